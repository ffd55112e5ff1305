/** A workflow command as the runner of GitHub Actions takes it out of a line of output. */
export interface RunnerCommand {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/**
 * All that the runner would obey in this output, by both of its parsers: `::name key=value::message` at the start of a
 * line after any white space, and the older `##[name key=value]message` anywhere in it. Lines are split as the runner
 * reads them, and also at the characters that some readers take for line breaks.
 */
export function runnerCommands(output: string): readonly RunnerCommand[] {
  return output.split(LINE_BREAK).flatMap((line) => {
    const found = newSyntax(line) ?? oldSyntax(line)
    return found === undefined ? [] : [found]
  })
}

// oxlint-disable-next-line no-control-regex -- line breaks are what it is about
const LINE_BREAK = /\r\n|[\n\r\u000B\u000C\u0085\u2028\u2029]/

function newSyntax(line: string): RunnerCommand | undefined {
  const match = /^[\s\p{Cf}]*::(.*?)::(.*)$/su.exec(line)
  return match === null ? undefined : command(match[1] ?? '', match[2] ?? '', ',')
}

function oldSyntax(line: string): RunnerCommand | undefined {
  const match = /##\[([^\]]*)\](.*)$/s.exec(line)
  return match === null ? undefined : command(match[1] ?? '', match[2] ?? '', ';')
}

function command(head: string, message: string, separator: string): RunnerCommand {
  const space = head.indexOf(' ')
  const pairs = space === -1 ? [] : head.slice(space + 1).split(separator)
  return {
    name: space === -1 ? head : head.slice(0, space),
    properties: Object.fromEntries(
      pairs.map((pair) => {
        const equals = pair.indexOf('=')
        return [pair.slice(0, equals).trim(), unescape(pair.slice(equals + 1))]
      }),
    ),
    message: unescape(message),
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '%25': '%', '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',' }

function unescape(text: string): string {
  return text.replaceAll(/%(?:25|0D|0A|3A|2C)/gi, (escape) => ESCAPES[escape.toUpperCase()] ?? escape)
}
