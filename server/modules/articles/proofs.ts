import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { anArticle, aWriter, someCategories } from './factory.ts'

export const proofs: ModuleProofs = {
  ids: { authorId: 'EVERYBODYS', reviewerId: 'EVERYBODYS' },
  async known(ctx) {
    await someCategories(ctx, [{ path: 'proofs', title: { en: 'Proofs' }, text: { en: '' } }])
    const authorId = await aWriter(ctx, 'A writer', { en: 'teacher' })
    const reviewerId = await aWriter(ctx, 'A reviewer', { en: 'teacher' })
    const blocks = [{ kind: 'TEXT' as const, text: { en: 'Text.' } }]
    const article = { slug: 'of-proofs', category: 'proofs', title: { en: 'T' }, summary: { en: 'S' }, blocks, authorId, reviewerId } // prettier-ignore
    const id = await anArticle(ctx, article)
    const fields = { ...article, slug: 'another-of-proofs' }
    return {
      'articles.listPosts': { category: 'proofs' },
      'articles.getPost': { slug: 'of-proofs' },
      'articles.listRelated': { slug: 'of-proofs' },
      'staffArticles.create': fields,
      'staffArticles.update': { id, ...fields },
      'staffArticleReview.renderBlock': { text: 'Text.' },
    }
  },
}
