// Installs packages with npm, and explains failures.
import { existsSync, readFileSync } from 'node:fs'
import { npm } from './npm.mjs'
import { Problem } from './problem.mjs'
import { isSpareNeeded, putSpareNode } from './spare-node.mjs'

export const OWN_NODE = 'node_modules/node/bin/node'

/** Returns true if node_modules matches package-lock.json, by npm's own record of it. */
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
  // Without a network it would be minutes before npm says so.
  demandSuccess(await npm(['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=1000']), noNetwork)
  // Overrides the user's npm settings: building needs the development packages, and our own Node runs them.
  const how = ['ci', '--include=dev', '--engine-strict=false']
  if (isSpareNeeded()) {
    demandSuccess(await npm([...how, '--ignore-scripts']))
    demandSuccess(await putSpareNode(OWN_NODE))
  } else demandSuccess(await npm(how))
  if (!existsSync(OWN_NODE))
    throw new Problem('npm ran no install scripts (ignore-scripts is set?), and Kandil needs them: run "npm ci --ignore-scripts=false".') // prettier-ignore
}

/** Only a failure whose output matches counts. */
function demandSuccess({ code, output }, pattern = /^/) {
  if (code === 0 || !pattern.test(output)) return
  const known = reasons.find(([reason]) => reason.test(output))
  throw new Problem(known ? known[1] : `${output.trimEnd()}\nnpm could not install the packages: its words are above.`)
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
