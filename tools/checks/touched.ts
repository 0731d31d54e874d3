// Which modules a change touches. `npm test` proves the endpoints of these, and those of all when it cannot tell.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const OF_A_MODULE = /^(?:core|server|web|console)\/modules\/([^/]+)\//
/** Every endpoint uses these, and the proofs are among them. */
const OF_ALL =
  /^(core\/(?!modules\/)|server\/(platform|test)\/|server\/[^/]+$|sandbox\/|package(-lock)?\.json$|vitest\.config\.ts$)/

/**
 * As the setting PROOF_MODULES takes them: "all", "none", or names with commas. CI proves all. Elsewhere the change is what was not
 * committed and what the branch has before its upstream, or the last commit where that is nothing.
 */
export function touchedModules(env: NodeJS.ProcessEnv = process.env): string {
  if (env['CI']) return 'all'
  try {
    const base = git('rev-parse', upstream())
    const isOwn = base !== git('rev-parse', 'HEAD')
    const uncommitted = [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')]
    return modulesOf([...uncommitted, ...list('diff', '--name-only', isOwn ? base : 'HEAD~1', 'HEAD')])
  } catch {
    // There is no git here, or no history.
    return 'all'
  }
}

export function modulesOf(paths: readonly string[]): string {
  if (paths.some((path) => OF_ALL.test(path))) return 'all'
  const names = new Set(paths.flatMap((path) => OF_A_MODULE.exec(path)?.[1] ?? []))
  return names.size > 0 ? [...names].toSorted().join() : 'none'
}

/** The last commit that the branch shares with its upstream. */
function upstream(): string {
  try {
    return git('merge-base', '@{upstream}', 'HEAD')
  } catch {
    return 'HEAD'
  }
}

function list(...args: string[]): string[] {
  return git(...args)
    .split('\n')
    .filter(Boolean)
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
