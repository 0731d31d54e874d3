// `npm run prose`: plain English, counted. Each file may have as many of the forbidden idioms as prose/baseline.json grants
// it, and no more; every reference to the product's rules must open. `npm run prose -- --update` writes the baseline again:
// it refuses when an idiom has become more frequent in the whole repository. `npm run prose -- <path>` lists what is there.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingsIn, type Finding } from './prose/idioms.ts'
import { anchorsIn, referencesIn } from './prose/references.ts'

const ROOT = join(import.meta.dirname, '..')
const BASELINE = join(ROOT, 'tools/prose/baseline.json')
/** Not ours to word: generated files, this check's own examples, hostile input. */
const SKIPPED = /generated|^tools\/prose|strange-texts|package-lock/

/** By idiom, then by file. */
type Counts = Record<string, Record<string, number>>

const [option] = process.argv.slice(2)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|md|sql)$/.test(path) && !SKIPPED.test(path) && existsSync(join(ROOT, path)))
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }))
const findings = files.flatMap(({ path, source }) => findingsIn(path, source).map((finding) => ({ path, ...finding })))
const counts = countOf(findings)
const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Counts // written by this script

if (option === '--update') update()
else if (option) list(option)
else check()

function check(): void {
  const faults = [...newIdioms(), ...closedReferences()]
  for (const fault of faults) console.error(fault)
  const [now, before] = [totalOf(counts), totalOf(baseline)]
  console.log(`${now} idioms to rewrite; the baseline has ${before}.`)
  if (now < before) console.log('Lower the baseline: npm run prose -- --update')
  process.exitCode = faults.length > 0 ? 1 : 0
}

function newIdioms(): string[] {
  return findings
    .filter(({ path, idiom }) => (counts[idiom]?.[path] ?? 0) > (baseline[idiom]?.[path] ?? 0))
    .map(({ path, line, idiom, text }) => `${path}:${line}: ${idiom}\n    ${text.slice(0, 160)}`)
}

function closedReferences(): string[] {
  const pages = files.filter(({ path }) => path.startsWith('docs/product/'))
  const anchors = new Set(pages.flatMap(({ source }) => anchorsIn(source)))
  return files.flatMap(({ path, source }) =>
    referencesIn(path, source)
      .filter(({ anchor }) => !anchors.has(anchor))
      .map(({ anchor, line, text }) => `${path}:${line}: docs/product has no ${anchor}\n    ${text.slice(0, 160)}`),
  )
}

/** A renamed file may take its idioms along: only the total of each idiom must not rise. */
function update(): void {
  const risen = Object.keys(counts).filter((idiom) => sumOf(counts[idiom]) > sumOf(baseline[idiom]))
  if (risen.length > 0 && totalOf(baseline) > 0) {
    console.error(`More often than before: ${risen.join('; ')}. Rewrite these first.`)
    process.exitCode = 1
    return
  }
  writeFileSync(BASELINE, `${JSON.stringify(counts, null, 2)}\n`)
}

function list(under: string): void {
  for (const { path, line, idiom, text } of findings) {
    if (path.startsWith(under)) console.log(`${path}:${line}: ${idiom}\n    ${text.slice(0, 160)}`)
  }
}

function countOf(all: readonly (Finding & { readonly path: string })[]): Counts {
  const result: Counts = {}
  for (const { idiom, path } of all.toSorted((a, b) => order(a.idiom, b.idiom) || order(a.path, b.path))) {
    const byFile = (result[idiom] ??= {})
    byFile[path] = (byFile[path] ?? 0) + 1
  }
  return result
}

function order(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function totalOf(all: Counts): number {
  return Object.values(all).reduce((sum, byFile) => sum + sumOf(byFile), 0)
}

function sumOf(byFile: Readonly<Record<string, number>> = {}): number {
  return Object.values(byFile).reduce((sum, count) => sum + count, 0)
}
