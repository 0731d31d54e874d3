// Everything of a solved question that follows from what was written.
import type { NewSolved } from '#core/modules/solved/staff-api.ts'
import { plainWords } from '#core/modules/solved/plain-words.ts'
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import { listFigures } from '#server/modules/media/index.ts'
import { drawReadings, pictureIdsIn, type Reading } from '#server/modules/questions/index.ts'
import type { Db } from '#server/platform/database/db.ts'

/** HTML and plain words of one language. */
export interface RenderedSolved {
  readonly title: string
  readonly stem: string
  readonly answer: string
  readonly steps: string
  /** The answer and its steps in plain words. */
  readonly words: string
}

export type Rendered = Readonly<Partial<Record<Language, RenderedSolved>>>

type Written = Pick<NewSolved, 'stem' | 'answer' | 'steps' | 'teacherId' | 'sourceLine' | 'licence'>
type Part = 'stem' | 'answer' | 'steps'

const PARTS: readonly Part[] = ['stem', 'answer', 'steps']
const LONGEST_TITLE = 160

/** Throws INVALID_INPUT for texts that take too long to draw. */
export async function derivedFields(db: Db, written: Written) {
  const figures = await listFigures(db, pictureIdsOf(written))
  const parts = PARTS.filter((part) => isWritten(written[part]))
  const languages = LANGUAGES.filter((lang) => parts.every((part) => (written[part]?.[lang] ?? '').trim() !== ''))
  const sources = languages.flatMap((lang) =>
    PARTS.map((prefix) => ({ source: written[prefix]?.[lang] ?? '', lang, prefix })),
  )
  const readingOf = await drawReadings(sources, figures, 'stem')
  const each = languages.map((lang) => [lang, renderIn(written, lang, (part) => readingOf(lang, part))] as const)
  return {
    languages,
    rendered: Object.fromEntries(each.map(([lang, { rendered }]) => [lang, rendered])) as Rendered, // of these languages
    problems: [...gapsIn(written, languages), ...each.flatMap(([, { problems }]) => problems)],
  }
}

export function isAnswered({ answer, steps, teacherId }: Pick<Written, 'answer' | 'steps' | 'teacherId'>): boolean {
  return isWritten(answer) && isWritten(steps) && teacherId !== null
}

export function pictureIdsOf(written: Pick<Written, Part>): string[] {
  const texts = PARTS.flatMap((part) => Object.values(written[part] ?? {}))
  return [...new Set(texts.flatMap((text) => pictureIdsIn(text ?? '')))]
}

function isWritten(text: Written['answer']): boolean {
  return (text?.en ?? '').trim() !== ''
}

function gapsIn(written: Written, languages: readonly Language[]) {
  const { answer, steps, teacherId, sourceLine, licence } = written
  const gaps = []
  if (!languages.includes('en')) gaps.push({ field: 'stem', message: 'Write the question in English.' })
  if (isWritten(answer) !== isWritten(steps)) gaps.push({ field: 'steps', message: 'Write both a short answer and its steps, or neither.' }) // prettier-ignore
  if (isWritten(answer) && teacherId === null) gaps.push({ field: 'teacherId', message: 'Choose the teacher who signs the answer.' }) // prettier-ignore
  if (sourceLine === '') gaps.push({ field: 'sourceLine', message: 'Say where the question comes from.' })
  if (licence === '') gaps.push({ field: 'licence', message: 'Say under which licence we may publish it.' })
  return gaps
}

function renderIn(written: Written, lang: Language, readingOf: (part: Part) => Reading) {
  const problems: { field: string; message: string }[] = []
  const html = (part: Part) => {
    const reading = readingOf(part)
    problems.push(...reading.problems.map((message) => ({ field: `${part}.${lang}`, message })))
    return reading.html
  }
  const words = asSentences(plainWords(written.answer?.[lang] ?? ''), plainWords(written.steps?.[lang] ?? ''))
  const title = shortened(plainWords(written.stem[lang] ?? ''))
  const rendered = { title, stem: html('stem'), answer: html('answer'), steps: html('steps'), words }
  return { rendered, problems }
}

/** A short answer has often no full stop of its own: "880 P = V²/R" would read as one formula. */
function asSentences(answer: string, steps: string): string {
  const stop = answer === '' || /[.!?।…]$/.test(answer) ? '' : '.'
  return `${answer}${stop} ${steps}`.trim()
}

function shortened(words: string): string {
  if (words.length <= LONGEST_TITLE) return words
  return `${words.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')}…`
}
