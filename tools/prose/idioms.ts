// The idioms that our plain English leaves out: docs/style.md says what to write instead.
import { basename } from 'node:path'
import { piecesOf, type Piece } from './pieces.ts'

export interface Finding {
  readonly idiom: string
  readonly line: number
  readonly text: string
}

interface Idiom {
  readonly name: string
  readonly pattern: RegExp
  /** Everything, unless it says otherwise: a label may well begin with "What". */
  readonly kinds?: readonly Piece['kind'][]
}

const IDIOMS: readonly Idiom[] = [
  {
    name: 'a sentence begins with What, Whoever, Whatever, Whether, Of, By, Done or None',
    pattern: /(?:^|[.!?:] )(?:What|Whoever|Whatever|Whether|Of|By(?! default)|Done|None)\b(?![^.!?]*\?)/g,
    kinds: ['comment', 'paragraph'],
  },
  { name: '"alone" for "only"', pattern: /\balone\b/gi },
  {
    name: '"stands" or "lies" for "is"',
    pattern: /\b(?:stands?|lies) (?:in|at|on|below|above|once|here|there|ready)\b/gi,
  },
  { name: '"is told" for "is notified"', pattern: /\b(?:is|are|was|were|been) told\b/gi },
  { name: '"beside" for "next to"', pattern: /\bbeside\b/gi },
  { name: '"whoever", "whatever"', pattern: /(?<=\S )(?:whoever|whatever)\b/gi },
  { name: '"nobody’s", "is none", "puts up with"', pattern: /\bnobody['’]s\b|\b(?:is|are) none\b|\bputs? up with\b/gi },
  { name: '"a look at", "this look"', pattern: /\b(?:a|this|the|his|her) look\b(?! up)/gi },
]

const EMPTY_TYPE =
  /\b(?:type|interface) (?:Asked|Known|Said|Told|Found|Given|Shown|Kept|Wanted|Looked|What|Who|For|Of|Seen)\b/g
const EMPTY_FILE = /^(?:extras|desk|parts|known|answer|judge|notes?|what|asked)\.tsx?$/

export function findingsIn(path: string, source: string): Finding[] {
  const pieces = piecesOf(path, source)
  const idioms = IDIOMS.flatMap(({ name, pattern, kinds }) =>
    pieces
      .filter(({ kind }) => kinds?.includes(kind) ?? true)
      .flatMap(({ line, text }) => [...text.matchAll(pattern)].map(() => ({ idiom: name, line, text }))),
  )
  return [...idioms, ...emptyNamesIn(path, source)]
}

function emptyNamesIn(path: string, source: string): Finding[] {
  const file = EMPTY_FILE.test(basename(path)) ? [{ idiom: 'a file with an empty name', line: 1, text: path }] : []
  if (!/\.tsx?$/.test(path)) return file
  const types = source.split('\n').flatMap((text, index) =>
    [...text.matchAll(EMPTY_TYPE)].map(() => ({
      idiom: 'a type named after a participle, a preposition or a pronoun',
      line: index + 1,
      text: text.trim(),
    })),
  )
  return [...file, ...types]
}
