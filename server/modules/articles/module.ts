import { articlesApi } from '#core/modules/articles/api.ts'
import { staffArticleCategories, staffArticleReview, staffArticles, staffArticleWriters } from '#core/modules/articles/staff-api.ts' // prettier-ignore
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { pageLinks } from '#server/platform/points/page-links.ts'
import { previews } from '#server/platform/resource/points/previews.ts'
import { searchable } from '#server/platform/points/searchable.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { articleLinks } from './links.ts'
import { getPost, listFeed, listPosts, listRelated, listTree } from './read/read-articles.ts'
import { articleSearchable } from './searchable.ts'
import { articlePages } from './sitemap.ts'
import { articlePreview, publishArticleJob } from './staff/publish.ts'
import { findRedirect, redirectOperations } from './staff/redirects.ts'
import { renderBlock } from './staff/render-block.ts'
import { takeStep } from './staff/review.ts'
import { categories, writers } from './staff/tables.ts'
import { articleOperations } from './staff/write.ts'

export const articles = defineModule({
  name: 'articles',
  operations: [
    ...routes(articlesApi, { listPosts, getPost, listCategories: listTree, listRelated, listFeed, findRedirect }),
    ...articleOperations,
    ...resourceOperations(staffArticleCategories, categories, { idOf: ({ path }) => path }),
    ...resourceOperations(staffArticleWriters, writers, { kind: 'wri' }),
    ...redirectOperations,
    ...routes(staffArticleReview, {
      submitArticle: (ctx, input, { actor }) => takeStep(ctx, actor, 'SUBMIT', input),
      approveArticle: (ctx, input, { actor }) => takeStep(ctx, actor, 'APPROVE', input),
      sendArticleBack: (ctx, input, { actor }) => takeStep(ctx, actor, 'SEND_BACK', input),
      confirmArticle: (ctx, input, { actor }) => takeStep(ctx, actor, 'CONFIRM', input),
      archiveArticle: (ctx, input, { actor }) => takeStep(ctx, actor, 'ARCHIVE', input),
      renderBlock,
    }),
  ],
  jobs: [publishArticleJob],
  contributes: [
    previews(articlePreview),
    pageLinks(articleLinks),
    searchable(articleSearchable),
    sitemapPages(articlePages),
    workQueues(
      waiting(staffArticles, { label: 'Articles to review', group: 'PUBLISHING', filter: { status: 'REVIEW' } }),
      waiting(staffArticles, {
        label: 'Articles not reviewed for a year',
        group: 'PUBLISHING',
        filter: { isDecaying: true },
      }),
    ),
  ],
})
