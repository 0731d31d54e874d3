// Where the plans page is come to from, and which class and target it then begins with: commerce spec, sections 2 and 9.
import { isTatvaGrade, type Stream } from '#core/taxonomy/grade.ts'

export const PAGE_CONTEXTS = ['home', 'renew', 'neetlibrary', 'jeelibrary'] as const
export type PageContext = (typeof PAGE_CONTEXTS)[number]

const targets: Readonly<Partial<Record<PageContext, string>>> = { neetlibrary: 'neetug', jeelibrary: 'jeemain' }

export function pageContextOf(text: string | null | undefined): PageContext | undefined {
  return PAGE_CONTEXTS.find((each) => each === text)
}

/**
 * The class and exam of a library's readers: the exam in their own class when it is one of the tatva line (11, 12, 13),
 * or else in class 11 Science. Undefined for the other contexts, which imply no exam.
 */
export function libraryStudy(context: PageContext | undefined, grade: number | null) {
  const target = context && targets[context]
  if (target === undefined) return undefined
  const stream: Stream = 'SCIENCE'
  return { grade: grade !== null && isTatvaGrade(grade) ? grade : 11, stream, board: 'cbse', target }
}
