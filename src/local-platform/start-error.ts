import { PRIMARY } from './problem.ts'

/** Why the local platform cannot start, open its database, or load what it is given; for people. */
export class StartError extends Error {
  readonly fix: string

  constructor(message: string, fix: string) {
    super(message)
    this.name = 'StartError'
    this.fix = fix
  }
}

export function checkFolder(folder: string): string {
  if (folder !== '') return folder
  throw new StartError(
    'the name of the data folder is empty',
    'Give a folder that can be written; it is created when missing.',
  )
}

export function listenError(error: unknown, host: string, port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`port ${port} of ${host} is taken`, 'Give another port; 0 takes a free one.')
    case 'EACCES':
      return new StartError(`port ${port} may not be used`, 'Give a port from 1024 on; 0 takes a free one.')
    case 'ERR_SOCKET_BAD_PORT':
    case 'ERR_INVALID_ARG_VALUE':
      return new StartError(
        `there is no port ${String(port)}`,
        'Give a whole number from 1 to 65535; 0 takes a free port.',
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`${host} is not an address of this machine`, 'Leave the host out to listen on 127.0.0.1.')
    default:
      return isOfSystem(error)
        ? new StartError(`it cannot listen on ${host} (${codeOf(error)})`, 'Leave the host out to listen on 127.0.0.1.')
        : error
  }
}

export function databaseError(error: unknown, folder: string): unknown {
  if (codeOf(error) !== 'ERR_SQLITE_ERROR') return error
  const { message }: { message?: unknown } = typeof error === 'object' && error !== null ? error : {}
  return new StartError(
    `the database in ${folder} cannot be used: ${String(message)}`,
    HINTS[numberOf(error)] ?? 'Give an own folder that can be written.',
  )
}

export function isBusy(error: unknown): boolean {
  return numberOf(error) === BUSY
}

function numberOf(error: unknown): number {
  const { errcode }: { errcode?: unknown } = typeof error === 'object' && error !== null ? error : {}
  return typeof errcode === 'number' ? errcode & PRIMARY : 0
}

const BEGIN_AGAIN = 'Give another folder, or remove the database in this one to begin again.'

const BUSY = 5

const HINTS: Readonly<Record<number, string>> = {
  [BUSY]: 'Another process has locked it. Try again when that process has ended.',
  11: BEGIN_AGAIN,
  13: 'Make room on its disk.',
  26: BEGIN_AGAIN,
}

export function openError(error: unknown, folder: string): unknown {
  const code = codeOf(error)
  if (code === 'ERR_SQLITE_ERROR') return databaseError(error, folder)
  if (code === 'ERR_UNKNOWN_BUILTIN_MODULE') return new StartError('this version of Node has no SQLite', 'Use Node 24.')
  return isOfSystem(error)
    ? new StartError(
        `${folder} cannot be used as data folder (${code})`,
        'Give a folder that can be written; it is created when missing.',
      )
    : error
}

function isOfSystem(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
