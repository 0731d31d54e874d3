import { momentOf } from '#web/page/wording.ts'
import { showDate } from '#core/kernel/time.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { textIn, type Page, type Submission } from '#web/page/page.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { qrOf } from '#web/page/qr.server.ts'

export async function readSession({ api, lang, locale }: Page, code: string) {
  const test = await api.inschool.getSession({ code, lang })
  return {
    code: test.code,
    school: test.school,
    title: test.title,
    paperId: test.paperId,
    questionCount: test.questionCount,
    totalMarks: test.totalMarks,
    durationMinutes: test.durationMinutes,
    sections: test.sections,
    isOpen: test.isOpen,
    opens: momentOf(test.opensAt, lang),
    isBefore: test.opensAt > test.serverTime,
    serverTime: test.serverTime,
    lang,
    messages: messagesOf(locale, ['tests']),
  }
}
export type SchoolTest = Omit<Awaited<ReturnType<typeof readSession>>, 'messages'>

/** Joins, or asks for the result: the form says which. */
export async function follow(submission: Submission, code: string) {
  return textIn(submission.form, 'ticket') ? readResult(submission, code) : join(submission, code)
}

/** The answer to the page's form: a pupil, a result or a refusal. */
export type FormAnswer = Awaited<ReturnType<typeof follow>> | { readonly problem: Problem }

async function join({ api, form }: Submission, code: string) {
  const [name, className, roll, pin] = ['name', 'className', 'roll', 'pin'].map((field) => textIn(form, field)) as [string, string, string, string] // one of each
  const joined = await api.inschool.join({ code, name, className, roll, ...(pin ? { pin } : {}) })
  return { pupil: { code, name, ...joined, isDone: false } }
} // prettier-ignore

async function readResult({ api, form, lang }: Submission, code: string) {
  const { claim, result, ...pupil } = await api.inschool.getResult({ code, ticket: textIn(form, 'ticket'), lang })
  const { title, state, expectedAt, score } = result
  return {
    result: {
      ...pupil,
      title,
      state,
      expected: expectedAt === null ? null : momentOf(expectedAt, lang),
      score,
      claimUrl: claim.url,
      claimEnds: showDate(claim.endsAt, lang),
      qr: qrOf(claim.url),
    },
  }
}
export type PupilResultData = Awaited<ReturnType<typeof readResult>>['result']
