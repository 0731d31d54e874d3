import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { anArticle, aWriter, someCategories } from './factory.ts'
import { redirects } from './staff/tables.ts'

export const proofs: ModuleProofs = {
  ids: { authorId: 'EVERYBODYS', reviewerId: 'EVERYBODYS' },
  async known(ctx) {
    await someCategories(ctx, [{ path: 'proofs', title: { en: 'Proofs' }, text: { en: '' } }])
    const authorId = await aWriter(ctx, 'A writer', { en: 'teacher' })
    const reviewerId = await aWriter(ctx, 'A reviewer', { en: 'teacher' })
    const blocks = [{ kind: 'TEXT' as const, text: { en: 'Text.' } }]
    const article = { slug: 'of-proofs', category: 'proofs', title: { en: 'T' }, summary: { en: 'S' }, blocks, authorId, reviewerId } // prettier-ignore
    const id = await anArticle(ctx, article)
    await inTransaction(ctx.db, (tx) =>
      redirects.insert(tx, ctx.newId('ard'), { fromPath: '/blog/moved', toPath: '/blog/of-proofs', createdAt: ctx.now() }, ctx.now()),
    ) // prettier-ignore
    const fields = { ...article, slug: 'another-of-proofs' }
    return {
      'articles.listPosts': { category: 'proofs' },
      'articles.getPost': { slug: 'of-proofs' },
      'articles.listRelated': { slug: 'of-proofs' },
      'articles.findRedirect': { path: '/blog/moved' },
      'staffArticles.list': { category: 'proofs' },
      'staffArticles.create': fields,
      'staffArticles.update': { id, ...fields },
      'staffArticleReview.renderBlock': { text: 'Text.' },
    }
  },
}
