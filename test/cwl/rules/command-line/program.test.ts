import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes } from '../../support/battery.ts'
import { V1_2, command } from '../../support/documents.ts'

battery(import.meta.filename, {
  'one text names one program': command('baseCommand: «space-in-program»samtools sort'),
  'the first of a list names one program': command('baseCommand: [«space-in-program»/bin/bash -c, a b]'),
  'what a program is to read is not part of its name': command('baseCommand: «space-in-program»python /app/run.py'),
  'a program may be in a folder with spaces': command('baseCommand: /opt/My Tools/run'),
  'spaces around a program are part of its name': command('baseCommand: «space-in-program»" cat "'),
  'a program may be in a folder with several spaces': command('baseCommand: ./My Tools And More/run'),
  'arguments that are paths make no folder of a program': command('baseCommand: «space-in-program»/bin/cat /data/a'),
  'nor does a program in a folder': command('baseCommand: «space-in-program»./run fast'),
  'nor a number in its name': command('baseCommand: «space-in-program»samtools-1.9 view a/b'),
  'an option is not a program': command('baseCommand: «space-in-program»-tool x'),
  'baseCommand is not evaluated': dedent`
    ${V1_2}baseCommand: [cat, «unevaluated-expression»"a$(inputs.a)", «unevaluated-expression»"\${return 1}"]
    inputs: {a: string}
    outputs: {}
  `,
  'shell in baseCommand is not an expression': command('baseCommand: [sh, -c, "echo $(ls) $HOME"]'),
  'nor is a variable of a shell': command("baseCommand: [sh, -c, 'echo ${HOME} ${#}']"),
  'nor is one that only begins or ends like a word of expressions': command(
    "baseCommand: [sh, -c, 'echo $(inputs_of a) ${returned} ${noreturn} ${myself} ${self}']",
  ),
  'what a body reads is an expression': dedent`
    ${V1_2}baseCommand: [cat, «unevaluated-expression»"\${inputs.a}", «unevaluated-expression»"x\${ self.a }", «unevaluated-expression»"\${runtime.cores}", «unevaluated-expression»"$(self)", «unevaluated-expression»"$(runtime.cores)"]
    inputs: {a: string}
    outputs: {}
  `,
  'a program has a name': dedent`
    ${V1_2}baseCommand: [«space-in-program»"", echo]
    inputs: {}
    outputs: {}
  `,
  'which is not a space': dedent`
    ${V1_2}baseCommand: «space-in-program»" "
    inputs: {}
    outputs: {}
  `,
})

batteryOfFixes([
  ['a program of words', command('baseCommand: samtools sort'), 'Write a list: ["samtools", "sort"].'],
  ['words in a list', command('baseCommand: [bash -c, echo]'), 'Write each word as a separate text: "bash", "-c".'],
  [
    'words in quotes',
    command(`baseCommand: sh -c 'echo "a b" > c'`),
    'Write a list of its words, or ["sh", "-c", SCRIPT] for a shell script.',
  ],
  ['a program with spaces around it', command('baseCommand: " cat "'), 'Remove the spaces.'],
  [
    'words with more spaces than they need',
    command('baseCommand: " samtools   sort"'),
    'Write a list: ["samtools", "sort"].',
  ],
  ...['"', "'", '`', '\\', '$', '|', ';', '&', '<', '>', '*', '\n'].map(
    (sign) =>
      [
        `words and ${JSON.stringify(sign)}`,
        command(`baseCommand: ${JSON.stringify(`cat a ${sign}b`)}`),
        'Write a list of its words, or ["sh", "-c", SCRIPT] for a shell script.',
      ] as const,
  ),
  ['twenty words', command(`baseCommand: cat${' a'.repeat(19)}`), 'Write a list: ["cat", "a"'],
  ['more words', command(`baseCommand: cat${' a'.repeat(20)}`), 'Write a list of its words, or'],
])
