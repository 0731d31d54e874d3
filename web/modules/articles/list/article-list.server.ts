// Lists of articles, worded.
import { data } from 'react-router'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showDate } from '#core/kernel/time.ts'
import type { articlesApi } from '#core/modules/articles/api.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { machineTime } from '#web/page/wording.ts'
import { followMoved } from '#web/page/moved.server.ts'

const CATEGORY = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,2}$/
const PAGE = /^[1-9]\d{0,4}$/

/** Throws 404 for a category that does not exist, and for a page beyond the last. */
export async function readArticles(page: Page, category?: string) {
  const { api, lang, url } = page
  const asked = url.searchParams.get('page') ?? '1'
  const isAsked = PAGE.test(asked) && (category === undefined || (category.length <= 120 && CATEGORY.test(category)))
  const [list, tree] = await Promise.all([
    isAsked ? unlessMissing(api.articles.listPosts({ page: Number(asked), lang, ...(category && { category }) })) : undefined,
    api.articles.listCategories({ lang }),
  ])
  if (!list) {
    await followMoved(page)
    throw data(null, { status: 404 })
  }
  return {
    ...list,
    path: category ? `/blog/category/${category}` : '/blog',
    current: category ?? '',
    articles: list.articles.map((card) => cardRow(page, card)),
    tree: tree.filter(({ articles }) => articles > 0),
  }
} // prettier-ignore

export type ArticleListData = Awaited<ReturnType<typeof readArticles>>
export type ArticleRow = ReturnType<typeof cardRow>

type Card = ResponseOf<typeof articlesApi.listPosts>['articles'][number]

export function cardRow({ lang }: Page, { slug, publishedAt, ...card }: Card) {
  return { ...card, path: `/blog/${slug}`, dateTime: machineTime(publishedAt), day: showDate(publishedAt, lang) }
}
