import { readFileSync } from 'node:fs'

import { parseProject } from '../configuration/select.ts'
import { count } from '../files/text.ts'
import { isLoopback } from '../http/loopback.ts'
import { type Environment, routeTo } from '../http/proxy.ts'
import { omitUndefined } from '../json/is-present.ts'
import { configuredDialect } from '../options/dialect.ts'
import type { DoctorOptions, RunOptions } from '../options/options.ts'
import { formatBaseUrl, parseBaseUrl } from '../platform/base-url.ts'
import type { Platform } from '../platform/types.ts'
import { failed, failedBy, ok, skipped, warning } from './doctor/finding.ts'
import { PLATFORM_CHECKS, examinePlatform, probeFindings, skipAll } from './doctor/platform.ts'
import { examineRepository } from './doctor/repository.ts'
import { type CheckName, type DoctorReport, EXIT, type Failure, type Finding } from './report.ts'
import { openPlatform, requireBaseUrl, requireToken } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import type { Cutoff } from './run/cutoff.ts'
import { runCommand, type Body } from './run/run-command.ts'

/** From this machine to the platform. Sends only GET requests, except with `probeProject`. */
export async function doctor(options: DoctorOptions, context: RunContext): Promise<DoctorReport> {
  const findings: Finding[] = []
  let isAsking = false
  const early = {
    stopped: 'not everything was checked',
    found: (failure: Failure, { timedOut }: Cutoff): Body<DoctorReport> => {
      if (timedOut && isAsking) findings.push(...unanswered(findings))
      return { failure, ok: false, findings }
    },
  }
  return runCommand<DoctorReport>('doctor', options, context, early, async (run) => {
    const { cutoff } = run
    run.context.progress({ kind: 'phase', name: 'check' })
    const { probeProject } = options
    const probed = probeProject === undefined ? undefined : parseProject(probeProject, 'probe-project')
    const version = process.versions.node
    const repository = await examineRepository(options)
    const { baseUrl, finding } = examineBaseUrl(options, run.context)
    const proxy = checkProxy(baseUrl, options.environment, version)
    findings.push(
      ...repository.findings,
      ...accessFindings(options),
      finding,
      proxy,
      checkCertificates(options.environment),
    )

    const access = openWith(options, run.context, proxy.status === 'failed' ? undefined : baseUrl, (given) =>
      openPlatform({ ...given, options, context: run.context, cutoff }),
    )
    const { platform, hasToken } = access
    if (access.finding !== undefined) findings.push(access.finding)
    if (platform === undefined)
      findings.push(
        ...skipAll(
          PLATFORM_CHECKS.filter((check) => check !== 'token' || hasToken),
          'there is no platform to ask',
        ),
      )
    else {
      isAsking = true
      for await (const each of examinePlatform({
        platform,
        hasToken,
        targets: repository.targets,
      })) {
        // A request that could not be made because the run was stopped is not a finding.
        cutoff.stop.throwIfAborted()
        findings.push(each)
      }
    }
    const isAccepted = findings.some(({ check, status }) => check === 'token' && status === 'ok')
    if (platform !== undefined && isAccepted && repository.hasTests) {
      // Few need it.
      const { examineTestData } = await import('./doctor/test-data.ts')
      for await (const each of examineTestData(platform, options)) {
        cutoff.stop.throwIfAborted()
        findings.push(each)
      }
    }
    if (probed !== undefined) {
      if (platform === undefined || !isAccepted)
        findings.push(skipped('probe', 'this needs a platform that accepts the token'))
      else
        for await (const each of probeFindings(platform, probed)) {
          cutoff.stop.throwIfAborted()
          findings.push(each)
        }
    }
    const failure = failureOf(findings, hasToken)
    return { ...omitUndefined({ failure }), ok: failure === undefined, findings }
  })
}

function unanswered(findings: readonly Finding[]): readonly Finding[] {
  const [waiting, ...rest] = PLATFORM_CHECKS.filter((check) => !findings.some((finding) => finding.check === check))
  if (waiting === undefined) return []
  const finding = failed(
    waiting,
    'no answer arrived before the time limit of the run',
    'A proxy or a firewall may accept the connection and forward nothing. With a longer `timeout` for the run, each request ends with its own reason.',
  )
  return [finding, ...skipAll(rest, 'the time limit of the run was reached')]
}

function accessFindings(options: RunOptions): readonly Finding[] {
  const { access } = options
  if (access?.origin === undefined || access.dialect === undefined) return []
  const configured = access.derivesDialect === true ? configuredDialect(options) : undefined
  const dialect = configured === undefined ? access.dialect : `the dialect is ${configured}, from the configuration`
  const message = `${access.origin}; ${dialect}`
  return [access.warning === undefined ? ok('access', message) : warning('access', message, access.warning)]
}

function examineBaseUrl(
  options: RunOptions,
  context: RunContext,
): { readonly finding: Finding; readonly baseUrl?: string } {
  try {
    const baseUrl = formatBaseUrl(parseBaseUrl(requireBaseUrl(options, context), options.allowInsecureHttp))
    return { finding: baseUrlFinding(baseUrl), baseUrl }
  } catch (error) {
    return { finding: failedBy('base-url', error) }
  }
}

interface Access {
  readonly platform?: Platform
  readonly hasToken: boolean
  readonly finding?: Finding
}

function openWith(
  options: RunOptions,
  context: RunContext,
  baseUrl: string | undefined,
  open: (given: { readonly baseUrl: string; readonly token?: string }) => Platform,
): Access {
  try {
    const token = requireToken(options, context)
    return baseUrl === undefined ? { hasToken: true } : { platform: open({ baseUrl, token }), hasToken: true }
  } catch (error) {
    const finding =
      options.access?.failure === undefined ? failedBy('token', error) : skipped('token', 'no token is given')
    return baseUrl === undefined
      ? { hasToken: false, finding }
      : { platform: open({ baseUrl }), hasToken: false, finding }
  }
}

function baseUrlFinding(baseUrl: string): Finding {
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol === 'https:' || isLoopback(hostname)) return ok('base-url', `the base URL is ${baseUrl}`)
  return warning(
    'base-url',
    `the base URL is ${baseUrl}, and the token is sent to it unencrypted`,
    'Use https://. `--allow-insecure-http` is for a network that you trust.',
  )
}

const USER_CHECKS: ReadonlySet<CheckName> = new Set(['configuration', 'base-url', 'proxy', 'certificates'])

function failureOf(findings: readonly Finding[], hasToken: boolean): Failure | undefined {
  const failures = findings.filter(({ status }) => status === 'failed')
  if (failures.length === 0) return undefined
  const checks = [...new Set(failures.map(({ check }) => check))]
  const given = checks.every((check) => USER_CHECKS.has(check) || (check === 'token' && !hasToken))
  return {
    code: 'checks-failed',
    message: `${checks.length === 1 ? 'this check' : 'these checks'} failed: ${checks.join(', ')}`,
    fix: 'Each finding has an explanation and a fix.',
    exitCode: given
      ? EXIT.usage
      : checks.every((check) => check === 'read' || check === 'tests')
        ? EXIT.someAppsFailed
        : EXIT.failed,
  }
}

/** The address is shown without its credentials. */
function checkProxy(baseUrl: string | undefined, environment: Environment, version: string): Finding {
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

function checkCertificates(environment: Environment): Finding {
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
    return 0
  }
}
