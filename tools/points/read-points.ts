// Reads from the server's sources which parts of it ask at each point, and which modules contribute.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const POINT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = (point|onlyPoint|keyedPoint)</
const HOW_MANY = { point: 'any', onlyPoint: 'one', keyedPoint: 'one for a key' }
/** The lines of a module's declaration that are contributions as well. */
const DECLARED: Readonly<Record<string, RegExp>> = {
  answeredEndpoints: /\boperations:/,
  householdData: /^ {2}household\b/m,
  jobs: /^ {2}jobs\b/m,
}

export interface PointUse {
  readonly name: string
  readonly file: string
  readonly about: string
  /** How many modules may contribute. */
  readonly contributors: string
  /** "platform", or the names of modules, in alphabetical order. */
  readonly askedBy: readonly string[]
  readonly offeredBy: readonly string[]
}

interface Source {
  readonly file: string
  readonly text: string
}

export function readPoints(): PointUse[] {
  const sources = globSync('server/{app.ts,platform/**/*.ts,modules/**/*.ts}', { cwd: ROOT })
    .filter((file) => !/(\.test|\/factory[\w-]*|\/proofs|\/points\/point|platform\/module)\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  return sources.flatMap((source) => pointIn(source, sources)).toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

function pointIn({ file, text }: Source, sources: readonly Source[]): PointUse[] {
  const [, doc, name, kind] = POINT.exec(text) ?? []
  if (!/\/points\/[\w-]+\.ts$/.test(file) || doc === undefined || name === undefined) return []
  // A function of the point's file asks for its caller.
  const asking = [...text.matchAll(/^export function (\w+)\(ctx: Asking/gm)].map(([, each]) => `${each}\\(`)
  const asks = new RegExp(`\\b(${[`${name}\\s*\\.(all|byModule|of|only)\\(`, ...asking].join('|')})`)
  const offers = DECLARED[name] ?? new RegExp(`^ .*\\b${name}\\(`, 'm')
  const others = sources.filter((each) => each.file !== file)
  const isDeclaration = (each: Source) => each.file.endsWith('/module.ts')
  return [
    {
      name,
      file,
      about: firstSentence(doc),
      contributors: HOW_MANY[kind as keyof typeof HOW_MANY], // one of those in POINT
      askedBy: namesOf(others.filter((each) => !isDeclaration(each) && asks.test(each.text))),
      offeredBy: namesOf(others.filter((each) => isDeclaration(each) && offers.test(each.text))),
    },
  ]
}

function firstSentence(doc: string): string {
  const text = doc
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.replace(/\.( .*)?$/, '').trim()
}

function namesOf(sources: readonly Source[]): string[] {
  const names = sources.map(({ file }) => /^server\/modules\/([\w-]+)\//.exec(file)?.[1] ?? 'platform')
  return [...new Set(names)].toSorted()
}
