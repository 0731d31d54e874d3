// Which chapters a class learns, in order, by the subject's key. A subject's chapters are one text, cut at "; ".
import { icse } from './icse.ts'
import { middle } from './middle.ts'
import { primary } from './primary.ts'
import { cambridge, maharashtra, secondary, tamilNadu } from './secondary.ts'
import { mentalAbility, senior } from './senior.ts'

const ncert = { ...primary, ...middle, ...secondary, ...senior }
const byName = { ncert, icse: { ...senior, ...icse }, maharashtra, tamilNadu, cambridge }
export type SyllabusName = keyof typeof byName
export const syllabusNames: Readonly<Record<SyllabusName, string>> = {
  ncert: 'NCERT',
  icse: 'ICSE',
  maharashtra: 'Maharashtra',
  tamilNadu: 'Tamil Nadu',
  cambridge: 'Cambridge',
}
/** The chapters of each grade, by the subject's key. */
type Grades = Readonly<Record<number, Readonly<Record<string, string>>>>

/**
 * The chapters of a subject. Learners who have passed class 12 repeat both senior classes. Throws when there are no
 * chapters.
 */
export function chaptersOf(name: SyllabusName, grade: number, subject: string): string[] {
  if (subject === 'mental-ability') return listed(mentalAbility)
  if (grade === 13) return [11, 12].flatMap((each) => chaptersOf(name, each, subject))
  const text = (byName[name] as Grades)[grade]?.[subject]
  if (text === undefined) throw new Error(`no chapters of ${subject} in class ${grade}, ${name}`)
  return listed(text)
}

function listed(text: string): string[] {
  return text.split('; ')
}

/** Each chapter of every book, with its subject. */
export function everyChapter(): { subject: string; chapter: string }[] {
  const books = Object.values(byName)
    .flatMap((grades) => Object.values(grades as Grades))
    .flatMap((subjects) => Object.entries(subjects))
  return [...books, ['mental-ability', mentalAbility] as const].flatMap(([subject, text]) =>
    listed(text).map((chapter) => ({ subject, chapter })),
  )
}
