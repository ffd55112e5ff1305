// Shared by every document that names files after a library. ECMAScript 5, as CWL expressions are.

function isPaired(library) {
  return library.reads_2 !== null && library.reads_2 !== undefined;
}

function named(library, suffix) {
  return library.sample + "." + suffix;
}

// featureCounts wants 0, 1 or 2.
function strandCode(library) {
  return ["unstranded", "forward", "reverse"].indexOf(library.strandedness);
}

function isCompressed(file) {
  return /\.gz$/.test(file.basename);
}
