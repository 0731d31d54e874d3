// Class, board and target out of a page's query: what the chooser shows and what courses and plans are asked for.
import type { Stream } from '#core/taxonomy/grade.ts'
import { isLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Page } from './page.server.ts'

export interface Option {
  readonly value: string
  readonly text: string
  readonly lang: string
}

export interface Choice {
  readonly grade: number
  readonly stream: Stream | undefined
  readonly board: string
  readonly target: string
  /** The choice, as the URL and the form carry it. */
  readonly query: { readonly grade: string; readonly board: string; readonly target: string }
  readonly options: { readonly grade: Option[]; readonly board: Option[]; readonly target: Option[] }
}

/** Whose classes, boards and targets there are to choose from. */
export interface Shelf {
  readonly gradeBoards: () => ReturnType<Catalogue['getGradeBoards']>
  readonly targets: (studying: {
    readonly grade: number
    readonly board: string
    readonly stream?: Stream
  }) => ReturnType<Catalogue['getTargets']>
}
type Catalogue = Page['api']['catalogue']

/**
 * Corrects a choice that does not exist: a class that lacks the board gets its first board, and so on. Undefined when
 * there are no courses at all.
 */
export async function readChoice(
  page: Page,
  asked: URLSearchParams = page.url.searchParams,
  shelf: Shelf = allCourses(page),
): Promise<Choice | undefined> {
  const { grades, start } = await shelf.gradeBoards()
  const given = asked.get('grade')?.toLowerCase()
  const chosen =
    grades.find(({ key }) => key === given) ??
    grades.find(({ grade }) => String(grade) === given) ??
    grades.find(({ key }) => key === start.key) ??
    grades[0]
  if (!chosen) return undefined
  const stream = chosen.stream ?? undefined
  const board = pick(chosen.boards, asked.get('board'), start.board)
  const { targets } = await shelf.targets({ grade: chosen.grade, board, ...(stream ? { stream } : {}) })
  const target = pick(targets, asked.get('target'), start.target)
  return {
    grade: chosen.grade,
    stream,
    board,
    target,
    query: { grade: chosen.key, board, target },
    options: { grade: grades.map(toOption), board: chosen.boards.map(toOption), target: targets.map(toOption) },
  }
}

function allCourses({ api, lang }: Page): Shelf {
  return {
    gradeBoards: () => api.catalogue.getGradeBoards({ lang }),
    targets: (studying) => api.catalogue.getTargets({ ...studying, lang }),
  }
}

/** The class, board and target of a form or a remembered choice, as a profile keeps them; what does not go together gives way. */
export async function studyIn(page: Page, asked: URLSearchParams) {
  const choice = await readChoice(page, asked)
  if (!choice) return {}
  const { grade, stream, board, target } = choice
  return { grade, stream: stream ?? null, board, target }
}

interface StudyFields {
  readonly grade: number | null
  readonly stream: string | null
  readonly board: string | null
  readonly target: string | null
}

/** The known class, board and target of a learner or a program, as the query of a page. */
export function studyQuery({ grade, stream, board, target }: StudyFields): URLSearchParams {
  const given = {
    grade: grade === null ? null : [grade, ...(stream ? [stream.toLowerCase()] : [])].join('-'),
    board,
    target,
  }
  return new URLSearchParams(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null))
}

/** The language of teaching to begin with: the chosen one, else the learner's, else that of the page. */
export async function teachingLanguage({ url, lang, viewer }: Page): Promise<Language> {
  const asked = url.searchParams.get('language') ?? ''
  if (isLanguage(asked)) return asked
  return (await viewer())?.studentInfo.language ?? lang
}

/** The names of the choice. */
export function namesOf({ query, options }: Choice): Choice['query'] {
  const nameOf = (list: keyof Choice['query']) => options[list].find(({ value }) => value === query[list])?.text ?? ''
  return { grade: nameOf('grade'), board: nameOf('board'), target: nameOf('target') }
}

interface NamedItem {
  readonly key: string
  readonly name: { readonly text: string; readonly lang: string }
}

function pick(among: readonly NamedItem[], asked: string | null, usual: string): string {
  const keys = among.map(({ key }) => key)
  return [asked?.toLowerCase(), usual].find((key) => key !== undefined && keys.includes(key)) ?? keys[0] ?? usual
}

function toOption({ key, name }: NamedItem): Option {
  return { value: key, text: name.text, lang: name.lang }
}
