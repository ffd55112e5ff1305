/**
 * `images` on the real repositories: each `dockerPull` of a document that can be read is listed where it is written,
 * and pinning adds a digest to each and changes nothing else. No registry is asked.
 */
import { imagesUsed, renamedImages } from '../../src/cwl/images.ts'
import { isPinned, pinningOf, Processes } from '../../src/cwl/index.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { applyEdits } from '../../src/repository/fixing.ts'
import { withTexts } from '../../src/repository/with-texts.ts'
import { collection } from './corpus.ts'

const DIGEST = `@sha256:${'0'.repeat(64)}`

const faults = ['kf-alignment-workflow', 'bio-cwl-tools', 'cwl-v1.2'].flatMap((name) => {
  const workspace = openWorkspace(collection(name))
  // What a document with an error names may be missing, so these are left out.
  const documents = workspace
    .find(['**/*.cwl'])
    .filter((file) => imagesUsed(new Processes(workspace), [file]).problems.length === 0)
  const { images } = imagesUsed(new Processes(workspace), documents)
  const places = [...images.values()].flat()
  const listed = new Set(places.map(({ file, line }) => `${file}:${line}`))
  const unlisted = documents.flatMap((file) =>
    workspace
      .readText(file)
      .split('\n')
      .flatMap((line, at) =>
        /^[\s-]*"?dockerPull"?: *"?[\w"]/.test(line) && !listed.has(`${file}:${at + 1}`) ? [`${file}:${at + 1}`] : [],
      ),
  )
  const edits = Array.from(images, ([image, each]) => renamedImages(workspace, `${image}${DIGEST}`, each)).flat()
  const texts = new Map(
    [...Map.groupBy(edits, ({ file }) => file)].map(([file, ofFile]) => [
      file,
      applyEdits(file, workspace.readText(file), ofFile).text,
    ]),
  )
  const changed = [...texts].filter(([file, text]) => text.replaceAll(DIGEST, '') !== workspace.readText(file))
  const after = imagesUsed(new Processes(withTexts(workspace, texts)), documents)
  const loose = [...after.images.keys()].filter(
    (text) => !isPinned({ text, field: 'dockerPull', pinning: pinningOf(text) }, 'digest'),
  )
  console.log(`${name}: ${images.size} images in ${places.length} places of ${documents.length} documents, all pinned`)
  return [
    ...unlisted.map((place) => `${name}/${place} is not listed`),
    ...edits.flatMap(({ edit, file, line }) =>
      edit === undefined ? [`${name}/${file}:${line} cannot be pinned`] : [],
    ),
    ...changed.map(([file]) => `${name}/${file} has other changes`),
    ...loose.map((image) => `${name}: ${image} is not pinned`),
  ]
})

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
