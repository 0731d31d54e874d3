// The balancer of the proof: our own, or HAProxy with the configuration of the deployment.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnProcess, type OwnProcess } from '../faults/own-process.ts'

export interface Balancer extends OwnProcess {
  readonly tally: () => Promise<Tally>
}

export interface Tally {
  /** How many requests each server has answered. */
  readonly answered: readonly number[]
  /** Requests that no server answered, or that a server answered with its own failure. */
  readonly failures: readonly string[]
}

interface BalancerOptions {
  readonly port: number
  readonly servers: readonly OwnProcess[]
}

/** HAProxy when the environment names its program: `PROOF_HAPROXY=/usr/sbin/haproxy`. */
export function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const haproxy = process.env['PROOF_HAPROXY']
  return haproxy ? startHaproxy(haproxy, options) : startOwnBalancer(options)
}

async function startOwnBalancer({ port, servers }: BalancerOptions): Promise<Balancer> {
  const url = `http://127.0.0.1:${port}`
  const own = await startOwnProcess({
    script: 'server/test/proofs/machines/balancer.ts',
    args: [port, ...servers.map((each) => each.url)].map(String),
    url,
    sign: '/balancer',
  })
  return { ...own, tally: async () => (await (await fetch(`${url}/balancer`)).json()) as Tally } // its own answer
}

async function startHaproxy(program: string, { port, servers }: BalancerOptions): Promise<Balancer> {
  const url = `http://127.0.0.1:${port}`
  const file = join(await mkdtemp(join(tmpdir(), 'haproxy-')), 'haproxy.cfg')
  await writeFile(file, await configuration(port, servers))
  const own = await startOwnProcess({ program, script: '-db', args: ['-f', file], url, sign: '/readyz' })
  return { ...own, tally: async () => tallyOf(await (await fetch(`${url}/figures;csv`)).text()) }
}

/** That of the deployment, without TLS, for fewer connections, with the servers of this proof and HAProxy's own figures. */
async function configuration(port: number, servers: readonly OwnProcess[]): Promise<string> {
  const ofDeployment = await readFile(join(import.meta.dirname, '../../../../deploy/haproxy.cfg'), 'utf8')
  const lines = ofDeployment.replace('maxconn 20000', 'maxconn 2000').split('\n')
  const kept = lines.filter((line) => !/^\s*(server|bind|http-request redirect) /.test(line))
  const front = [`  bind 127.0.0.1:${port}`, '  stats enable', '  stats uri /figures']
  return [
    ...kept.flatMap((line) => (line.startsWith('frontend ') ? [line, ...front] : [line])),
    ...servers.map((each, place) => `  server s${place} ${new URL(each.url).host}`),
    '',
  ].join('\n')
}

function tallyOf(csv: string): Tally {
  const [head = '', ...figures] = csv.trim().split('\n')
  const names = head.replace('# ', '').split(',')
  const rows = figures.map((line) => Object.fromEntries(line.split(',').map((value, i) => [names[i] ?? '', value])))
  const count = (row: Record<string, string>, name: string) => Number(row[name] ?? 0)
  const ofServers = rows.filter((row) => /^s\d+$/.test(row['svname'] ?? ''))
  const failures = [...ofServers, ...rows.filter(({ svname }) => svname === 'BACKEND')].flatMap((row) =>
    ['hrsp_5xx', 'eresp']
      .filter((name) => count(row, name) > 0)
      .map((name) => `${row['svname']}: ${row[name]} × ${name}`),
  )
  return { answered: ofServers.map((row) => count(row, 'hrsp_2xx') + count(row, 'hrsp_4xx')), failures }
}
