/**
 * Whether a change of an app's interface breaks its users. Inputs may require less and accept more. Outputs may promise
 * more. docs/compatibility.md explains each rule.
 */
export const IS_BREAKING = {
  'input-removed': true,
  'input-added-required': true,
  'input-added-optional': false,
  'input-made-required': true,
  'input-made-optional': false,
  'input-widened': false,
  'input-narrowed': true,
  'input-default-added': false,
  'input-default-changed': false,
  'input-default-removed': false,
  'input-format-widened': false,
  'input-format-narrowed': true,
  'input-secondary-file-required': true,
  'input-secondary-file-relaxed': false,
  'output-removed': true,
  'output-added': false,
  'output-made-optional': true,
  'output-narrowed': false,
  'output-widened': true,
  'output-format-narrowed': false,
  'output-format-changed': true,
  'output-secondary-file-added': false,
  'output-secondary-file-removed': true,
} as const satisfies Readonly<Record<string, boolean>>

/** A row of docs/compatibility.md. */
export type InterfaceRule = keyof typeof IS_BREAKING
