export const id = 774;
export const ids = [774];
export const modules = {

/***/ 5774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toCodeQuality: () => (/* binding */ toCodeQuality),
/* harmony export */   toSarifText: () => (/* binding */ toSarifText)
/* harmony export */ });
/* unused harmony export toSarif */
/* harmony import */ var _chunk_P43FWBZY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);
/* harmony import */ var _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5074);
/* harmony import */ var _chunk_YJHRKE4H_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3839);
/* harmony import */ var _chunk_QCQ6UTZ4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1358);
/* harmony import */ var _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6902);
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1763);
/* harmony import */ var _chunk_GS6PM3CY_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4742);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
var PROBLEM_HELP={"local-default":`*warning* \u2014 A default is a file in the repository. This is reported when the document is packed. A platform does not have the files of the
repository.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: File, default: {class: File, location: a.txt}}
+  a: File
 outputs: {}
\`\`\`

\`a.txt\`:

\`\`\`diff
 a
\`\`\`

> main.cwl:4:52 this names the file a.txt of the repository, which a platform does not have  
> Remove the default, or write under the stage in cwl-promote.yml: \`files: { "a.txt": ID_ON_THE_PLATFORM }\`.`,"bad-image":`*warning* \u2014 The name of a container image is not valid for docker. Repository names are in lower case, and have no scheme such
as \`docker://\`.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements:
   DockerRequirement:
-    dockerPull: quay.io/biocontainers/MultiQC:1.25
+    dockerPull: quay.io/biocontainers/multiqc:1.25
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:5:17 "quay.io/biocontainers/MultiQC:1.25" is not a valid image name for docker  
> Repository names have no capital letters. Look for quay.io/biocontainers/multiqc:1.25.`,"unpinned-image":`*warning* \u2014 A container image has neither a digest nor a tag other than latest. A tag can be moved to another
image, so the same description may run something else next month. The rule \`images\` of a [stage](../configuration.md#stages) checks names in the same
way.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
 requirements:
-  DockerRequirement: {dockerPull: ubuntu}
+  DockerRequirement: {dockerPull: "ubuntu:24.04"}
\`\`\`

> main.cwl:6:35 the image "ubuntu" has no tag, so it is always the newest image  
> Add a version, or better a digest: NAME@sha256:DIGEST.`,"unused-input":`*advice* \u2014 A value that a run sets does not reach the program. It has no binding, and no expression reads it. Files are not reported, because
they are in the folder where the tool runs, nor is a tool that uses none of its inputs.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
   reads: {type: File, inputBinding: {}}
   threads:
     type: int
+    inputBinding: {prefix: --threads}
 outputs: {}
\`\`\`

> main.cwl:5:3 the input "threads" is not used  
> Add inputBinding, read it in an expression, or remove it.`,"unused-value":`*off* \u2014 An input of a workflow or an expression is not used. No link leads from it, or no expression reads it, so its value changes nothing.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
-inputs: {threads: int}
+inputs: {}
 outputs: {}
 steps: {}
\`\`\`

> main.cwl:3:10 the input "threads" is not used  
> Use it, or remove it.`,"no-label":`*off* \u2014 A process has no label.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
+label: Sort reads
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:1:1 this CommandLineTool has no label`,"no-doc":`*off* \u2014 A process has no doc.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
+doc: Sorts reads by coordinate.
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:1:1 this CommandLineTool has no doc`,"output-without-glob":`*off* \u2014 A file output has neither a glob nor an outputEval. This is fine for a tool that writes \`cwl.output.json\`.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs:
-  o: File
+  o: {type: File, outputBinding: {glob: o.txt}}
\`\`\`

> main.cwl:5:3 the output "o" does not declare how to find its file  
> Add outputBinding with a glob, unless the tool writes cwl.output.json.`,policy:`*warning* \u2014 A document breaks a policy of its repository. The message and the severity are those of the
[policy](../policies.md), and its file is named below. Also reported, as an error, if a document is too large for a policy.

No example: a policy is a file of your repository, as in the examples of [policies.md](../policies.md).`,"import-cycle":`*error* \u2014 An import leads back to its own file. The message shows the path of the cycle.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {$import: inputs.yml}
 outputs: {}
\`\`\`

\`inputs.yml\`:

\`\`\`diff
-a: {$import: inputs.yml}
+a: string
\`\`\`

> inputs.yml:1:14 this import never ends: inputs.yml \u2192 inputs.yml  
> Remove one of the imports.`,"import-not-alone":`*error* \u2014 A map with an import has other fields.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  $import: inputs.yml
-  b: string
+  a: {$import: type.yml}
+  b: string
 outputs: {}
\`\`\`

\`inputs.yml\`:

\`\`\`diff
 a: string
\`\`\`

\`type.yml\`:

\`\`\`diff
 type: string
\`\`\`

> main.cwl:4:12 $import must be the only field, but there is also b  
> Remove the other fields, or use $mixin.`,"bad-mixin":"*error* \u2014 A mixin refers to something that is not a map. `$mixin` adds the fields next to it to those of a map. Use `$import` for anything else.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {$mixin: list.yml, doc: A}\n+  a: {$mixin: map.yml, doc: A}\n outputs: {}\n```\n\n`list.yml`:\n\n```diff\n - string\n```\n\n`map.yml`:\n\n```diff\n type: string\n```\n\n> main.cwl:4:15 $mixin needs a map, and this is not one  \n> Use $import for values that are not maps.","no-such-name":`*error* \u2014 A fragment does not match a name in the file.

\`\`\`diff
 cwlVersion: v1.2
 $graph:
 - id: main
   class: Workflow
   inputs: {a: string}
   outputs: []
   steps:
-    s: {run: "#tol", in: {x: a}, out: []}
+    s: {run: "#tool", in: {x: a}, out: []}
 - id: tool
   class: CommandLineTool
   inputs: {x: string}
   outputs: []
\`\`\`

> main.cwl:8:14 this $graph has no process named tol  
> It holds main, tool.`,"not-a-process":`*error* \u2014 A file does not contain a CWL process.

\`\`\`diff
-inputs: {}
+cwlVersion: v1.2
+class: CommandLineTool
+inputs: {}
+outputs: {}
\`\`\`

> main.cwl:1:1 this is not a CWL process: it has neither class nor cwlVersion  
> A CWL file begins with cwlVersion and class.`,"no-main":`*error* \u2014 None of several processes has the name main. This is reported if a step runs a file with several processes, or if you pack one, and none of them is \`main\`.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {}
 outputs: {}
 steps:
-  s: {run: tools.cwl, in: {}, out: []}
+  s: {run: "tools.cwl#two", in: {}, out: []}
\`\`\`

\`tools.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 $graph:
 - {id: one, class: CommandLineTool, inputs: {}, outputs: {}}
 - {id: two, class: CommandLineTool, inputs: {}, outputs: {}}
\`\`\`

> main.cwl:6:12 none of the 2 processes of this $graph is named main  
> Name one: tools.cwl#one`,"no-version":`*error* \u2014 cwlVersion is missing.

\`\`\`diff
+cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:1:1 cwlVersion is missing  
> Add the version, such as cwlVersion: v1.2.`,"old-version":`*error* \u2014 A document uses a draft of CWL that is no longer supported.

\`\`\`diff
-cwlVersion: draft-3
+cwlVersion: v1.0
 class: CommandLineTool
 inputs: []
 outputs: []
\`\`\`

> main.cwl:1:13 cwlVersion draft-3 is a draft, and only v1.0, v1.1, v1.2 are read  
> Upgrade the file with cwl-upgrader, then check it again.`,"unknown-version":`*error* \u2014 cwlVersion is not a known version.

\`\`\`diff
-cwlVersion: v7
+cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:1:13 cwlVersion v7 is not known; known are v1.0, v1.1, v1.2  
> Use the version that the file was written for.`,"no-class":`*error* \u2014 class is missing.

\`\`\`diff
 cwlVersion: v1.2
+class: CommandLineTool
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:1:1 class is missing  
> Use one of: CommandLineTool, ExpressionTool, Workflow, Operation.`,"run-cycle":`*error* \u2014 A workflow runs itself, directly or indirectly.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 requirements: {SubworkflowFeatureRequirement: {}}
 inputs: {a: string}
 outputs: {}
 steps:
-  s: {run: main.cwl, in: {a: a}, out: []}
+  s: {run: inner.cwl, in: {a: a}, out: []}
\`\`\`

\`inner.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {a: string}
 outputs: {}
 steps: {}
\`\`\`

> main.cwl:7:12 this workflow runs itself: main.cwl \u2192 main.cwl  
> CWL has no recursion; remove one of the steps.`,"prefixed-version":`*warning* \u2014 cwlVersion is written with the prefix of CWL.

\`\`\`diff
-cwlVersion: cwl:v1.0
+cwlVersion: v1.0
 class: CommandLineTool
 inputs: {}
 outputs: {}
 baseCommand: date
\`\`\`

> main.cwl:1:13 cwlVersion is written with the prefix "cwl:", which not every engine reads  
> Write cwlVersion: v1.0.`,"expression-as-key":`*warning* \u2014 An expression without quotes became the key of a map. In YAML a colon and a space end a key. CWL readers
accept such a key, and the expression is never evaluated.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {fast: boolean}
 outputs: {}
 arguments:
-- $(inputs.fast ? 1 : 9)
+- "$(inputs.fast ? 1 : 9)"
\`\`\`

> main.cwl:7:3 this expression is read as a key, because a colon and a space inside it end the key  
> Put the whole expression in quotes.`,"bare-reference":"*warning* \u2014 A parameter reference is written without $( and ), so it is text. The text names an input of the process,\nan attribute of `self` or a part of `runtime`, in a field that can have a reference. Brackets of other languages, as in `{{inputs.sample}}` and\n`$inputs.sample`, do not make a reference either.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {sample: string}\n outputs: {}\n-stdout: inputs.sample\n+stdout: $(inputs.sample)\n```\n\n> main.cwl:5:9 inputs.sample is text here, and is not replaced with a value  \n> Write $(inputs.sample).","unevaluated-expression":`*warning* \u2014 An expression, or text that continues one, is in a place where nothing is evaluated. The program gets it as it is written,
also in \`prefix\`, \`itemSeparator\` and defaults.

Two more cases are reported:

- A shell variable in EnvVarRequirement, as in \`PATH: $PATH:/opt/bin\`. No value is filled in.
- Text after the bracket that ends an expression, as in \`$(inputs.name) + '.txt'\` and \`$(inputs.reads).basename\`. Write other text directly after
  the bracket, and attributes inside it.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {threads: int}
 outputs: {}
-baseCommand: [sort, --parallel, $(inputs.threads)]
+baseCommand: [sort]
+arguments: [--parallel, $(inputs.threads)]
\`\`\`

> main.cwl:5:33 baseCommand is not evaluated: the program gets this text as written  
> Move it to arguments.`,"unbalanced-expression":`*error* \u2014 A parameter reference or expression is never closed.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {a: string}
 outputs: {}
-arguments: ["$(inputs.a"]
+arguments: ["$(inputs.a)"]
\`\`\`

> main.cwl:5:14 $( begins here and does not end  
> Close it and what is open within, or write \\$( if it is meant as text.`,"parameter-reference":`*error* \u2014 A parameter reference names something that does not exist.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
-arguments: [$(date)]
+arguments: [\\$(date)]
\`\`\`

> main.cwl:5:13 $(date) refers to date, and only inputs, self and runtime can be referred to  
> Write \\$(date) if it is meant as text.`,"undefined-input":`*error* \u2014 A parameter reference names an input that does not exist. "It is an error if the key does not match
the required type, or the key is not found" (CWL v1.2 CommandLineTool, "Parameter references").

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {reads: File}
 outputs: {}
-arguments: [$(inputs.read.path)]
+arguments: [$(inputs.reads.path)]
\`\`\`

> main.cwl:5:13 $(inputs.read.path) refers to the input read, which does not exist  
> Did you mean "reads"?`,"undefined-attribute":'*error* \u2014 A parameter reference reads an attribute that its value does not have. "It is an error if the key does not\nmatch the required type, or the key is not found or out of range" (CWL v1.2 CommandLineTool, "Parameter references").\n\nFiles, directories, lists, records, `runtime` and `self` are checked. Of several types, one must have the attribute. `metadata`, which platforms\nadd to files, is accepted. Files that `glob` finds have `contents` only with `loadContents`. Inputs may have it anyway.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {reads: File}\n outputs: {}\n-arguments: [$(inputs.reads.pathh)]\n+arguments: [$(inputs.reads.path)]\n```\n\n> main.cwl:5:13 $(inputs.reads.pathh) reads pathh of inputs.reads, which is File and has none  \n> Did you mean "path"?',"possible-attribute":`*warning* \u2014 A parameter reference reads an attribute that its value does not have; in JavaScript it is undefined.

Undefined is not a CWL value, so the run fails if it
is the whole result. Inside other code, only attributes of files on other values, and misspelt ones (\`nameRoot\`, \`lenght\`), are reported.

More cases are reported:

- the path of a file in a step or an ExpressionTool: "this field must not be used in any other context" than a CommandLineTool (CWL v1.2, "File")
- \`runtime.exitCode\` before v1.1
- \`contents\` of a file without \`loadContents\`
- an item of \`self\` that is beyond the sources of the step input
- code that reads anything of a \`self\` that is null, without checking it first

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {reads: "File[]"}
 outputs: {}
-arguments: [$(inputs.reads.basename)]
+arguments: ["$(inputs.reads.map(function (file) { return file.basename }).join(' '))"]
\`\`\`

> main.cwl:6:13 $(inputs.reads.basename) reads basename of inputs.reads, which is File[] and has none  
> Every item has its own. Give the list an inputBinding, or join the items in JavaScript.`,"optional-value":`*warning* \u2014 A parameter reference reads a value that may be null where null is not allowed. The run fails if the value is null.
The reference reads an attribute, or is the whole value
of a field that needs one: the name of a file, an environment variable, \`when\`, or \`outputEval\` and the \`valueFrom\` of a step if the type does not
allow null.

Not reported are bindings of optional inputs, which are evaluated only with a value, and JavaScript, which can check for null.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  known: {type: File?}
+  known: {type: File?, inputBinding: {prefix: --known}}
 outputs: {}
-arguments: [--known, $(inputs.known.path)]
\`\`\`

> main.cwl:6:22 $(inputs.known.path) reads path of inputs.known, which is null if a run does not set it  
> Make the input required, add an inputBinding, or check for null: $(inputs.known === null ? null : inputs.known.path), with InlineJavascriptRequirement.`,"null-in-text":`*warning* \u2014 An optional value inside a longer text becomes the word null. A reference is replaced with the text of its value, and null has a
text too. In an argument, the name of a file or a script that is seldom meant.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  tag: {type: string?}
+  tag: {type: string?, inputBinding: {prefix: --tag=, separate: false}}
 outputs: {}
-arguments: [--tag=$(inputs.tag)]
\`\`\`

> main.cwl:6:19 inputs.tag becomes the word null in this text if a run does not set it  
> Make the input required, add a default, or check for null: $(inputs.tag === null ? '' : inputs.tag), with InlineJavascriptRequirement.`,"possible-input":`*warning* \u2014 JavaScript reads an input that does not exist. It is \`undefined\` when the code runs, and the code may handle that.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {threads: int}
 outputs: {}
-arguments: [$(inputs.thread * 2)]
+arguments: [$(inputs.threads * 2)]
\`\`\`

> main.cwl:6:15 the code reads inputs.thread, and there is no input thread  
> Did you mean "threads"?`,"expression-type":`*warning* \u2014 The value of a parameter reference does not match the type of its field. Text around a reference is reported too
if the field needs a number. The run fails, except for \`enableReuse\`, which the reference implementation does not check. A file inside a text
becomes JSON. Only types that never match are reported. A null that makes the run fail is reported as \`optional-value\`.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {reads: File}
 outputs: {}
-stdin: $(inputs.reads)
+stdin: $(inputs.reads.path)
\`\`\`

> main.cwl:5:8 stdin must be text, but $(inputs.reads) is File  
> Write $(inputs.reads.path).`,"too-many-expressions":`*error* \u2014 A process has more JavaScript expressions than the limit. Raise \`limits.expressions\` if the document is right.

With \`limits.expressions: 2\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {a: int}
 outputs: {}
 arguments:
 - $(inputs.a + 1)
 - $(inputs.a + 2)
-- $(inputs.a + 3)
+- $(inputs.a)
\`\`\`

> main.cwl:9:3 the process has more than 2 expressions  
> Raise \`limits.expressions\` in cwl-promote.yml, or in the \`limits\` of the run, if the document is right.`,"too-much-javascript":`*error* \u2014 A document has more JavaScript than the limit. Libraries and expressions are checked up to the limit. Raise
\`limits.javascript-length\` if the document is right.

With \`limits.javascript-length: 20\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {a: int}
 outputs: {}
-arguments: [$(inputs.a + inputs.a + inputs.a)]
+arguments: [$(3 * inputs.a)]
\`\`\`

> main.cwl:6:13 the document reaches more JavaScript than the limit of 20 characters, where many names or named groups count extra; from here on, none of it is checked  
> Raise \`limits.javascript-length\` in cwl-promote.yml, or in the \`limits\` of the run, if the document is right.`,"javascript-syntax":`*error* \u2014 An expression is not valid JavaScript. Expressions run in strict mode.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {a: int}
 outputs: {}
-arguments: [$(inputs.a +)]
+arguments: [$(inputs.a + 1)]
\`\`\`

> main.cwl:6:24 not JavaScript: it ends too early  
> Something is missing at its end: a value, or what closes a bracket or a text.`,"strict-mode":`*warning* \u2014 JavaScript is not valid in strict mode, in which CWL runs it. Not every engine does so: the same file runs on one and fails
on another.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {threads: int}
 outputs: {}
 arguments:
-- \${ var arguments = [inputs.threads]; return arguments[0] }
+- \${ var values = [inputs.threads]; return values[0] }
\`\`\`

> main.cwl:7:10 strict mode, in which CWL runs JavaScript, does not allow this: binding arguments  
> Give the variable another name.`,"no-return":`*warning* \u2014 JavaScript in braces returns nothing. The text between \`\${\` and \`}\` is the body of a function, and its value is what it
returns.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {threads: int}
 outputs: {}
 arguments:
-- \${ inputs.threads * 2 }
+- $(inputs.threads * 2)
\`\`\`

> main.cwl:7:3 this JavaScript returns nothing, and an expression must give a value  
> Write $(inputs.threads * 2).`,"unreturned-output":`*warning* \u2014 The code of an ExpressionTool returns an object without one of the outputs, or a value that is not an object. It "must
return a plain Javascript object which matches the output parameters" (CWL v1.2 Workflow, "ExpressionTool"). In the
reference implementation the run fails only as a step of a workflow.

Code is checked if it ends with that object, or is only a value, a list or a parameter reference.

\`\`\`diff
 cwlVersion: v1.2
 class: ExpressionTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {reads: "File[]"}
 outputs: {count: int}
-expression: '$({number: inputs.reads.length})'
+expression: '$({count: inputs.reads.length})'
\`\`\`

> main.cwl:6:16 the code returns an object without the key "count", but the output "count" accepts int  
> Add the key, or make the output optional.`,"undeclared-name":`*warning* \u2014 JavaScript uses a name that is not declared. Expressions run in strict mode, where this fails. It is reported if the process
itself requires InlineJavascriptRequirement. Every word of an \`expressionLib\` counts as declared.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {cores: int}
 outputs: {}
 arguments:
 - |
   \${
-    threads = inputs.cores * 2;
+    var threads = inputs.cores * 2;
     return threads;
   }
\`\`\`

> main.cwl:9:5 the code assigns a value to threads, which is not declared  
> Declare it: var threads. Expressions run in strict mode, where this fails.`,"newer-javascript":`*off* \u2014 JavaScript is newer than the version that CWL requires. CWL requires ECMAScript 5.1. Engines may refuse
newer code. Code longer than 600,000 characters is not checked.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs: {a: "int[]"}
 outputs: {}
-arguments: ["\${ return inputs.a.map(x => x + 1) }"]
+arguments: ["\${ return inputs.a.map(function (x) { return x + 1 }) }"]
\`\`\`

> main.cwl:6:40 this is newer than ECMAScript 5.1, the JavaScript of CWL  
> Most engines run it, and some do not.`,"lone-backslash":`*warning* \u2014 Before CWL v1.2, engines differ on a backslash in a text with an expression.

\`\`\`diff
-cwlVersion: v1.0
+cwlVersion: v1.2
 class: CommandLineTool
 inputs: {sample: string}
 outputs: {}
 baseCommand: printf
 arguments: ['name\\t$(inputs.sample)\\n']
\`\`\`

> main.cwl:6:18 CWL v1.0 does not define a backslash in a text with an expression: cwltool drops it, but Seven Bridges keeps it  
> Write the text without a backslash, or raise cwlVersion to v1.2, where every backslash is kept.`,"no-such-file":`*error* \u2014 A file that the document refers to does not exist.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: {$import: input.yml}
+inputs: {$import: inputs.yml}
 outputs: {}
\`\`\`

\`inputs.yml\`:

\`\`\`diff
 a: string
\`\`\`

> main.cwl:3:19 there is no file input.yml  
> Did you mean "inputs.yml"?`,"outside-repository":`*error* \u2014 A path leaves the repository.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {a: string}
 outputs: {}
 steps:
-  s: {run: ../tool.cwl, in: {x: a}, out: []}
+  s: {run: tool.cwl, in: {x: a}, out: []}
\`\`\`

\`tool.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {x: string}
 outputs: {}
\`\`\`

> main.cwl:6:12 ../tool.cwl is outside the repository  
> Only files inside the repository are read.`,unreadable:`*error* \u2014 A file cannot be read, or is not a regular file. It may be a folder, a device or a pipe, its permissions may forbid reading, or Git LFS has not fetched its content.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: {$import: types}
+inputs: {$import: types/inputs.yml}
 outputs: {}
\`\`\`

\`types/inputs.yml\`:

\`\`\`diff
 a: string
\`\`\`

> main.cwl:3:19 types is not a regular file  
> Only regular files are read.`,"not-utf8":`*error* \u2014 A file is not valid UTF-8. The location is that of the first invalid byte.

With the byte E9, which is \xE9 in Latin-1, for \`\\xE9\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-label: r\\xE9sum\\xE9
+label: r\xE9sum\xE9
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:3:9 main.cwl is not valid UTF-8 (first invalid byte: 49)  
> Save the file as UTF-8.`,"too-large":"*error* \u2014 A file is larger than the limit. Raise `limits.file-bytes` if the file is right.\n\nWith `limits.file-bytes: 70`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-doc: far too much to be said of so little\n```\n\n> main.cwl:1:1 main.cwl has 105 bytes, more than the limit of 70  \n> Raise `limits.file-bytes` in cwl-promote.yml, or in the `limits` of the run, if the file is right.","too-many-files":"*error* \u2014 A document reaches more files than the limit. Raise `limits.files` if the document is right.\n\nWith `limits.files: 2`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n   a: {$import: a.yml}\n-  b: {$import: b.yml}\n+  b: {$import: a.yml}\n outputs: {}\n```\n\n`a.yml`:\n\n```diff\n type: string\n```\n\n`b.yml`:\n\n```diff\n type: string\n```\n\n> main.cwl:5:16 the document reaches more files than the limit of 2  \n> Raise `limits.files` in cwl-promote.yml, or in the `limits` of the run, if the document is right.","too-many-bytes":"*error* \u2014 All files that a document reaches are together larger than the limit. Raise `limits.total-bytes` if the document is right.\n\nWith `limits.total-bytes: 120`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {$import: inputs.yml}\n outputs: {}\n```\n\n`inputs.yml`:\n\n```diff\n a: string\n-b: {type: string, doc: more than there is room for}\n```\n\n> main.cwl:3:19 the files that the document reaches have together more bytes than the limit of 120  \n> Raise `limits.total-bytes` in cwl-promote.yml, or in the `limits` of the run, if the document is right.","remote-reference":`*error* \u2014 A reference leads to another machine, which is not allowed.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {a: string}
 outputs: {}
 steps:
-  s: {run: "https://example.com/tool.cwl", in: {x: a}, out: []}
+  s: {run: tool.cwl, in: {x: a}, out: []}
\`\`\`

\`tool.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {x: string}
 outputs: {}
\`\`\`

> main.cwl:6:12 https://example.com/tool.cwl is on another machine, and only files of the repository are read  
> Copy the file into the repository, or allow its host with \`allow-remote\`.`,"remote-unreadable":`*error* \u2014 A document on another machine could not be read. No connection was made, there was no answer, or it took too long. \`remote\` in the
[configuration](../configuration.md#documents-of-other-machines) sets the allowed hosts and the time limit.

With \`allow-remote: docs.example.org\`:

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {a: string}
 outputs: {}
 steps:
-  s: {run: "https://docs.example.org/v1.2.0/tol.cwl", in: {x: a}, out: []}
+  s: {run: "https://docs.example.org/v1.2.0/tool.cwl", in: {x: a}, out: []}
\`\`\`

\`https://docs.example.org/v1.2.0/tool.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {x: string}
 outputs: {}
\`\`\`

> main.cwl:6:12 https://docs.example.org/v1.2.0/tol.cwl cannot be read: docs.example.org answered 404  
> Is the address right? Only what everyone may read can be read: no credentials are sent.`,"mutable-reference":`*warning* \u2014 A document on another machine may change, because its address does not name a commit or a version. What you plan today
may then differ from what you promote tomorrow.

With \`allow-remote: docs.example.org\`:

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {a: string}
 outputs: {}
 steps:
-  s: {run: "https://docs.example.org/main/tool.cwl", in: {x: a}, out: []}
+  s: {run: "https://docs.example.org/v1.2.0/tool.cwl", in: {x: a}, out: []}
\`\`\`

\`https://docs.example.org/main/tool.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {x: string}
 outputs: {}
\`\`\`

\`https://docs.example.org/v1.2.0/tool.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {x: string}
 outputs: {}
\`\`\`

> main.cwl:6:12 https://docs.example.org/main/tool.cwl does not name a commit or a version, so the plan may differ from what is promoted  
> Replace the branch with the hash of a commit, or with a version.`,"bad-reference":`*error* \u2014 A reference has an unsupported form.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: {$import: [inputs.yml]}
+inputs: {$import: inputs.yml}
 outputs: {}
\`\`\`

\`inputs.yml\`:

\`\`\`diff
 a: string
\`\`\`

> main.cwl:3:19 $import needs the path of a file  
> Write it as text.`,"unencoded-reference":`*warning* \u2014 A reference has a sign that must be percent-encoded. The file is read here, but other readers take the text as an
address. There, a colon ends the scheme, and a question mark begins a query.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {}
 outputs: {}
 steps:
-  s: {run: "sort:1.cwl", in: {}, out: []}
+  s: {run: "sort%3A1.cwl", in: {}, out: []}
\`\`\`

\`sort:1.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
 baseCommand: sort
\`\`\`

> main.cwl:6:12 other readers take "sort:1.cwl" as an address, in which a colon ends the scheme  
> Write sort%3A1.cwl, or give the file another name.`,"unresolved-source":`*error* \u2014 A source is neither an input of the workflow nor an output of a step.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {reads: File}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {x: File}, outputs: {}}
-    in: {x: read}
+    in: {x: reads}
     out: []
\`\`\`

> main.cwl:8:13 the input x of the step s has the source "read", which is neither an input of the workflow nor an output of a step  
> Did you mean "reads"?`,"unresolved-scatter":`*error* \u2014 scatter names something that is not an input of its step.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 requirements: {ScatterFeatureRequirement: {}}
 inputs: {reads: "File[]"}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {x: Any}, outputs: {}}
     in: {x: reads}
-    scatter: reads
+    scatter: x
     out: []
\`\`\`

> main.cwl:10:14 the step s scatters over "reads", which is not an input of the step  
> Name an input that is written under in.`,"unknown-step-input":`*warning* \u2014 A step sets an input that its process does not declare. The specification allows it, but it is often a
spelling mistake. An input that an expression of the step reads is not reported.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {a: int}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {threads: int?}, outputs: {}}
-    in: {thread: a}
+    in: {threads: a}
     out: []
\`\`\`

> main.cwl:8:10 the step s sets "thread", which its process does not have  
> Did you mean "threads"?`,"unknown-step-output":`*error* \u2014 A step lists an output that its process does not have.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {}, outputs: {bam: File}}
     in: {}
-    out: [bams]
+    out: [bam]
\`\`\`

> main.cwl:9:11 the step s lists the output "bams", which its process does not have  
> Did you mean "bam"?`,"no-output-source":`*warning* \u2014 An output of a workflow has no source. Its value is always null. By the specification the run fails if the
type does not allow null. The reference implementation returns null anyway.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {a: File}
 outputs:
-  b: File
+  b: {type: File, outputSource: s/bam}
 steps:
   s:
     run: {class: Operation, inputs: {a: File}, outputs: {bam: File}}
     in: {a: a}
     out: [bam]
\`\`\`

> main.cwl:5:3 the output "b" has no outputSource, so it gets no value  
> Set outputSource to an output of a step, as STEP/OUTPUT, or remove the output.`,"missing-input":`*error* \u2014 A step does not set a required input of its process, or sets no list to scatter over.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {a: string}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {x: string}, outputs: {}}
-    in: {}
+    in: {x: a}
     out: []
\`\`\`

> main.cwl:8:5 the step s does not set "x", which its process requires  
> Write x: SOURCE under in of the step, or give it a default in its process.`,"commented-source":`*warning* \u2014 A source without quotes begins with a number sign, so it is a comment. A number sign after a space begins a comment of YAML.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {reads: "File?"}
 outputs: {}
 steps:
   sort:
     run: {class: Operation, inputs: {x: "File?"}, outputs: {}}
     in:
-      x: #reads
+      x: reads
     out: []
\`\`\`

> main.cwl:9:7 the input x of the step sort has no source: "#reads" is a comment, because a number sign after a space begins one  
> Write reads, or put it in quotes.`,"incompatible-types":`*error* \u2014 The value of a source can never match the type of its sink. Scatter, \`linkMerge\`, \`pickValue\`, \`when\` and defaults are taken into account.
\`pickValue: all_non_null\` always gives a list. With \`valueFrom\`, the only check is that a scattered value is a list.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
-inputs: {a: long}
+inputs: {a: int}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {x: int}, outputs: {}}
     in: {x: a}
     out: []
\`\`\`

> main.cwl:8:13 "a" gives long, but the input x of the step s accepts int  
> Use another source, or make the value with valueFrom or in a separate step.`,"possible-types":`*warning* \u2014 The value of a source does not always match the type of its sink. The run fails on a value that does not match: null for an
optional value, or one of several types. The reference implementation does not check outputs of the workflow.

A null is not reported if the step is skipped then: its condition \`when\` reads the value, or another input with the same source.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
-inputs: {a: string?}
+inputs: {a: string}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {x: string}, outputs: {}}
     in: {x: a}
     out: []
\`\`\`

> main.cwl:8:13 "a" gives string?, but the input x of the step s accepts only string  
> Add a source to pick from with pickValue, give a default, or make it optional.`,"conditional-source":`*warning* \u2014 A step that may be skipped gives null where a value is required. It is not reported if the receiving step is
skipped under the same condition with the same sources.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {go: boolean}
-outputs: {o: {type: File, outputSource: s/y}}
+outputs: {o: {type: File?, outputSource: s/y}}
 steps:
   s:
     run: {class: Operation, inputs: {}, outputs: {y: File}}
     in: {go: go}
     when: $(inputs.go)
     out: [y]
\`\`\`

> main.cwl:4:41 "s/y" comes from a step that may be skipped and then gives null, but the output o accepts File  
> Add a source to pick from with pickValue, or make it optional.`,"missing-secondary-files":`*warning* \u2014 A source does not have the secondary files that a step needs or an output declares. Only outputs that a tool finds with \`glob\` are checked.
\`.bai\` and \`^.bai\` count as the same.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {}
 outputs: {}
 steps:
   sort:
     run:
       class: CommandLineTool
       inputs: {}
-      outputs: {bam: {type: File, outputBinding: {glob: x.bam}}}
+      outputs: {bam: {type: File, outputBinding: {glob: x.bam}, secondaryFiles: [.bai]}}
     in: {}
     out: [bam]
   call:
     run:
       class: CommandLineTool
       inputs: {bam: {type: File, secondaryFiles: [.bai]}}
       outputs: {}
     in: {bam: sort/bam}
     out: []
\`\`\`

> main.cwl:18:15 the input bam of the step call needs the secondary files .bai, but "sort/bam" does not have them  
> Declare them as secondaryFiles of that output, or make them optional for the step.`,"undeclared-secondary-files":`*warning* \u2014 Steps need secondary files of an input of their workflow, which the input does not declare. The reference implementation looks for
secondary files only if the workflow declares them, so the step fails. The run works if the files are listed by hand, or if a workflow around
this one declares them.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs:
-  bam: File
+  bam: {type: File, secondaryFiles: [.bai]}
 outputs: {}
 steps:
   call:
     run:
       class: CommandLineTool
       inputs: {bam: {type: File, secondaryFiles: [.bai]}}
       outputs: {}
     in: {bam: bam}
     out: []
\`\`\`

> main.cwl:4:3 the input "bam" does not declare the secondary files .bai, which the step "call" needs  
> Add secondaryFiles: [".bai"] to it, or make them optional for the steps.`,"incompatible-format":`*warning* \u2014 A step needs files of a format that its source does not have. The reference implementation ends such a
run, also if the file has no format. Some platforms do not compare formats. It is reported if both formats are addresses. With \`$schemas\` one format
can be a subclass of another, so only files without a format are reported.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 $namespaces: {edam: "http://edamontology.org/"}
 inputs: {}
 outputs: {}
 steps:
   sort:
     run:
       class: CommandLineTool
       inputs: {}
-      outputs: {bam: {type: File, outputBinding: {glob: x.bam}}}
+      outputs: {bam: {type: File, outputBinding: {glob: x.bam}, format: edam:format_2572}}
     in: {}
     out: [bam]
   call:
     run:
       class: CommandLineTool
       inputs: {bam: {type: File, format: edam:format_2572}}
       outputs: {}
     in: {bam: sort/bam}
     out: []
\`\`\`

> main.cwl:19:15 the input bam of the step call needs files of the format edam:format_2572, but "sort/bam" has none  
> If its files have that format, declare it for that output: format: edam:format_2572.`,"data-cycle":`*error* \u2014 Steps wait for each other in a cycle.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {a: File}
 outputs: {}
 steps:
-  s: {run: tool.cwl, in: {x: t/y}, out: [y]}
+  s: {run: tool.cwl, in: {x: a}, out: [y]}
   t: {run: tool.cwl, in: {x: s/y}, out: [y]}
\`\`\`

\`tool.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 class: Operation
 inputs: {x: File}
 outputs: {y: File}
\`\`\`

> main.cwl:7:30 these steps wait for each other: s \u2192 t \u2192 s  
> Remove one of the links.`,"no-scatter-method":`*error* \u2014 A step scatters over several inputs without a method.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 requirements: {ScatterFeatureRequirement: {}}
 inputs: {a: "string[]", b: "string[]"}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {x: string, y: string}, outputs: {}}
     in: {x: a, y: b}
     scatter: [x, y]
+    scatterMethod: dotproduct
     out: []
\`\`\`

> main.cwl:10:14 the step s scatters over 2 inputs, but has no scatterMethod  
> Add scatterMethod: dotproduct, nested_crossproduct or flat_crossproduct.`,"missing-requirement":`*error* \u2014 A feature is used without the requirement that permits it. "ScatterFeatureRequirement must be specified in the workflow
or workflow step requirements" (CWL v1.2 Workflow). The same holds for SubworkflowFeatureRequirement, and for SchemaDefRequirement with a type of
another file.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
+requirements: {ScatterFeatureRequirement: {}}
 inputs: {a: "string[]"}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {x: string}, outputs: {}}
     in: {x: a}
     scatter: x
     out: []
\`\`\`

> main.cwl:9:5 the step s scatters, which needs ScatterFeatureRequirement  
> Add ScatterFeatureRequirement: {} under requirements.`,"undeclared-feature":`*warning* \u2014 A feature is used without the requirement that declares it. InlineJavascriptRequirement,
MultipleInputFeatureRequirement or StepInputExpressionRequirement is missing. Many documents run without it, because a workflow
around them or the platform permits the feature.

Two more cases are reported:

- In CWL v1.1 or v1.2, an expression reads the \`listing\` of a directory, but neither \`loadListing\` nor LoadListingRequirement requests it. In v1.0 engines always list.
- In CWL v1.1 or v1.2, a program that downloads files, such as \`wget\`, has no NetworkAccess. "tools must not assume network access" without it
  (CWL v1.2 CommandLineTool, "NetworkAccess").

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
+requirements: {InlineJavascriptRequirement: {}}
 inputs: {a: int}
 outputs: {}
 arguments: [$(inputs.a + 1)]
\`\`\`

> main.cwl:5:13 $(inputs.a + 1) is not a parameter reference but JavaScript, which needs InlineJavascriptRequirement  
> Add InlineJavascriptRequirement: {} under requirements, or write \\$( if it is meant as text.`,"empty-name":`*error* \u2014 A name is empty. Nothing can refer to it.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-- {id: "", type: string}
+- {id: a, type: string}
 outputs: []
\`\`\`

> main.cwl:4:8 the name of this input is empty  
> Write a name.`,"duplicate-id":`*error* \u2014 Two parameters, steps or types have the same name. "The value of the \`id\` field must be unique over the entire document" (CWL v1.2, "Identifiers").

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
 - {id: a, type: string}
-- {id: a, type: int}
+- {id: b, type: int}
 outputs: []
\`\`\`

> main.cwl:5:8 the input "a" is defined twice; the first is on line 4  
> Rename one of the two.`,"same-name":`*off* \u2014 An output has the same name as an input.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 baseCommand: touch
 inputs: {log: {type: string, inputBinding: {}}}
 outputs:
-  log: {type: File, outputBinding: {glob: $(inputs.log)}}
+  log_file: {type: File, outputBinding: {glob: $(inputs.log)}}
\`\`\`

> main.cwl:6:3 the output "log" has the same name as an input, so both have the same identifier  
> Rename one of the two.`,"packed-too-large":"*error* \u2014 The packed description is larger than the limit. This is reported when the document is packed. The message names the\nlargest parts. Raise `limits.packed-bytes` if the document is right.\n\nWith `limits.packed-bytes: 90`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-doc: far too much to be said of so little\n```\n\n> main.cwl:1:1 the packed description would have 117 bytes, more than the limit of 90; the largest parts are main.cwl (117 bytes)  \n> Split the workflow, or raise `limits.packed-bytes` in cwl-promote.yml (with `pack`, also `--max-bytes`).","packed-too-deep":`*error* \u2014 The packed description is nested too deeply for JSON readers. This is reported when the document is packed.

No example: it needs hundreds of types or workflows, each inside the one before.`,"cannot-upgrade":`*error* \u2014 A document has another meaning, or is invalid, in the version that its workflow needs. This is reported when
the document is packed.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {}
 outputs: {}
 steps:
   s: {run: tool.cwl, in: {}, out: []}
\`\`\`

\`tool.cwl\`:

\`\`\`diff
 cwlVersion: v1.0
 class: CommandLineTool
 inputs: {given: {type: string, default: done}}
 outputs:
-  state: {type: string, outputBinding: {outputEval: done}}
+  state: {type: string, outputBinding: {outputEval: $(inputs.given)}}
\`\`\`

> tool.cwl:5:53 this v1.0 document is part of a v1.2 description, and in v1.2 outputEval must be an expression, and this is the text "done"  
> Rewrite tool.cwl for v1.2.`,"dropped-binding":`*warning* \u2014 A binding that later versions do not have is left out of a packed description. This is reported
when the document is packed.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {sample: string}
 outputs: {}
 steps:
   s: {run: tool.cwl, in: {name: sample}, out: []}
\`\`\`

\`tool.cwl\`:

\`\`\`diff
 cwlVersion: v1.0
 class: ExpressionTool
 requirements: {InlineJavascriptRequirement: {}}
 inputs:
-  name: {type: string, inputBinding: {position: 1}}
+  name: string
 outputs: {}
 expression: \${ return {} }
\`\`\`

> tool.cwl:5:24 inputBinding has no effect here in CWL v1.0 and does not exist in later versions, so the packed description leaves it out  
> Remove inputBinding.`,"dropped-schema":`*warning* \u2014 A schema file in the repository cannot be part of a packed description. This is reported when the
document is packed.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 $namespaces: {f: "http://example.org/formats/"}
-$schemas: [formats.ttl]
+$schemas: [http://example.org/formats.ttl]
 inputs: {text: {type: File, format: f:plain, inputBinding: {}}}
 outputs: {}
 baseCommand: wc
\`\`\`

\`formats.ttl\`:

\`\`\`diff
 <http://example.org/formats/table> a <http://example.org/formats/plain> .
\`\`\`

> main.cwl:4:12 the packed description cannot hold formats.ttl, so a run of it compares formats without that schema and may refuse a file of a subclass  
> Publish the schema and name it by its address, or list every accepted format in the field format.`,"unknown-class":`*error* \u2014 The class does not exist. Put extensions, which have a prefix, under \`hints\`: a platform must refuse a requirement that it does
not know.

\`\`\`diff
 cwlVersion: v1.2
-class: CommandlineTool
+class: CommandLineTool
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:2:8 CommandlineTool is not a process class in CWL v1.2  
> Did you mean "CommandLineTool"?`,"wrong-class":`*error* \u2014 A process has the fields of another class. No other problem of this process is reported, because the others follow from its class.

\`\`\`diff
 cwlVersion: v1.2
-class: Workflow
+class: CommandLineTool
 baseCommand: samtools
 arguments: [view]
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:2:8 the class is Workflow, and baseCommand and arguments are fields of CommandLineTool only  
> Write class: CommandLineTool.`,"missing-field":`*error* \u2014 A required field is missing.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {}
 outputs: {}
+steps: {}
\`\`\`

> main.cwl:1:1 Workflow needs the field "steps": a list of maps (WorkflowStep)  
> If there is nothing to list, write steps: [].`,"unknown-field":`*error* \u2014 An object has a field that does not exist in CWL.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-input: {}
+inputs: {}
 outputs: {}
\`\`\`

> main.cwl:3:1 CommandLineTool has no field "input"  
> Did you mean "inputs"?`,"later-version":`*error* \u2014 A field or class needs a later version of CWL than the document declares.

\`\`\`diff
-cwlVersion: v1.1
+cwlVersion: v1.2
 class: Operation
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:2:8 class Operation came with v1.2, and this is v1.1  
> Raise cwlVersion, or use another class.`,"wrong-type":`*error* \u2014 A field has a value of the wrong kind.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: none
+inputs: {}
 outputs: {}
\`\`\`

> main.cwl:3:9 "inputs" must be a list of maps (CommandInputParameter), but is the text "none"`,"unknown-type":`*error* \u2014 A type schema has an unknown type.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: {type: arry, items: string}}
+  a: {type: {type: array, items: string}}
 outputs: {}
\`\`\`

> main.cwl:4:20 "arry" is not a type that "type" of CommandInputParameter can have  
> Did you mean "array"?`,"too-many-problems":`*warning* \u2014 A process has more problems with one code than are reported. At most 500 problems of each code and severity are reported, and 10,000 for one document with
all files that it uses. Errors are found even after many warnings.

No example: it needs 500 mistakes.`,"invalid-structure":`*error* \u2014 An object does not match the schema of its class. This is reported only if no other message describes the mistake. Please report such a document.

No example: no known document gets it.`,"hint-without-class":`*warning* \u2014 A hint has no class.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
 hints:
-- {clas: DockerRequirement, dockerPull: "debian:12.5"}
+- {class: DockerRequirement, dockerPull: "debian:12.5"}
\`\`\`

> main.cwl:6:3 this hint has no class, so no engine knows what it is  
> Add its class.`,"unknown-hint":`*warning* \u2014 The class of a hint is not one of CWL, but nearly one. Engines ignore hints that they do not know: with this one, the program would
run outside of its container. Hints with quite another name are not reported, because they may be of one engine.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
 hints:
-  DockerRequirment: {dockerPull: "debian:12.5"}
+  DockerRequirement: {dockerPull: "debian:12.5"}
\`\`\`

> main.cwl:6:3 "DockerRequirment" is not a hint of CWL, so engines ignore it  
> Did you mean "DockerRequirement"?`,"relative-format":`*warning* \u2014 A format is not an address, so no file has it. Formats are addresses, such as those of EDAM. A text without a prefix is relative to
the folder of its file.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 $namespaces: {edam: "http://edamontology.org/"}
-inputs: {reads: {type: File, format: format_2572}}
+inputs: {reads: {type: File, format: "edam:format_2572"}}
 outputs: {}
\`\`\`

> main.cwl:4:38 the format "format_2572" has no prefix, so it is an address next to this file, which no file has as its format  
> Did you mean "edam:format_2572"?`,"undeclared-prefix":`*warning* \u2014 A field, an identifier or the class of a hint has a prefix that $namespaces does not declare. Engines know
their own hints by the address of the prefix, and ignore a hint without one. Seven Bridges reads hints with \`sbg:\` anyway, so these are not reported.

\`\`\`diff
 cwlVersion: v1.2
+$namespaces: {sbg: "https://example.com/sbg#"}
 class: CommandLineTool
 inputs: {}
 outputs: {}
 sbg:license: MIT
\`\`\`

> main.cwl:5:1 "sbg:license" has the prefix "sbg", which is not declared  
> Declare it: $namespaces: {sbg: https://sevenbridges.com}.`,"missing-schema":`*warning* \u2014 $schemas names a file of the repository that does not exist. Such files define which formats are subclasses of others.
Without the file, formats are compared by name only.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {a: {type: File, format: "http://example.com/formats#bam"}}
 outputs: {}
-$schemas: [format.owl]
+$schemas: [formats.owl]
\`\`\`

\`formats.owl\`:

\`\`\`diff
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>
\`\`\`

> main.cwl:5:12 $schemas names the file "format.owl", which does not exist  
> Correct the path, which is relative to the file that contains it, or remove it.`,"duplicate-requirement":`*error* \u2014 A requirement occurs twice in one list. It is a warning if both have the same fields or one has none, and in hints. Packing keeps
the one with fields.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
 requirements:
-- {class: ResourceRequirement, coresMin: 2}
-- {class: ResourceRequirement, ramMin: 4000}
+- {class: ResourceRequirement, coresMin: 2, ramMin: 4000}
\`\`\`

> main.cwl:7:11 ResourceRequirement is in this list twice  
> Merge the two.`,"mixed-versions":`*off* \u2014 A workflow runs a process of a newer version of CWL than its own. An engine that knows the version of the workflow may not know
the version of the tool. A packed description has the newest version for all.

\`\`\`diff
-cwlVersion: v1.0
+cwlVersion: v1.2
 class: Workflow
 inputs: {}
 outputs: {}
 steps:
   s: {run: tool.cwl, in: {}, out: []}
\`\`\`

\`tool.cwl\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
\`\`\`

> main.cwl:6:12 the step s runs a process of CWL v1.2, but the workflow has v1.0  
> Raise cwlVersion of the workflow to v1.2.`,"bad-test":`*error* \u2014 A test does not have the form that cwltest reads.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 baseCommand: "true"
 inputs: {}
 outputs: {}
\`\`\`

\`tests.yml\`:

\`\`\`diff
 - id: runs
   tool: main.cwl
-  outputs: {}
+  output: {}
\`\`\`

> tests.yml:3:3 a test has no field "outputs". Did you mean "output"?  
> The fields are id, short_name, label, doc, tool, job, output, should_fail, tags.`,"test-job":`*error* \u2014 The job of a test does not match the inputs of its tool.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 baseCommand: echo
 inputs: {times: {type: int, inputBinding: {}}}
 outputs: {}
\`\`\`

\`tests.yml\`:

\`\`\`diff
 - id: runs
   tool: main.cwl
-  job: {times: "3"}
+  job: {times: 3}
   output: {}
\`\`\`

> tests.yml:3:16 the value of the input "times" does not match its type: this is the text "3", and the type is int  
> Remove the quotes, or change the type.`,"test-output":`*error* \u2014 A test expects an output that its tool does not have.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 baseCommand: "true"
 inputs: {}
 outputs: {}
\`\`\`

\`tests.yml\`:

\`\`\`diff
 - id: runs
   tool: main.cwl
-  output: {log: null}
+  output: {}
\`\`\`

> tests.yml:3:12 the tool has no output "log"  
> It has no outputs.`,"missing-in-dockstore":"*warning* \u2014 An app or a test of the configuration is missing in .dockstore.yml.\n\n`validate` compares the `apps` and `tests` of the configuration with a `.dockstore.yml` that is there. If an app should not be in Dockstore, write\n`checks: {levels: {missing-in-dockstore: off}}`. [Dockstore and pages of apps](../how-to/dockstore-and-pages.md) shows how to write the file.\n\nNo example: it needs a configuration and a file for Dockstore.","space-in-program":`*warning* \u2014 baseCommand is one text with spaces in it, or empty, but one text names one program.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
-baseCommand: samtools sort
+baseCommand: [samtools, sort]
\`\`\`

> main.cwl:5:14 "samtools sort" is read as the name of one program, including the spaces  
> Write a list: ["samtools", "sort"].`,"quoted-operator":'*warning* \u2014 A shell operator is quoted, so it is passed as text. Under ShellCommandRequirement each argument is quoted unless\nit has `shellQuote: false`. cwltool does not quote an argument that is only an operator,\nsuch as `|`, `>>`, `&>` or `&&` (it does quote `2>&1` and `> out.txt`). So such tools fail with an engine that follows the specification.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n requirements: {ShellCommandRequirement: {}}\n inputs: {}\n outputs: {}\n baseCommand: [sort, names.txt]\n arguments:\n-- "|"\n+- {shellQuote: false, valueFrom: "|"}\n - uniq\n```\n\n> main.cwl:8:3 by the CWL specification, the shell gets "|" in quotes, so the program before it reads it as text  \n> Write it as {shellQuote: false, valueFrom: "|"}.',"script-quotes":`*warning* \u2014 Engines differ on whether a shell gets a script in quotes. This happens under ShellCommandRequirement, for the text after \`-c\` or
\`-e\`. With \`shellQuote: false\`, all engines pass on the text as it is written.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements: {ShellCommandRequirement: {}}
 inputs: {}
 outputs: {}
-baseCommand: [python3, -c, print(1 + 1)]
+baseCommand: [python3, -c]
+arguments: [{shellQuote: false, valueFrom: "'print(1 + 1)'"}]
\`\`\`

> main.cwl:6:28 by the CWL specification, the shell gets this script in quotes, but Seven Bridges does not quote it  
> Move it to arguments as {shellQuote: false, valueFrom: SCRIPT}, and write the quotes for the shell into the text.`,"detached-value":`*warning* \u2014 A prefix that ends with an equals sign is separated from its value. Unless \`separate\` is false, a prefix and its value
are two arguments. Before the items of a list the prefix is a separate argument, unless \`itemSeparator\` joins the items into one value.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
   threads:
     type: int
     inputBinding:
       prefix: --threads=
+      separate: false
 outputs: {}
\`\`\`

> main.cwl:7:15 the program gets "--threads=" and its value as two arguments  
> Add separate: false.`,"no-effect-binding":`*warning* \u2014 The binding of a boolean or an argument adds nothing to the command line. If a boolean is true, its prefix is
added. Without a prefix the program gets the same arguments either way. The value of an argument comes from \`valueFrom\`: with a \`prefix\` alone, as in
\`arguments: [{prefix: --gzip}]\`, the program does not get the prefix either.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 baseCommand: bzip2
 inputs:
   best:
     type: boolean?
-    inputBinding: {position: 1}
+    inputBinding: {position: 1, prefix: --best}
 outputs: {}
\`\`\`

> main.cwl:7:19 a boolean adds its prefix to the command line when it is true, but this binding has no prefix  
> Add the prefix, or write the argument in valueFrom.`,"no-effect-separate":`*off* \u2014 separate: false has no prefix and value to join. Either there is no prefix, and the reference implementation
ends such a run with an error. Or the value is a list without \`itemSeparator\`, where the prefix is a separate argument.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
   threads:
     type: int
     inputBinding:
+      prefix: --threads=
       separate: false
 outputs: {}
\`\`\`

> main.cwl:7:7 separate: false joins a prefix to its value, but there is no prefix  
> Add the prefix, or remove separate.`,"outside-output":`*warning* \u2014 A path leads out of the output directory of a tool. Files are found and made only inside it. The path of an input is
outside too, because each input is in a separate folder unless InitialWorkDirRequirement copies or links it.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs:
   sorted:
     type: File
     outputBinding:
-      glob: /tmp/sorted.bam
+      glob: sorted.bam
\`\`\`

> main.cwl:8:13 "/tmp/sorted.bam" is not in the output directory of the tool, but must be  
> Write a path relative to the folder in which the tool runs.`,"glob-for-value":`*warning* \u2014 glob finds files, but its output is not a file. Use \`outputEval\` to make text or a number from the contents of a file.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs:
   version:
     type: string
     outputBinding:
       glob: version.txt
+      loadContents: true
+      outputEval: $(self[0].contents)
\`\`\`

> main.cwl:8:7 the output "version" is string, but glob finds files  
> Add loadContents: true and outputEval: $(self[0].contents), or change the type to File.`,"unnamed-entry":`*warning* \u2014 A file for the working folder has text but no name. The text may come from an input.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {sample: string}
 outputs: {}
 requirements:
   InitialWorkDirRequirement:
     listing:
-    - entry: "name: $(inputs.sample)"
+    - entryname: sample.yml
+      entry: "name: $(inputs.sample)"
\`\`\`

> main.cwl:8:14 this text is for a file in the working folder, but the file has no name  
> Add entryname.`,"pattern-without-dot":`*warning* \u2014 The pattern of a secondary file begins with a letter or a star. A pattern is appended to the whole name
of the file, and a star stays a star.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: {reads: {type: File, secondaryFiles: [bai]}}
+inputs: {reads: {type: File, secondaryFiles: [.bai]}}
 outputs: {}
\`\`\`

> main.cwl:3:47 "bai" is appended to the file name, as in reads.bambai  
> Write .bai, or ^.bai to replace the extension.`,"brace-pattern":`*warning* \u2014 A pattern has alternatives in braces, which only some engines support. CWL uses the POSIX function
glob(3), where braces are plain characters.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
-outputs: {calls: {type: File, outputBinding: {glob: "*.{vcf,bcf}"}}}
+outputs: {calls: {type: File, outputBinding: {glob: ["*.vcf", "*.bcf"]}}}
\`\`\`

> main.cwl:4:53 only some engines read the braces of "*.{vcf,bcf}" as alternatives; for all others they are plain characters  
> Write a list: ["*.vcf", "*.bcf"].`,"misread-pattern":`*warning* \u2014 A pattern is read as one name, and matches no file as it is written. A comma does not separate patterns, and a dot needs no
backslash.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
-outputs: {reads: {type: "File[]", outputBinding: {glob: "*.bam, *.cram"}}}
+outputs: {reads: {type: "File[]", outputBinding: {glob: ["*.bam", "*.cram"]}}}
\`\`\`

> main.cwl:4:57 "*.bam, *.cram" is read as one name, including the comma  
> Write a list: ["*.bam", "*.cram"].`,"space-at-end":`*warning* \u2014 A file name or pattern begins or ends with a space or a line end. They are part of the name, and such
a glob finds nothing. If the text contains a reference, they are removed.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs:
   reads:
     type: File
     outputBinding:
-      glob: |
+      glob: |-
         *.bam
\`\`\`

> main.cwl:8:13 "*.bam\\n" is read as the whole name, including the line end after it  
> Add a dash after the | or > before it, or write it on the line of its field.`,"literal-question-mark":`*warning* \u2014 The name of a secondary file ends with a question mark, which is part of the name. An optional file is written
\`.bai?\` from v1.1 on, as a pattern without a map. In v1.0 and in a map the mark is part of the name of a file (SALAD 1.2, "Domain Specific Language
for secondary files").

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: {reads: {type: File, secondaryFiles: [{pattern: .bai?}]}}
+inputs: {reads: {type: File, secondaryFiles: [{pattern: .bai, required: false}]}}
 outputs: {}
\`\`\`

> main.cwl:3:57 under pattern, the question mark of ".bai?" is part of the file name and does not make the file optional  
> Remove the question mark. If the file is optional, add required: false next to the pattern.`,"misplaced-shortcut":`*error* \u2014 The type stdin, stdout or stderr is used where it is not allowed. In v1.0, stdin as the type of an input is a warning: packing
writes what v1.0 has.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
-outputs: {log: stderr?}
+outputs: {log: stderr}
\`\`\`

> main.cwl:4:16 "stderr" must be the whole type and cannot be part of another type  
> Use the type File.`,"misplaced-binding":`*error* \u2014 A parameter of type stdin, stdout or stderr has a binding. "Only valid as a \`type\` for a \`CommandLineTool\` output with no \`outputBinding\` set" (CWL v1.2 CommandLineTool, "stdout").

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs:
-  log: {type: stdout, outputBinding: {glob: log.txt}}
-stdout: log.txt
+  log: stdout
+stdout: log.txt
\`\`\`

> main.cwl:5:23 a parameter of type stdout cannot have outputBinding, because the type defines where the file comes from  
> Remove outputBinding, or use the type File.`,"not-for-type":`*warning* \u2014 A field is only for files or directories, but its parameter has neither. "Only valid when \`type: File\` or is an array of \`items: File\`" (CWL v1.2 CommandLineTool).

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: string, secondaryFiles: [.bai]}
+  a: {type: File, secondaryFiles: [.bai]}
 outputs: {}
\`\`\`

> main.cwl:4:21 secondaryFiles is only for parameters with files, but "a" has none  
> Remove it, or change the type to File.`,"resource-range":`*error* \u2014 A resource or a time limit is negative, or a maximum is below its minimum. "It is an error if max < min", and "if the value of any of these fields is negative" (CWL v1.2 CommandLineTool, "ResourceRequirement").

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
 requirements:
-  ResourceRequirement: {ramMin: 8000, ramMax: 4000}
+  ResourceRequirement: {ramMin: 4000, ramMax: 8000}
\`\`\`

> main.cwl:6:47 ramMax is 4000, which is less than ramMin, 8000  
> Swap or correct them.`,"undefined-type":`*error* \u2014 A type is not defined by CWL or by SchemaDefRequirement.

\`\`\`diff
 cwlVersion: v1.1
 class: CommandLineTool
 inputs:
-  a: string[][]
+  a: {type: {type: array, items: {type: array, items: string}}}
 outputs: {}
\`\`\`

> main.cwl:4:6 the type "string[]" does not exist  
> Before v1.2, write out a list of lists: {type: array, items: TYPE[]}.`,"nested-type-list":`*warning* \u2014 A list of types is inside a list of types. CWL does not allow this, but some programs write it. Packing merges both lists.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: {a: {type: ["null", [File, string]]}}
+inputs: {a: {type: ["null", File, string]}}
 outputs: {}
\`\`\`

> main.cwl:3:29 this list of types is inside a list of types, which CWL does not allow; packing merges the two  
> Move its types into the outer list. To allow a list of values, write TYPE[].`,"duplicate-alternative":`*error* \u2014 Two alternatives of a type are lists. CWL types are Avro schemas (SALAD 1.2), and in Avro "unions may not contain more than one schema with the same type".
If both are the same list, it is a warning: packing writes the list once.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: {a: ["string[]", "File[]"]}
+inputs: {a: {type: {type: array, items: [string, File]}}}
 outputs: {}
\`\`\`

> main.cwl:3:26 this is the second list among the alternatives, and an empty list would match both  
> Write one list of alternatives: {type: array, items: [A, B]}.`,"duplicate-symbol":`*error* \u2014 An enum has the same symbol twice.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: {type: enum, symbols: [p, q, p]}}
+  a: {type: {type: enum, symbols: [p, q]}}
 outputs: {}
\`\`\`

> main.cwl:4:42 the symbol "p" is in this enum twice  
> Remove one of the two.`,"duplicate-field":`*error* \u2014 A record has the same field twice.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
   a:
     type:
       type: record
-      fields: [{name: p, type: int}, {name: p, type: string}]
+      fields: [{name: p, type: int}, {name: q, type: string}]
 outputs: {}
\`\`\`

> main.cwl:7:54 the field "p" is in this record twice  
> Remove one of the two.`,"recursive-type":`*error* \u2014 A type contains itself. This is reported when the document is packed, because the type cannot be written out in one description.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 requirements:
   SchemaDefRequirement:
     types:
-    - {name: node, type: record, fields: {next: node?}}
+    - {name: node, type: record, fields: {next: Any?}}
 inputs: {a: node}
 outputs: {}
\`\`\`

> main.cwl:6:49 the type node contains itself, so it cannot be expanded in one description  
> CWL has no recursive types; use Any at the place where it contains itself.`,"default-type":`*error* \u2014 A default is not a value of its parameter\u2019s type. It is a warning if a run can set another value: at an input of a tool or workflow,
and at an input of a step with a source. Every run that uses the default fails.

\`\`\`diff
 cwlVersion: v1.2
 class: Workflow
 inputs: {}
 outputs: {}
 steps:
   s:
     run: {class: Operation, inputs: {x: int}, outputs: {}}
-    in: {x: {default: one}}
+    in: {x: {default: 1}}
     out: []
\`\`\`

> main.cwl:8:23 the default of the input "x" of the step s does not match its type: this is the text "one", and the type is int  
> Change the default or the type.`,"missing-default":`*warning* \u2014 A default is a file of the repository that does not exist. It is a warning, because a run can set another file. Directories are not checked.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: File, default: {class: File, location: a.txt}}
+  a: {type: File, default: {class: File, location: data/a.txt}}
 outputs: {}
\`\`\`

\`data/a.txt\`:

\`\`\`diff
 a
\`\`\`

> main.cwl:4:52 the default is the file "a.txt", which does not exist  
> A path is relative to the file that contains it.`,"file-without-location":`*warning* \u2014 A File or Directory in a default or working folder has neither a location nor contents. An app with such a
default fails when it runs, unless the run sets another value.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: File, default: {class: File, locations: a.txt}}
+  a: {type: File, default: {class: File, location: a.txt}}
 outputs: {}
\`\`\`

\`a.txt\`:

\`\`\`diff
 a
\`\`\`

> main.cwl:4:28 this File has neither a location nor contents  
> Did you mean "location"?`,"default-range":`*warning* \u2014 A default is an integer beyond the 32 bits of int or the 64 bits of long.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: int, default: 3000000000}
+  a: {type: long, default: 3000000000}
 outputs: {}
\`\`\`

> main.cwl:4:27 the default of the input "a" is too large for its type: this is the number 3000000000, and the type is int  
> Change the type to long.`,"yaml-syntax":`*error* \u2014 The text is not YAML. A single dash in brackets, as in \`[cat, -]\`, is text for the reference implementation. It gets a warning.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: [
+inputs: []
 outputs: {}
\`\`\`

> main.cwl:3:9 not readable as YAML: this "[" is never closed  
> Write ] where the list ends.`,"tab-indentation":`*error* \u2014 A tab indents a line.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-	a: string
+  a: string
 outputs: {}
\`\`\`

> main.cwl:4:1 a tab indents this line; YAML indents with spaces only  
> Replace the tab with spaces.`,"duplicate-key":`*error* \u2014 A map has the same key twice.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
-inputs: {a: string}
+inputs: {a: string, b: string}
 outputs: {}
-inputs: {b: string}
\`\`\`

> main.cwl:5:1 the key "inputs" is written a second time; the first is on line 3  
> Put the items of both under one inputs: each of the two may have some that are needed.`,"several-documents":`*error* \u2014 A file holds a second YAML document.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
----
-class: Workflow
\`\`\`

> main.cwl:5:1 a second YAML document begins here; a CWL file holds one  
> Put each process into its own file, or use $graph.`,"unknown-alias":`*error* \u2014 An alias refers to an anchor that does not exist.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: string
+  a: &text string
   b: *text
 outputs: {}
\`\`\`

> main.cwl:5:6 no anchor is named &text  
> Define &text before *text, or put it in quotes if it is text: '*text'.`,"recursive-alias":`*error* \u2014 An alias is inside the value that it refers to.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: &all
-  a: *all
+  a: string
 outputs: {}
\`\`\`

> main.cwl:4:6 *all is inside the value that it names  
> A value cannot hold itself; write out what is meant.`,"empty-file":`*error* \u2014 A file is empty.

\`\`\`diff
-
+cwlVersion: v1.2
+class: CommandLineTool
+inputs: {}
+outputs: {}
\`\`\`

> main.cwl:1:1 the file is empty  
> A CWL file begins with cwlVersion and class; an empty one may not have been written to its end.`,"key-not-text":`*error* \u2014 A key is not text.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  1: string
+  "1": string
 outputs: {}
\`\`\`

> main.cwl:4:3 the key 1 is not text  
> Quote it.`,"bad-merge":`*error* \u2014 A merge key refers to something that is not a map.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
   a: &common {type: string}
-  b: {<<: common, doc: B}
+  b: {<<: *common, doc: B}
 outputs: {}
\`\`\`

> main.cwl:5:7 << merges maps, and this is not a map  
> Give << a map, an alias of one, or a list of those.`,"unknown-tag":`*error* \u2014 A YAML tag does not match its value.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: int, default: !!int x}
+  a: {type: int, default: 1}
 outputs: {}
\`\`\`

> main.cwl:4:27 the tag !!int does not fit here  
> CWL uses no YAML tags: remove it, or put all of it in quotes if it is text.`,"not-a-number":`*error* \u2014 A number cannot be written in JSON, such as NaN.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: float, default: .nan}
+  a: {type: float, default: 0.5}
 outputs: {}
\`\`\`

> main.cwl:4:29 .nan is not a number that JSON can hold  
> Use a finite number, or quote it.`,"half-character":`*error* \u2014 An escape in a text is only half of a character.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
-  a: {type: string, default: "\\uD83D"}
+  a: {type: string, default: "\\uD83D\\uDE00"}
 outputs: {}
\`\`\`

> main.cwl:4:30 an escape in this text is half of a character, which no file and no platform can store  
> Write both halves, such as \\ud83e\\uddec, or the character itself.`,"too-deep":'*error* \u2014 A document nests deeper than the limit. Raise `limits.depth` if the document is right.\n\nWith `limits.depth: 4`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-x:a: [[[[[deep]]]]]\n $namespaces: {x: "http://example.com/"}\n```\n\n> main.cwl:5:9 the document nests deeper than the limit of 4 levels  \n> Raise `limits.depth` in cwl-promote.yml, or in the `limits` of the run, if the document is right.',"too-many-nodes":"*error* \u2014 A document has more values than the limit once its aliases are expanded. Each use of an alias counts. [What else counts](../configuration.md#limits). Raise `limits.nodes` if the document is right.\n\nWith `limits.nodes: 20`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-doc: [a, b, c, d, e, f, g, h, i, j]\n+doc: a\n```\n\n> main.cwl:5:34 the document has more than 20 values once its aliases are followed  \n> Raise `limits.nodes` in cwl-promote.yml, or in the `limits` of the run, if the document is right.","too-much-text":`*error* \u2014 A document has more text than the limit once its aliases are expanded, or imports and includes too much. Each use of an
alias counts. Raise \`limits.text-length\` if the document is right.

With \`limits.text-length: 100\`:

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {}
 outputs: {}
-doc: [&a "twenty letters of it", *a, *a, *a]
+doc: "twenty letters of it"
\`\`\`

> main.cwl:5:38 the document has more than 100 characters once its aliases are followed  
> Raise \`limits.text-length\` in cwl-promote.yml, or in the \`limits\` of the run, if the document is right.`,"strange-key":`*warning* \u2014 A key begins like a comment or a quote of another language, or ends with an invisible character. YAML reads such a key, but it is probably a mistake.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs:
   a:
     type: Any
-    default: {\u201Cb\u201D: 1}
+    default: {"b": 1}
 outputs: {}
\`\`\`

> main.cwl:6:15 YAML reads \u201C as a letter, not as a quote  
> Write straight quotes: " or '.`,"under-indented":`*off* \u2014 A continued line is indented too little for strict YAML parsers. The reference implementation reads such files, but strict YAML readers refuse them.

\`\`\`diff
 cwlVersion: v1.2
 class: CommandLineTool
 inputs: {
-a: string }
+  a: string }
 outputs: {}
\`\`\`

> main.cwl:4:1 this line continues a value that began further up, but is indented no deeper than the line that began it  
> Indent the line by one more space: strict YAML readers refuse the file as it is.`};var LEVELS={error:{level:"error",filter:"error"},warning:{level:"warning",filter:"warning"},advice:{level:"note",filter:"recommendation"}},SCHEMA="https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",LONGEST_DESCRIPTION=1e3;function toSarifText(report){return`${(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_5__/* .stringifyJson */ .sd)(toSarif((0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .eachProblem */ .zw)(report.problems),{version:_chunk_P43FWBZY_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .xv,informationUri:_chunk_P43FWBZY_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .Bw},report.sarif),2)}
`}function toSarif(problems,tool,context={}){let codes=[...new Set(problems.map(({code})=>code))].sort(),indexes=new Map(codes.map((code,index)=>[code,index]));return object({$schema:SCHEMA,version:"2.1.0",runs:[object({tool:object({driver:object({name:"cwl-promote",version:tool.version,semanticVersion:tool.version,informationUri:tool.informationUri,rules:codes.map(code=>ruleOf(code))})}),columnKind:"utf16CodeUnits",originalUriBaseIds:object({"%SRCROOT%":object({description:object({text:"The root of the repository."})})}),results:fingerprinted(problems,context).map(({problem,fingerprint})=>resultOf(problem,indexes.get(problem.code)??0,object({"problem/v1":fingerprint})))})]})}var IMPORTANCE={error:"major",warning:"minor",advice:"info"};function toCodeQuality(problems,context){let items=fingerprinted((0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .eachProblem */ .zw)(problems),context).map(({problem,fingerprint})=>{let{code,severity,message,fix,file,line}=problem;return object({description:(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .printableSentence */ .l6)(fix===void 0?message:`${message}. ${fix}`),check_name:code,fingerprint,severity:IMPORTANCE[severity],location:object({path:file.isWellFormed()?file:(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(file),lines:object({begin:line})})})});return`${(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_5__/* .stringifyJson */ .sd)(items,2)}
`}function fingerprinted(problems,context){let inPlace=problems.map(problem=>placeOf(problem,context)),fingerprints=(0,_chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprintsOf */ .tm)(inPlace);return inPlace.map((problem,index)=>({problem,fingerprint:(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_5__/* .digestOf */ .ol)(fingerprints[index]??"")}))}function placeOf(problem,{prefix="",linked=new Map}){let placed=(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .inRepository */ .yJ)(problem);return{...placed,file:`${prefix}${linked.get(placed.file)??placed.file}`}}function ruleOf(code){let described=(0,_chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .isProblemCode */ .NU)(code)?_chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp[code]:void 0,severity=described===void 0||described.severity==="off"?"advice":described.severity,title=described?.title??code,help=(PROBLEM_HELP[code]??title).replaceAll("](../",`](${(0,_chunk_P43FWBZY_js__WEBPACK_IMPORTED_MODULE_0__/* .pageAddress */ .qx)("")}`);return object({id:code,name:code,shortDescription:object({text:title}),fullDescription:object({text:paragraphOf(help).slice(0,LONGEST_DESCRIPTION)}),help:object({text:help,markdown:help}),helpUri:(0,_chunk_P43FWBZY_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAddress */ .S8)(code),defaultConfiguration:object({level:LEVELS[severity].level}),properties:object({tags:["cwl"],precision:"very-high","problem.severity":LEVELS[severity].filter})})}function paragraphOf(help){let[paragraph=""]=help.split(`

`);return paragraph.replace(/^\*\w+\* — /,"").replaceAll(`
`," ")}function resultOf(problem,ruleIndex,partialFingerprints){let{code,severity,message,fix,file,line,column}=problem;return object({ruleId:code,ruleIndex,level:LEVELS[severity].level,message:object({text:plain(fix===void 0?(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .printableSentence */ .l6)(message):`${(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .printableSentence */ .l6)(message)}
${(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .printableSentence */ .l6)(fix)}`)}),locations:[object({physicalLocation:object({artifactLocation:object({uri:uriOf(file),uriBaseId:"%SRCROOT%"}),region:object({startLine:line,startColumn:column})})})],partialFingerprints,...fixesOf(problem)})}function fixesOf({edit,fix,referrer,file}){if(edit===void 0||referrer!==void 0)return{};let{line,column,endLine,endColumn,text}=edit;return{fixes:[object({...fix===void 0?{}:{description:object({text:plain((0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .printableSentence */ .l6)(fix))})},artifactChanges:[object({artifactLocation:object({uri:uriOf(file),uriBaseId:"%SRCROOT%"}),replacements:[object({deletedRegion:object({startLine:line,startColumn:column,endLine,endColumn}),insertedContent:object({text})})]})]})]}}function uriOf(file){return(file.isWellFormed()?file:(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(file)).split("/").map(encodeURIComponent).join("/")}function plain(text){let parts=text.split("]");return parts.map((part,index)=>{if(parts[index+1]?.startsWith("(")!==!0)return part;let lineStart=part.lastIndexOf(`
`)+1;return part.slice(0,lineStart)+part.slice(lineStart).replaceAll("[",String.raw`\[`)}).join("]")}function object(fields){return (0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_5__/* .objectFrom */ ._X)(Object.entries(fields))}


/***/ })

};
