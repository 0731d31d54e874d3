// What npm installs, and why it could not.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Problem } from './problem.mjs'

export const OWN_NODE = 'node_modules/node/bin/node'

/** Whether node_modules holds what package-lock.json asks for, by npm's own record of it. */
export function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record) || !existsSync(OWN_NODE)) return false
  const there = packagesIn(record)
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional }]) => {
    if (path === '') return true
    return path in there ? there[path].version === version : optional === true
  })
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Throws a Problem that says what is in the way. */
export async function installPackages() {
  await demandRegistry()
  // Whatever this person's npm is set to: building needs the development packages, and our own Node runs them.
  const how = ['--include=dev', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await npm(['ci', ...how])
  if (code !== 0) throw new Problem(reasonIn(output))
  if (!existsSync(OWN_NODE))
    throw new Problem('npm ran no install scripts (ignore-scripts is set?), and Kandil needs them: run "npm ci --ignore-scripts=false".') // prettier-ignore
}

/** Without a network npm itself takes minutes to say so. */
async function demandRegistry() {
  const { code, output } = await npm(['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--loglevel=error'])
  if (code !== 0 && noNetwork.test(output)) throw new Problem(reasonIn(output))
}

const noNetwork =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/

const reasons = [
  [/\bENOSPC\b/, 'There is not enough room on this disk to install the packages.'],
  [/\b(EACCES|EROFS|EPERM)\b/, 'The folder node_modules, or npm\'s cache, cannot be written to: it may be another user\'s.'], // prettier-ignore
  [
    noNetwork,
    "The packages could not be fetched: npm cannot reach its registry. Check the network, or npm's proxy and registry settings.",
  ],
  [/\bEUSAGE\b/, 'package.json and package-lock.json do not fit together: run "npm install" and "npm run lock".'],
]

function reasonIn(output) {
  const known = reasons.find(([pattern]) => pattern.test(output))
  return known ? known[1] : `${output.trimEnd()}\nnpm could not install the packages: its words are above.`
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const TIDIES_UP_WITHIN_MS = 2_000

/** Runs the npm that runs us, else the one on the path. When we are told to stop, it is, and so are we. */
function npm(args) {
  const running = process.env['npm_execpath']
  const [command, first] = running?.endsWith('npm-cli.js') ? [process.execPath, [running]] : ['npm', []]
  const child = spawn(command, [...first, ...args], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    process.kill(-child.pid) // it and the install scripts it runs
    setTimeout(() => process.kill(-child.pid, 'SIGKILL'), TIDIES_UP_WITHIN_MS)
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Problem('There is no npm on the path: install it with Node.')))
    child.once('close', (code) => {
      if (isStopped) process.exit(1)
      for (const signal of SIGNALS) process.off(signal, stop)
      resolve({ code, output })
    })
  })
}
