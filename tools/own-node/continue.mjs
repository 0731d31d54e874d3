// The product runs under its own Node, which comes from npm like every other package. The .mjs files here run before
// that, under any Node that is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { claim } from './claim.mjs'
import { installPackages, isInstalled, OWN_NODE } from './packages.mjs'
import { giveUp, Problem } from './problem.mjs'
import { demandFolder, demandSpace } from './room.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PACKAGES_NEED_MB = 1000
const DATA_NEEDS_MB = 300
/** The exit code of a program that the system cannot load. */
const LIBRARY_MISSING = 127

/**
 * Installs missing packages and starts this script again under the product's own Node, with the same arguments. A
 * second process with the same name in the same folder is refused.
 */
export async function continueUnderOwnNode(name, script) {
  process.chdir(ROOT)
  try {
    demandFolder('.data')
    const release = await claim(name, () => isStopping || isLeftBehind())
    if (!isInstalled()) await install()
    demandSpace(DATA_NEEDS_MB)
    const code = await handOver(script)
    release()
    process.exit(code)
  } catch (error) {
    giveUp(error)
  }
}

async function install() {
  demandSpace(PACKAGES_NEED_MB)
  demandFolder('.')
  if (existsSync('node_modules')) demandFolder('node_modules')
  console.log('Installing packages (once, about a minute) …')
  await installPackages()
}

/** Resolves to the exit code. The channel between the two tells the script when we are killed. */
function handOver(script) {
  const child = spawn(OWN_NODE, [script, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isStopping = true
      child.kill(signal)
    })
  const watch = setInterval(() => isLeftBehind() && child.kill('SIGTERM'), 500)
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new Problem('The Node that comes with Kandil does not run here: it needs Linux with glibc, or macOS.')),
    )
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      if (code === LIBRARY_MISSING)
        reject(new Problem('The Node in node_modules does not run here: delete node_modules and try again.'))
      if (signal) console.error(`Kandil was killed (${signal}).`)
      resolve(code ?? 1)
    })
  })
}

let isStopping = false
const parent = process.ppid

/** Returns true if the npm that started us was killed: then nobody can stop us any more, so we stop. */
function isLeftBehind() {
  return process.env['npm_lifecycle_event'] !== undefined && process.ppid !== parent
}
