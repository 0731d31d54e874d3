export { articlesApi as articles } from './api.ts'
export { staffArticleCategories, staffArticleRedirects, staffArticleReview, staffArticles, staffArticleWriters } from './staff-api.ts' // prettier-ignore
