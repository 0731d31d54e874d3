// `npm run prose`: plain English. No file has an idiom that docs/style.md forbids, and every reference to the product's rules can
// be opened. `npm run prose -- <path>` looks at the files below a path only.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingsIn, type Finding } from './prose/idioms.ts'
import { anchorsIn, referencesIn } from './prose/references.ts'

const ROOT = join(import.meta.dirname, '..')
/** Not ours to word: generated files, this check's own examples, hostile input. */
const SKIPPED = /generated|^tools\/prose|strange-texts|package-lock/

interface Fault extends Finding {
  readonly path: string
}

const [under = ''] = process.argv.slice(2)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|md|sql)$/.test(path) && !SKIPPED.test(path) && existsSync(join(ROOT, path)))
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }))
const faults = [...idioms(), ...closedReferences()].filter(({ path }) => path.startsWith(under))
for (const { path, line, idiom, text } of faults) console.error(`${path}:${line}: ${idiom}\n    ${text.slice(0, 160)}`)
process.exitCode = faults.length > 0 ? 1 : 0

function idioms(): Fault[] {
  return files.flatMap(({ path, source }) => findingsIn(path, source).map((finding) => ({ path, ...finding })))
}

function closedReferences(): Fault[] {
  const pages = files.filter(({ path }) => path.startsWith('docs/product/'))
  const anchors = new Set(pages.flatMap(({ source }) => anchorsIn(source)))
  return files.flatMap(({ path, source }) =>
    referencesIn(path, source)
      .filter(({ anchor }) => !anchors.has(anchor))
      .map(({ anchor, line, text }) => ({ path, line, idiom: `docs/product has no ${anchor}`, text })),
  )
}
