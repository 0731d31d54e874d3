// An approved article becomes the edition that readers see: at once, or at the hour it was scheduled for.
import { z } from 'zod'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { statusAfter } from '#core/modules/articles/article-status.ts'
import { replaceUses } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Preview } from '#server/platform/resource/points/previews.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { derivedFields, pictureIdsOf } from '../derived-fields.ts'
import { lockRedirects, putEdition, putRedirect } from '../store.ts'
import { articles, type ArticleRecord } from './tables.ts'

type Approved = ArticleRecord & { readonly id: string }

/** Runs at the hour of a scheduled article. One that was edited or published since stays as it is. */
export const publishArticleJob = job({
  name: 'articles.publish',
  payload: z.object({ id: z.string() }),
  async run(ctx, { id }) {
    await ctx.db.transaction().execute(async (tx) => {
      await articles.lock(tx, id)
      const article = await articles.find(tx, id, ctx.now())
      if (!article || !statusAfter(article.status, 'PUBLISH')) return
      if (article.publishAt === null || isBefore(ctx.now(), article.publishAt)) return
      await publish(ctx, tx, article)
    })
  },
})

/** The old address of an article leads to its new one. Throws ALREADY_EXISTS for an address that another article has. */
export async function publish(ctx: Ctx, tx: Tx, article: Approved): Promise<void> {
  const now = ctx.now()
  const old = await putEdition(tx, await editionOf(tx, article, now), now)
  if (old !== undefined && old !== article.slug) {
    await lockRedirects(tx)
    await putRedirect(tx, { id: ctx.newId('ard'), from: pathOf(old), to: pathOf(article.slug) }, now)
  }
  const place = { resource: 'articles', id: article.id, field: 'edition', isFixed: false }
  await replaceUses(tx, place, pictureIdsOf(article.blocks))
  await articles.update(tx, article.id, { status: 'PUBLISHED', isPublic: true, publishAt: now }, now)
}

async function editionOf(tx: Tx, article: Approved, now: Instant) {
  const { rendered, languages } = await derivedFields(tx, article)
  return { ...article, languages, rendered, reviewedAt: article.reviewedAt ?? now }
}

function pathOf(slug: string): string {
  return `/blog/${slug}`
}

/** A draft as it will be once it is published. */
export const articlePreview: Preview = {
  resource: 'articles',
  feature: 'articles',
  async apply(ctx, tx, id) {
    const article = await articles.find(tx, id, ctx.now())
    if (!article) return undefined
    await publish(ctx, tx, article)
    return pathOf(article.slug)
  },
}
