import { spawn } from 'node:child_process'
import { Problem } from './problem.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const TIDIES_UP_WITHIN_MS = 2_000

/** Runs, quietly, the npm that started us, or else the one on the path. When we are stopped, it is stopped too. */
export function npm(args) {
  const running = process.env['npm_execpath']
  const [command, first] = running?.endsWith('npm-cli.js') ? [process.execPath, [running]] : ['npm', []]
  const quietly = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  const child = spawn(command, [...first, ...args, ...quietly], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
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
