// Articles as families read them.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { ARTICLES_ON_A_PAGE } from '#core/modules/articles/api.ts'
import type { ArticleCard, ArticleId } from '#core/modules/articles/article.ts'
import { articlesTag } from '#core/modules/articles/cache-tag.ts'
import { inLanguage, type Language, type LocalisedText } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findEdition, listCategories, listEditions, pathsTo, sizeOf, type Card, type Category } from '../store.ts'

const RELATED = 3
const IN_FEED = 30

/** Throws NOT_FOUND_ERROR for a category that does not exist and for a page beyond the last. */
export async function listPosts(ctx: Ctx, ask: { category?: string | undefined; page: number; lang: Language }) {
  const { category = '', page, lang } = ask
  const tree = await categoryTree(ctx)
  const own = tree.get(category)
  if (category !== '' && !own) throw commonErrors.NOT_FOUND_ERROR()
  const pages = Math.max(1, Math.ceil((await sizeOf(ctx.db, category)) / ARTICLES_ON_A_PAGE))
  if (page > pages) throw commonErrors.NOT_FOUND_ERROR()
  const range = { lang, skip: (page - 1) * ARTICLES_ON_A_PAGE, size: ARTICLES_ON_A_PAGE }
  const cards = await listEditions(ctx.db, category, range)
  return {
    articles: cards.map((each) => word(each, tree, lang)),
    page,
    pages,
    categories: trail(tree, category, lang),
    text: own ? inLanguage(own.text, lang) : null,
  }
}

/** Throws NOT_FOUND_ERROR. In English where the article is not written in the language. */
export async function getPost(ctx: Ctx, { slug, lang }: { readonly slug: string; readonly lang: Language }) {
  const [edition, tree] = await Promise.all([findEdition(ctx.db, slug, lang), categoryTree(ctx)])
  if (!edition) throw commonErrors.NOT_FOUND_ERROR()
  const { id, category, rendered, title, summary, author, reviewer, ...rest } = edition
  const read = rest.languages.includes(lang) ? lang : 'en'
  return {
    ...rest,
    id: id as ArticleId,
    title: inLanguage(title, read),
    summary: inLanguage(summary, read),
    minutes: rendered.minutes,
    blocks: [...rendered.blocks],
    categories: trail(tree, category, lang),
    author: { name: author.name, role: inLanguage(author.role, lang) },
    reviewer: { name: reviewer.name, role: inLanguage(reviewer.role, lang) },
  }
}

/** The newest of the same category, or of the one above it. Throws NOT_FOUND_ERROR. */
export async function listRelated(ctx: Ctx, { slug, lang }: { readonly slug: string; readonly lang: Language }) {
  const [edition, tree] = await Promise.all([findEdition(ctx.db, slug, lang), categoryTree(ctx)])
  if (!edition) throw commonErrors.NOT_FOUND_ERROR()
  const found: Card[] = []
  for (const list of ['', ...pathsTo(edition.category)].toReversed()) {
    const known = new Set([edition.id, ...found.map(({ id }) => id)])
    const more = await listEditions(ctx.db, list, { lang, skip: 0, size: RELATED + known.size })
    found.push(...more.filter(({ id }) => !known.has(id)).slice(0, RELATED - found.length))
    if (found.length === RELATED) break
  }
  return found.map((each) => word(each, tree, lang))
}

export async function listFeed(ctx: Ctx, { lang }: { readonly lang: Language }) {
  const tree = await categoryTree(ctx)
  const cards = await listEditions(ctx.db, `:${lang}`, { lang, skip: 0, size: IN_FEED })
  return cards.map((each) => word(each, tree, lang))
}

export async function listTree(ctx: Ctx, { lang }: { readonly lang: Language }) {
  const tree = await categoryTree(ctx)
  return [...tree.values()].map(({ path, title, text, articles }) => ({
    path,
    title: inLanguage(title, lang),
    text: inLanguage(text, lang),
    articles,
  }))
}

type Tree = ReadonlyMap<string, Category>

async function categoryTree(ctx: Ctx): Promise<Tree> {
  const all = await ctx.cache.remember([articlesTag], 'categories', () => listCategories(ctx.db))
  return new Map(all.map((each) => [each.path, each]))
}

function trail(tree: Tree, category: string, lang: Language) {
  return pathsTo(category).flatMap((path) => {
    const each = tree.get(path)
    return each ? [{ path, title: inLanguage(each.title, lang) }] : []
  })
}

function word(card: Card, tree: Tree, lang: Language): ArticleCard {
  const { slug, category, languages, title, summary, minutes, authorName, publishedAt } = card
  const read = languages.includes(lang) ? lang : 'en'
  const own: LocalisedText = tree.get(category)?.title ?? { en: category }
  return {
    slug,
    minutes,
    authorName,
    publishedAt,
    title: inLanguage(title, read),
    summary: inLanguage(summary, read),
    category: { path: category, title: inLanguage(own, lang) },
  }
}
