import type { Ctx } from '#server/platform/context.ts'
import type { SitemapPage } from '#server/platform/points/sitemap-pages.ts'
import { listAnswered, listChapters } from './store.ts'

/** A question without an answer has a page, and search engines are not sent to it. */
export async function solvedPages({ db }: Ctx): Promise<(string | SitemapPage)[]> {
  const [answered, chapters] = await Promise.all([listAnswered(db), listChapters(db)])
  const subjects = new Set(chapters.map(({ board, grade, subject }) => `/questions/${board}/${grade}/${subject}`))
  return [
    ...(chapters.length > 0 ? ['/questions'] : []),
    ...subjects,
    ...chapters.map(({ board, grade, subject, chapterSlug }) => `/questions/${board}/${grade}/${subject}/${encodeURIComponent(chapterSlug)}`),
    ...answered.map(({ slug, updatedAt, languages }) => ({ path: `/question/${slug}`, updatedAt, languages })),
  ]
} // prettier-ignore
