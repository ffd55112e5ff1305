/** A row of docs/compatibility.md: what changes, whether something that worked may fail, and why. */
interface CompatibilityRule {
  readonly breaking: boolean
  readonly change: string
  readonly reason: string
}

/**
 * The rules that decide whether a change of an app's interface breaks its users. Inputs may require less and accept
 * more. Outputs may promise more. docs/compatibility.md is generated from this table.
 */
export const INTERFACE_RULES = {
  'input-removed': {
    breaking: true,
    change: 'an input is removed',
    reason: 'Tasks and workflows that set it are refused, or its value is ignored.',
  },
  'input-added-required': {
    breaking: true,
    change: 'an input is added that does not accept null and has no default',
    reason: 'Anyone who runs the app today does not set it.',
  },
  'input-added-optional': {
    breaking: false,
    change: 'an input is added that accepts null or has a default',
    reason: 'Anyone who runs the app today can ignore it.',
  },
  'input-made-required': {
    breaking: true,
    change: 'an input that was optional no longer accepts null and has no default',
    reason: 'Anyone who did not set it is refused.',
  },
  'input-made-optional': {
    breaking: false,
    change: 'an input that was required becomes optional',
    reason: 'Setting it still works.',
  },
  'input-widened': {
    breaking: false,
    change: 'the type of an input becomes wider',
    reason: 'Every value that was accepted still is.',
  },
  'input-narrowed': {
    breaking: true,
    change: 'the type of an input becomes narrower, or another type',
    reason: 'Some accepted values are now refused. A removed record field counts: its values are lost.',
  },
  'input-default-added': {
    breaking: false,
    change: 'an input that accepted null and had no default gets one',
    reason: 'Runs still work, with the default where it was null. It is reported because results may differ.',
  },
  'input-default-changed': {
    breaking: false,
    change: 'the default of an input changes',
    reason: 'Runs still work. It is reported because results may differ.',
  },
  'input-default-removed': {
    breaking: false,
    change: 'the default of an input is removed, and the input accepts null',
    reason: 'Runs still work, with null. It is reported because results may differ.',
  },
  'input-format-widened': {
    breaking: false,
    change: 'an input accepts more formats, or any',
    reason: 'Every file that was accepted still is.',
  },
  'input-format-narrowed': {
    breaking: true,
    change: 'an input accepts fewer or other formats',
    reason: 'Files of a format that was accepted are refused.',
  },
  'input-secondary-file-required': {
    breaking: true,
    change: 'an input requires a secondary file that it did not require',
    reason: 'Files without it are refused.',
  },
  'input-secondary-file-relaxed': {
    breaking: false,
    change: 'an input requires fewer secondary files, or accepts more optional ones',
    reason: 'Files that were complete still are.',
  },
  'output-removed': { breaking: true, change: 'an output is removed', reason: 'Anyone who uses it finds nothing.' },
  'output-added': { breaking: false, change: 'an output is added', reason: 'Nobody uses it yet.' },
  'output-made-optional': {
    breaking: true,
    change: 'an output that was always present may be null',
    reason: 'Anyone who uses it may not expect null.',
  },
  'output-narrowed': {
    breaking: false,
    change: 'the type of an output becomes narrower',
    reason: 'Every value was possible before. A record field that is added does not count: nobody reads it yet.',
  },
  'output-widened': {
    breaking: true,
    change: 'the type of an output becomes wider, or another type',
    reason: 'Anyone who uses the output may get a value that they do not expect.',
  },
  'output-format-narrowed': {
    breaking: false,
    change: 'an output declares a format for the first time, or fewer formats',
    reason: 'Anyone who accepted the files still does.',
  },
  'output-format-changed': {
    breaking: true,
    change: 'an output declares another format, or no longer declares one',
    reason: 'Inputs that require the old format refuse the files.',
  },
  'output-secondary-file-added': {
    breaking: false,
    change: 'an output has more secondary files',
    reason: 'Nobody uses them yet.',
  },
  'output-secondary-file-removed': {
    breaking: true,
    change: 'an output no longer has one of its secondary files',
    reason: 'Inputs that require it refuse the files.',
  },
} as const satisfies Readonly<Record<string, CompatibilityRule>>

/** The name of a rule in docs/compatibility.md. */
export type InterfaceRule = keyof typeof INTERFACE_RULES

/** The table in docs/compatibility.md. */
export function compatibilityTable(): string {
  const rows = Object.entries<CompatibilityRule>(INTERFACE_RULES).map(
    ([name, rule]) =>
      `| \`${name}\` | ${rule.change} | ${rule.breaking ? '**breaking**' : 'compatible'} | ${rule.reason} |`,
  )
  return ['| rule | what changes | verdict | why |', '|---|---|---|---|', ...rows].join('\n')
}
