import type { FailureCode } from '../../src/commands/report.ts'
import { exitCodeOf } from '../../src/commands/run/failure.ts'

/** What each code of a failure means. */
export const MEANINGS: Readonly<Record<FailureCode, string>> = {
  usage: 'an option or input is wrong or missing',
  configuration: 'an error in `cwl-promote.yml`',
  git: 'git cannot read what was asked for',
  'bad-plan': 'the saved plan cannot be read',
  'bad-record': 'the record cannot be read',
  'bad-webhook': 'the address of the webhook is not allowed',
  'refused-event': 'in an event that code from a fork can start, the token or programs must not be used',
  'no-such-file': 'a named file does not exist',
  'no-such-folder': 'the working directory does not exist',
  'outside-repository': 'a path or link leads out of the working directory',
  unreadable: 'the system does not let the file be read',
  'not-utf8': 'the file is not valid UTF-8',
  'too-many-files': 'more files than `limits` allows',
  'too-many-bytes': 'more bytes than `limits` allows',
  'too-large': 'an answer is too large; a file that is too large ends with 2',
  'remote-reference': 'a document of another host is not allowed',
  'remote-unreadable': 'a document of another host could not be read',
  'invalid-cwl': 'documents have errors',
  'cannot-pack': 'an app cannot be packed',
  differs: '`pack --check`: the file is not what the document packs to',
  'refused-by-rule': 'a rule refuses each app that could not be installed',
  'stale-plan': 'something changed since the plan was made',
  'no-approved-plan': 'the stage needs an approved plan',
  'images-failed': '`images`: images are missing, could not be asked for, or could not be pinned',
  'apps-failed': 'apps failed, or cannot be installed or read',
  'changes-pending':
    '`pages --check`: pages are out of date; in the action, with `exit-code`: something would change, or tests still run',
  'tests-failed': 'tests of apps failed',
  'tests-not-started': 'tests of apps could not be started',
  'exports-failed': 'more export jobs failed than allowed',
  'exports-not-read': 'the export jobs could not be read after a promotion',
  'state-not-kept': 'the state file of `exports` could not be written',
  'webhook-failed': 'the webhook could not be called',
  'checks-failed': 'checks of `doctor` failed; 2 or 5 by the checks',
  'record-not-written': 'the record could not be written, so no further install was begun',
  'subjects-not-written': 'the installed apps could not be written as files',
  credentials: 'the platform answered 401 or 403',
  'not-found': 'the platform answered 404',
  conflict: 'the platform answered 409, or another writer was faster',
  refused: 'the platform answered another 4xx, or an error in a 2xx',
  'rate-limited': 'the platform answered 429 to each try',
  server: 'the platform answered 5xx to each try',
  unreachable: 'no connection, or it broke before an answer',
  timeout: 'no answer in time',
  redirect: 'the platform answered 3xx; redirects are never followed',
  html: 'the answer is a web page, such as one of a proxy',
  'empty-body': 'the answer is empty',
  truncated: 'the connection ended in the middle of the answer',
  'not-json': 'the answer is not JSON',
  'unexpected-body': 'the answer is not what the API document promises',
  'wrong-address': 'the server is not the platform; the token was not sent',
  'insecure-url': 'the address is plain http on another machine',
  'bad-url': 'the address of the platform is not one',
  'bad-proxy': 'the variable for the proxy is not an address of a proxy',
  'bad-name': 'the platform does not accept a name',
  'bad-token': 'the token is missing, too short or too long, or has other text in it',
  'token-in-app': 'the description contains the token, so it was not sent',
  'github-token': 'GitHub does not accept the token',
  'github-permission': 'the token for GitHub lacks a permission',
  'github-not-found': 'GitHub answered 404',
  'github-refused': 'GitHub refused the call',
  'github-rate-limited': "GitHub's rate limit is reached",
  'github-server': 'GitHub answered 5xx',
  'github-unreachable': 'GitHub could not be reached',
  cancelled: 'the run was cancelled',
  'timed-out': 'the time limit `timeout` is reached',
  'out-of-memory': 'the run needed more memory than there is',
  unwritable: 'standard output cannot be written; shown as text only',
  internal: 'a bug in cwl-promote',
}

/** The codes by their exit codes. */
export function failureList(): string {
  const codes = Object.keys(MEANINGS) as readonly FailureCode[]
  const groups = Map.groupBy(codes, (code) => exitCodeOf({ code, message: '' }))
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([exitCode, each]) => {
      const lines = each.map((code) => `- \`${code}\`: ${MEANINGS[code]}`)
      return [`Exit code ${exitCode}:`, '', ...lines].join('\n')
    })
    .join('\n\n')
}
