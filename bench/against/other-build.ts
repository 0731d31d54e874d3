// Another commit of this repository, built in a folder of its own.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Our own load, so that both builds are asked the same. */
const LOAD = 'bench'

export interface Build {
  readonly folder: string
  /** The commit's short hash, or that of the working tree with "+ changes". */
  readonly name: string
}

/** The working tree, which `npm run bench` has built already. */
export function thisBuild(): Build {
  const changes = git('status', '--porcelain') === '' ? '' : ' + changes'
  return { folder: ROOT, name: `${git('rev-parse', '--short=9', 'HEAD')}${changes}` }
}

/** Takes the commit out, installs its packages and builds it. A commit that was built before is taken as it is. */
export function otherBuild(commit: string): Build {
  const name = git('rev-parse', '--short=9', `${commit}^{commit}`)
  const folder = join(ROOT, '.data/bench/builds', name)
  if (!existsSync(folder)) takeOut(name, folder)
  rmSync(join(folder, LOAD), { recursive: true, force: true })
  cpSync(join(ROOT, LOAD), join(folder, LOAD), { recursive: true })
  runIn(folder, nodeOf(folder), 'tools/stack/build.ts')
  return { folder, name }
}

/** Each build runs under the Node that it brings. */
export function nodeOf(folder: string): string {
  const own = join(folder, 'node_modules/node/bin/node')
  return existsSync(own) ? own : process.execPath
}

/** A folder that was not finished has another name, and is made anew. */
function takeOut(commit: string, folder: string): void {
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', part], { input: archive })
  console.log(`Installing the packages of ${commit} …`)
  runIn(part, 'npm', 'ci', '--no-audit', '--no-fund')
  renameSync(part, folder)
}

function runIn(folder: string, command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} in ${folder}:\n${stdout}${stderr}`)
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}
