// Questions from tables of clues: each row asks for its own answer, with its own reason, and the other rows are the wrong options.
import { hash } from 'node:crypto'
import type { WrittenQuestion } from './write.ts'
import { choice } from './write.ts'

type Lang = 'en' | 'hi' | 'ta'
type InLanguages<T> = Readonly<{ en: T } & Partial<Record<'hi' | 'ta', T>>>

export interface RecallTable {
  readonly subject: 'physics' | 'chemistry' | 'biology' | 'maths' | 'science' | 'english' | 'social-studies'
  readonly grade: number
  readonly chapter: string
  readonly difficulty: 'EASY' | 'MEDIUM' | 'HARD'
  /** The question, with "{}" for the clue. */
  readonly ask: InLanguages<string>
  /** "Clue | right answer | why". The same rows in each language, in the same order. */
  readonly rows: InLanguages<readonly string[]>
}

/** Drawn from the clue, so that the key has no pattern and each start of the demo has the same one. */
function placeOf(clue: string): number {
  return hash('sha256', clue, 'buffer').readUInt32BE() % LETTERS.length
}

/** The wrong options are rows at these distances, so that neighbours do not share all of them. */
const DISTANCES = [1, 3, 5]
const LETTERS = ['a', 'b', 'c', 'd']

export function questionsOf({ chapter, difficulty, ask, rows }: RecallTable): WrittenQuestion[] {
  return rows.en.map((_, i) => {
    const place = placeOf(rows.en[i] ?? '')
    const inLanguage = (lang: Lang) => textOf(ask[lang], rows[lang], { i, place })
    const [en, hi, ta] = [inLanguage('en'), inLanguage('hi'), inLanguage('ta')]
    if (!en) throw new Error(`${chapter}: row ${i} has no text`)
    return choice([chapter, difficulty], en, LETTERS[place] ?? 'a', { ...(hi && { hi }), ...(ta && { ta }) })
  })
} // prettier-ignore

type Text = [stem: string, options: string[], solution: string]

function textOf(ask: string | undefined, rows: readonly string[] | undefined, { i, place }: { readonly i: number; readonly place: number }): Text | undefined {
  if (ask === undefined || rows === undefined) return undefined
  const cells = rows.map((row) => row.split(' | '))
  const answerAt = (at: number) => cells[at % cells.length]?.[1] ?? ''
  const [clue = '', , why = ''] = cells[i] ?? []
  const others = DISTANCES.map((distance) => answerAt(i + distance))
  return [ask.replace('{}', clue), [...others.slice(0, place), answerAt(i), ...others.slice(place)], why]
} // prettier-ignore
