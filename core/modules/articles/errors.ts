import { defineErrors } from '#core/kernel/error.ts'

export const articleErrors = defineErrors({
  ARTICLE_NOT_READY: [409, 'This article cannot be published yet. Correct the problems that its page lists.'],
  ARTICLE_STEP_REFUSED: [409, 'This article is {status}. Reload the page and choose another step.'],
  OWN_ARTICLE: [403, 'You edited this article. Ask another person to approve it.'],
  REDIRECT_LOOP: [409, 'This redirect would lead back to where it begins. Choose another address.'],
})
