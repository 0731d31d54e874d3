// Solved questions as anyone reads them.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { SOLVED_ON_A_PAGE } from '#core/modules/solved/api.ts'
import type { SolvedCard, SolvedId } from '#core/modules/solved/solved.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { chapterNames, listTeachers, namedBoards, subjectNames } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findChapter, findEdition, listCards, listChapters, listOfChapter, type Card, type Chapter, type Edition } from '../store.ts' // prettier-ignore

const SIMILAR = 5

/** Throws NOT_FOUND_ERROR. In English where it is not written in the language. */
export async function getQuestion(ctx: Ctx, { slug, lang }: { readonly slug: string; readonly lang: Language }) {
  const edition = await findEdition(ctx.db, slug, lang)
  if (!edition) throw commonErrors.NOT_FOUND_ERROR()
  const { rendered, languages, isAnswered, sourceLine, licence, reviewedAt, publishedAt } = edition
  const read: Language = languages.includes(lang) ? lang : 'en'
  const [name, similar, teacher] = await Promise.all([
    placeWords(ctx, lang),
    similarTo(ctx, edition, lang),
    isAnswered ? signerOf(ctx, edition) : null,
  ])
  const { title, stem, answer, steps, words } = rendered
  return {
    id: edition.id as SolvedId,
    slug,
    title: { text: title, lang: read },
    place: name(edition),
    lang: read,
    stem,
    answer: teacher && { short: answer, steps, words, teacher },
    languages,
    sourceLine,
    licence,
    reviewedAt,
    publishedAt,
    similar,
  }
}

/** Throws NOT_FOUND_ERROR for a chapter without questions, and for a page beyond the last. */
export async function listQuestions(ctx: Ctx, ask: { board: string; grade: number; subject: string; chapter: string; page: number; lang: Language }) {
  const { page, lang, chapter: chapterSlug, ...place } = ask
  const chapter = await findChapter(ctx.db, { ...place, chapterSlug })
  if (!chapter) throw commonErrors.NOT_FOUND_ERROR()
  const pages = Math.ceil(chapter.questions / SOLVED_ON_A_PAGE)
  if (page > pages) throw commonErrors.NOT_FOUND_ERROR()
  const range = { lang, skip: (page - 1) * SOLVED_ON_A_PAGE, size: SOLVED_ON_A_PAGE }
  const [cards, name] = await Promise.all([listOfChapter(ctx.db, chapter, range), placeWords(ctx, lang)])
  return { place: name(chapter), questions: cards.map(word), page, pages }
} // prettier-ignore

export async function listPlaces(ctx: Ctx, { lang }: { readonly lang: Language }) {
  const [chapters, name] = await Promise.all([listChapters(ctx.db), placeWords(ctx, lang)])
  const bySubject = Map.groupBy(chapters, ({ board, grade, subject }) => `${board} ${grade} ${subject}`)
  return [...bySubject.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { board, grade, subject } = name(first)
    const listed = own.map((each) => ({ ...name(each).chapter, questions: each.questions }))
    return [{ board, grade, subject, chapters: listed }]
  })
}

async function placeWords(ctx: Ctx, lang: Language) {
  const [boards, subject, nameOf] = await Promise.all([
    namedBoards(ctx, lang),
    subjectNames(ctx, lang),
    chapterNames(ctx, lang),
  ])
  return ({ board, grade, subject: key, chapter, chapterSlug }: Omit<Chapter, 'questions'>) => ({
    board: { key: board, name: boards.find((each) => each.key === board)?.name.text ?? board },
    grade,
    subject: { key, name: subject(key) },
    chapter: { slug: chapterSlug, name: nameOf(chapter) },
  })
}

/** Those that were most alike when it was published, and the newest of the chapter. */
async function similarTo(ctx: Ctx, edition: Edition, lang: Language): Promise<SolvedCard[]> {
  const kept = edition.similarIds.length > 0 ? await listCards(ctx.db, edition.similarIds, lang) : []
  if (kept.length >= SIMILAR) return kept.map(word)
  const newest = await listOfChapter(ctx.db, edition, { lang, skip: 0, size: 2 * SIMILAR })
  const known = new Set([edition.id, ...kept.map(({ id }) => id)])
  return [...kept, ...newest.filter(({ id }) => !known.has(id))].slice(0, SIMILAR).map(word)
}

async function signerOf(ctx: Ctx, { teacherId }: Edition) {
  const [teacher] = teacherId === null ? [] : await listTeachers(ctx.db, [teacherId])
  return teacher ? { name: teacher.name, qualification: teacher.qualification } : null
}

function word({ slug, title, lang, isAnswered }: Card): SolvedCard {
  return { slug, title: { text: title, lang }, isAnswered }
}
