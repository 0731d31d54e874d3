// One article, worded.
import { data } from 'react-router'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showDate } from '#core/kernel/time.ts'
import type { articlesApi } from '#core/modules/articles/api.ts'
import { languageNames } from '#core/taxonomy/language.ts'
import { isPublished } from '#web/languages.ts'
import { followMoved } from '#web/page/moved.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { machineTime } from '#web/page/wording.ts'
import { cardRow } from '../list/article-list.server.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
type Block = ResponseOf<typeof articlesApi.getPost>['blocks'][number]

export type ArticleData = Awaited<ReturnType<typeof readArticle>>

/** Throws 404 for an article that does not exist, and a redirect for one that has moved. */
export async function readArticle(page: Page, slug: string) {
  const { api, lang } = page
  const isNamed = slug.length <= 80 && SLUG.test(slug)
  const article = isNamed ? await unlessMissing(api.articles.getPost({ slug, lang })) : undefined
  if (!article) {
    await followMoved(page)
    throw data(null, { status: 404 })
  }
  const { blocks, languages, publishedAt, updatedAt, reviewedAt, ...rest } = article
  const [related, shown, pdfs] = await Promise.all([
    api.articles.listRelated({ slug, lang }),
    Promise.all(blocks.map((block) => wordBlock(page, block))),
    api.solvedPdf.listPdfLanguages({ documentId: article.id }),
  ])
  const others = languages.filter(isPublished).filter((each) => each !== lang)
  return {
    ...rest,
    path: `/blog/${slug}`,
    isPdfTranslated: pdfs.languages.includes(lang),
    isSignedIn: page.visit.hasSession,
    blocks: shown.filter((block) => block !== undefined),
    headings: blocks.flatMap((block) => (block.kind === 'TEXT' ? block.headings : [])),
    isTranslated: languages.includes(lang),
    languages: languages.filter(isPublished),
    others: others.map((each) => ({ lang: each, name: languageNames[each] })),
    published: { dateTime: machineTime(publishedAt), day: showDate(publishedAt, lang) },
    updated: { dateTime: machineTime(updatedAt), day: showDate(updatedAt, lang) },
    reviewed: { dateTime: machineTime(reviewedAt), day: showDate(reviewedAt, lang) },
    related: related.map((card) => cardRow(page, card)),
  }
}

/** A course that is not on sale any more, and a question that is not public, are left out. */
async function wordBlock({ api, lang }: Page, block: Block) {
  if (block.kind === 'QUESTION') return wordQuestion({ api, lang }, block.slug)
  if (block.kind !== 'COURSE') return block
  const found = await unlessMissing(api.catalogue.getPublicBundle({ bundleId: block.slug, lang }))
  return found && { kind: 'COURSE' as const, path: `/course/${found.slug}`, title: found.title }
}

async function wordQuestion({ api, lang }: Pick<Page, 'api' | 'lang'>, slug: string) {
  const found = await unlessMissing(api.solved.getQuestion({ slug, lang }))
  if (!found) return undefined
  const { stem, answer, lang: written } = found
  return { kind: 'QUESTION' as const, path: `/question/${slug}`, lang: written, stem, answer: answer?.short ?? null }
}
