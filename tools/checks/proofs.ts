// `npm run proofs`: everything that `npm test` only samples, in full. A test file that imports how-much.ts is such a proof, in
// any module; so are all files of server/test/proofs, and the journeys through the pages.
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** The settings of docs/proofs.md in full. One that is set already stays as it is. */
const IN_FULL = {
  PROOF_MODULES: 'all',
  PROOF_SHARE: '1',
  PROOF_TRIES: '1',
  PROOF_REQUESTS: '1000',
  PROOF_KILLS: '100',
  PROOF_SEAT_KILLS: '50',
  PROOF_NOTICE_KILLS: '50',
  PROOF_RESTARTS: '20',
  PROOF_CHECKOUTS: '300',
  PROOF_MIXED: '1000',
  PROOF_STREAMS: '500',
  PROOF_UPDATES: '5',
  PROOF_RESTORED: '100',
}

const proofs = globSync('{core,server,sandbox}/**/*.test.ts', { cwd: ROOT }).filter(
  (path) => path.startsWith('server/test/proofs/') || readFileSync(join(ROOT, path), 'utf8').includes('/how-much.ts'),
)

const codes = [
  await run('vitest', ['run', '--no-file-parallelism', ...proofs]),
  await run('playwright', ['test', '-c', 'e2e', 'pages.e2e', 'fits.e2e']),
]
process.exit(codes.every((code) => code === 0) ? 0 : 1)

function run(program: string, args: readonly string[]): Promise<number | null> {
  const child = spawn(join(ROOT, 'node_modules/.bin', program), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...IN_FULL, ...process.env },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}
