// The way of an article to its readers. It knows no zod.

export const ARTICLE_STATUSES = ['DRAFT', 'REVIEW', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] as const
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number]

/** PUBLISH is the hour's step: nobody takes it by hand. */
export type ArticleStep = 'SUBMIT' | 'APPROVE' | 'SEND_BACK' | 'PUBLISH' | 'CONFIRM' | 'ARCHIVE' | 'EDIT'

/** The status after each step. A step without an entry is refused. */
const nextStatus: Readonly<Record<ArticleStatus, Readonly<Partial<Record<ArticleStep, ArticleStatus>>>>> = {
  DRAFT: { SUBMIT: 'REVIEW', EDIT: 'DRAFT', ARCHIVE: 'ARCHIVED' },
  REVIEW: { APPROVE: 'SCHEDULED', SEND_BACK: 'DRAFT', EDIT: 'DRAFT' },
  SCHEDULED: { PUBLISH: 'PUBLISHED', SEND_BACK: 'DRAFT', EDIT: 'DRAFT' },
  // Readers keep the published edition while its successor is written.
  PUBLISHED: { EDIT: 'DRAFT', CONFIRM: 'PUBLISHED', ARCHIVE: 'ARCHIVED' },
  ARCHIVED: { EDIT: 'DRAFT' },
}

/** Undefined if the step is not allowed. */
export function statusAfter(status: ArticleStatus, step: ArticleStep): ArticleStatus | undefined {
  return nextStatus[status][step]
}
