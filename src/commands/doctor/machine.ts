import { readFileSync } from 'node:fs'

import { routeTo, type Environment } from '../../http/proxy.ts'
import type { Finding } from '../report.ts'
import { count } from '../run/count.ts'
import { failed, ok, skipped, warning } from './finding.ts'

/** The version that package.json requires. Older ones need a flag for SQLite. */
const OLDEST_NODE = 24

/** Checks the Node version that runs this program, such as `24.21.0`. */
export function checkNode(version: string): Finding {
  const [major = 0] = version.split('.').map(Number)
  if (major < OLDEST_NODE)
    return failed(
      'node',
      `this is Node.js ${version}, and ${OLDEST_NODE} is the oldest that works`,
      'Install a later one from https://nodejs.org/.',
    )
  return ok('node', `this is Node.js ${version}`)
}

/** Reports which proxy is between this machine and the platform. The address is shown without its credentials. */
export function checkProxy(baseUrl: string | undefined, environment: Environment, version: string): Finding {
  if (baseUrl === undefined) return skipped('proxy', 'which proxy is used depends on the base URL')
  const base = new URL(baseUrl)
  const route = routeTo(base, environment, version)
  switch (route.kind) {
    case 'refused':
      return failed('proxy', route.message, route.fix)
    case 'direct':
      return ok('proxy', 'no proxy is used: no variable names one for this address')
    case 'loopback':
      return ok('proxy', `no proxy is used: ${route.variable} is set, but the platform is on this machine`)
    case 'exempt':
      return ok('proxy', `no proxy is used: ${route.variable} is set, but ${route.exemptBy} exempts ${base.host}`)
    case 'proxy':
      return ok(
        'proxy',
        `requests go through ${route.address}, because of ${route.variable}`,
        `If that is wrong, add ${base.hostname} to NO_PROXY.`,
      )
  }
}

/** Reports which certificates are trusted in addition to those of Node. */
export function checkCertificates(environment: Environment): Finding {
  if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
    return failed(
      'certificates',
      'NODE_TLS_REJECT_UNAUTHORIZED is 0: no certificate is checked, and anyone on the network path can read the token',
      'Unset it. For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file.',
    )
  }
  const file = environment['NODE_EXTRA_CA_CERTS']
  if (file === undefined || file === '')
    return ok('certificates', 'certificates are checked; NODE_EXTRA_CA_CERTS adds none')
  const found = countCertificates(file)
  if (found === 0) {
    return warning(
      'certificates',
      `NODE_EXTRA_CA_CERTS names ${file}, which has no readable certificate`,
      'Give the path of a PEM file; Node ignores the variable otherwise.',
    )
  }
  return ok(
    'certificates',
    `certificates are checked; NODE_EXTRA_CA_CERTS adds ${count(found, 'certificate')} from ${file}`,
  )
}

function countCertificates(file: string): number {
  try {
    return readFileSync(file, 'latin1').match(/^-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/gm)?.length ?? 0
  } catch {
    // The file is missing, is a folder or cannot be read: Node ignores the variable then, and the finding reports that.
    return 0
  }
}
