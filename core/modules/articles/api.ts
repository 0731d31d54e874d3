import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { OwnPath, queryInt } from '#core/kernel/schemas.ts'
import { answerLanguage, LanguageKey } from '#core/taxonomy/schemas.ts'
import { Article, ArticleCard, ArticleCategory, ArticleList, ArticleSlug, CategoryPath } from './article.ts'
import { articlesTag } from './cache-tag.ts'

/** Decision L-52. */
export const ARTICLES_ON_A_PAGE = 12
const MOST_PAGES = 100_000

export const articlesApi = {
  listPosts: endpoint({
    method: 'GET',
    path: '/blog/posts',
    summary: 'List published articles, the newest first, twelve a page; a page beyond the last is not found',
    access: 'anyone',
    query: z.object({
      category: CategoryPath.optional(),
      page: queryInt(1, MOST_PAGES).default(1),
      ...answerLanguage,
    }),
    response: ArticleList,
    errors: [commonErrors.NOT_FOUND_ERROR],
    cachedUntil: [articlesTag],
  }),
  getPost: endpoint({
    method: 'GET',
    path: '/blog/posts/:slug',
    summary: 'Get a published article',
    access: 'anyone',
    params: z.object({ slug: ArticleSlug }),
    query: z.object(answerLanguage),
    response: Article,
    errors: [commonErrors.NOT_FOUND_ERROR],
    cachedUntil: [articlesTag],
  }),
  listCategories: endpoint({
    method: 'GET',
    path: '/blog/categories',
    summary: 'List the categories of articles, as a tree in one list: each after the one above it',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.array(ArticleCategory),
    cachedUntil: [articlesTag],
  }),
  listRelated: endpoint({
    method: 'GET',
    path: '/blog/posts/:slug/related',
    summary: 'List the three newest articles of the same category',
    access: 'anyone',
    params: z.object({ slug: ArticleSlug }),
    query: z.object(answerLanguage),
    response: z.array(ArticleCard),
    errors: [commonErrors.NOT_FOUND_ERROR],
    cachedUntil: [articlesTag],
  }),
  listFeed: endpoint({
    method: 'GET',
    path: '/blog/feed',
    summary: 'List the newest articles that are written in a language, for a feed reader',
    access: 'anyone',
    query: z.object({ lang: LanguageKey.default('en') }),
    response: z.array(ArticleCard),
    cachedUntil: [articlesTag],
  }),
  findRedirect: endpoint({
    method: 'GET',
    path: '/blog/redirect',
    summary: 'Get where a page that has moved is now',
    access: 'anyone',
    query: z.object({ path: OwnPath }),
    response: z.object({ path: z.string() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
}
