// One solved question, worded.
import { data } from 'react-router'
import { showDate } from '#core/kernel/time.ts'
import { languageNames } from '#core/taxonomy/language.ts'
import { isPublished } from '#web/languages.ts'
import { followMoved } from '#web/page/moved.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { machineTime } from '#web/page/wording.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export type QuestionData = Awaited<ReturnType<typeof readQuestion>>

/** Throws 404 for a question that does not exist, and a redirect for one that has moved. */
export async function readQuestion(page: Page, slug: string) {
  const { api, lang } = page
  const isNamed = slug.length <= 100 && SLUG.test(slug)
  const question = isNamed ? await unlessMissing(api.solved.getQuestion({ slug, lang })) : undefined
  if (!question) {
    await followMoved(page)
    throw data(null, { status: 404 })
  }
  const { languages, reviewedAt, publishedAt, ...rest } = question
  const published = languages.filter(isPublished)
  const pdfs = question.answer ? await api.solvedPdf.listPdfLanguages({ documentId: question.id }) : undefined
  return {
    ...rest,
    path: `/question/${slug}`,
    isPdfTranslated: pdfs?.languages.includes(lang) === true,
    isSignedIn: page.visit.hasSession,
    languages: published,
    others: published.filter((each) => each !== lang).map((each) => ({ lang: each, name: languageNames[each] })),
    reviewed: { dateTime: machineTime(reviewedAt), day: showDate(reviewedAt, lang) },
    published: { dateTime: machineTime(publishedAt), day: showDate(publishedAt, lang) },
  }
}
