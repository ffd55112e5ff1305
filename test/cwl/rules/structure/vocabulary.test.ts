import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks } from '../../support/battery.ts'
import { EMPTY, V1_2, WITH_JS } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'an expression with a colon in it is read as a key': dedent`
      ${WITH_JS}arguments:
      - «expression-as-key»$(inputs.a ? 1 : 2)
      - «expression-as-key»$(inputs.f ? 1 : 2)
    `,
    'a hint of Seven Bridges is read without its prefix being declared': dedent`
      ${V1_2}hints: [{class: sbg:AWSInstanceType, value: r4.8xlarge}, {class: «undeclared-prefix»acme:Gpu}]
      ${EMPTY}
    `,
    'an id and an intent have a prefix like a field': dedent`
      ${V1_2}id: «undeclared-prefix»lab:sort
      intent: [«undeclared-prefix»edam:operation_3211]
      ${EMPTY}
    `,
  },
  ['JSON', 'lists'],
)

batteryOfRemarks([
  [
    'a hint that only one engine knows',
    dedent`
      ${V1_2}hints: {cwltool:Secrets: {secrets: [a]}, acme:Gpu: {}}
      inputs: {a: string}
      outputs: {}
    `,
    [
      '"cwltool:Secrets" has the prefix "cwltool", which is not declared: Declare it: $namespaces: {cwltool: http://commonwl.org/cwltool#}.',
      '"acme:Gpu" has the prefix "acme", which is not declared: Declare it: $namespaces: {acme: ADDRESS}.',
    ],
  ],
  [
    'terms of Dublin Core, DOAP and FOAF',
    `${V1_2}dct:creator: {foaf:name: a}\ndoap:release: b\n${EMPTY}`,
    [
      '"dct:creator" has the prefix "dct", which is not declared: Declare it: $namespaces: {dct: http://purl.org/dc/terms/}.',
      '"doap:release" has the prefix "doap", which is not declared: Declare it: $namespaces: {doap: http://usefulinc.com/ns/doap#}.',
    ],
  ],
  [
    '$namespaces with a letter too few',
    `${V1_2}$namespace: {s: "https://schema.org/"}\ns:name: a\n${EMPTY}`,
    ['"s:name" has the prefix "s", which is not declared: Write $namespaces, not $namespace.'],
  ],
])
