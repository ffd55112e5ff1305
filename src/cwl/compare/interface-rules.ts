/** A row of docs/compatibility.md: what changes, whether something that worked may stop working, and why. */
export interface CompatibilityRule {
  readonly breaking: boolean
  readonly change: string
  readonly reason: string
}

/**
 * When a change of an app's interface breaks those who use the app. Inputs may ask for less and take more; outputs may
 * promise more. docs/compatibility.md is written from this table.
 */
export const INTERFACE_RULES = {
  'input-removed': {
    breaking: true,
    change: 'an input is removed',
    reason: 'Tasks and workflows that give it are refused, or what they gave is ignored.',
  },
  'input-added-required': {
    breaking: true,
    change: 'an input is added that accepts no null and has no default',
    reason: 'Whoever runs the app today does not give it.',
  },
  'input-added-optional': {
    breaking: false,
    change: 'an input is added that accepts null or has a default',
    reason: 'Whoever runs the app today need not know of it.',
  },
  'input-made-required': {
    breaking: true,
    change: 'an input that could be left out accepts no null and has no default any more',
    reason: 'Whoever left it out is refused.',
  },
  'input-made-optional': {
    breaking: false,
    change: 'an input that had to be given may be left out',
    reason: 'Giving it still works.',
  },
  'input-widened': {
    breaking: false,
    change: 'the type of an input becomes wider',
    reason: 'Every value that was taken still is.',
  },
  'input-narrowed': {
    breaking: true,
    change: 'the type of an input becomes narrower, or another one',
    reason: 'Some value that was taken is refused. Fields that a record loses count: what was given in them is lost.',
  },
  'input-default-added': {
    breaking: false,
    change: 'an input that accepted null and had no default gets one',
    reason: 'Runs go on to work, with the default in place of null; their results may differ, so it is told.',
  },
  'input-default-changed': {
    breaking: false,
    change: 'the default of an input changes',
    reason: 'Runs go on to work; their results may differ, so it is told.',
  },
  'input-default-removed': {
    breaking: false,
    change: 'the default of an input is removed, and the input accepts null',
    reason: 'Runs go on to work with null; their results may differ, so it is told.',
  },
  'input-format-widened': {
    breaking: false,
    change: 'an input takes more formats, or any',
    reason: 'Every file that was taken still is.',
  },
  'input-format-narrowed': {
    breaking: true,
    change: 'an input takes fewer or other formats',
    reason: 'Files of a format that was taken are refused.',
  },
  'input-secondary-file-required': {
    breaking: true,
    change: 'an input demands a secondary file that it did not demand',
    reason: 'Files that come without it are refused.',
  },
  'input-secondary-file-relaxed': {
    breaking: false,
    change: 'an input demands fewer secondary files, or takes further ones that may be missing',
    reason: 'Files that were complete still are.',
  },
  'output-removed': { breaking: true, change: 'an output is removed', reason: 'Whoever uses it finds nothing.' },
  'output-added': { breaking: false, change: 'an output is added', reason: 'Nobody uses it yet.' },
  'output-made-optional': {
    breaking: true,
    change: 'an output that was always there may be missing',
    reason: 'Whoever uses it is not ready for null.',
  },
  'output-narrowed': {
    breaking: false,
    change: 'the type of an output becomes narrower',
    reason: 'Every value that may come could come before. Fields that a record gains do not count: nobody reads them.',
  },
  'output-widened': {
    breaking: true,
    change: 'the type of an output becomes wider, or another one',
    reason: 'A value may come that whoever uses the output does not expect.',
  },
  'output-format-narrowed': {
    breaking: false,
    change: 'an output names its format for the first time, or fewer formats',
    reason: 'Whoever took the files before still does.',
  },
  'output-format-changed': {
    breaking: true,
    change: 'an output names another format, or none any more',
    reason: 'Inputs that ask for the old format refuse the files.',
  },
  'output-secondary-file-added': {
    breaking: false,
    change: 'an output comes with more secondary files',
    reason: 'Nobody asks for them yet.',
  },
  'output-secondary-file-removed': {
    breaking: true,
    change: 'an output comes without a secondary file that it came with',
    reason: 'Inputs that ask for it refuse the files.',
  },
} as const satisfies Readonly<Record<string, CompatibilityRule>>

/** Name of a rule of docs/compatibility.md. */
export type InterfaceRule = keyof typeof INTERFACE_RULES

/** The table of docs/compatibility.md. */
export function compatibilityTable(): string {
  const rows = Object.entries<CompatibilityRule>(INTERFACE_RULES).map(
    ([name, rule]) =>
      `| \`${name}\` | ${rule.change} | ${rule.breaking ? '**breaking**' : 'compatible'} | ${rule.reason} |`,
  )
  return ['| rule | what changes | verdict | why |', '|---|---|---|---|', ...rows].join('\n')
}
