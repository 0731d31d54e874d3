// A class for its learner: its words, and whether it can be entered.
import { joinErrors, paneErrors } from '#core/modules/classroom/errors.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { learnersOf, requireViewer, unlessMissing, type Page } from '#web/page/page.server.ts'
import { sentenceOfRefusal, toProblem } from '#web/page/problem.server.ts'
import { machineTime, momentOf, timeOf } from '#web/page/wording.ts'
import { data } from 'react-router'

export async function readClass(page: Page, id: string) {
  const viewer = await requireViewer(page)
  const { api, lang, locale, visit } = page
  const found = SESSION.test(id) ? await unlessMissing(api.classroom.getClass({ id, lang })) : undefined
  if (!found) throw data(null, { status: 404 })
  const { startsAt, endsAt, opensAt, serverTime, refusal, reason, replays, kind, ...view } = found
  return {
    ...view,
    isByAi: kind === 'AI_LESSON',
    reason: reason?.text ?? null,
    dateTime: machineTime(startsAt),
    when: momentOf(startsAt, lang),
    till: timeOf(endsAt, lang),
    opensAt,
    opensAtTime: timeOf(opensAt, lang),
    serverTime,
    refusal: refusal && { code: refusal.code, sentence: sentenceOfRefusal(refusal, locale) },
    replays: replays.map(({ id: recording, bundleId, lengthSec }) => ({
      path: `/learn/${bundleId}/replays/${recording}`,
      isReady: lengthSec !== null,
    })),
    savesData: visit.savesData,
    learners: learnersOf(viewer),
    messages: messagesOf(locale, ['classroom']),
    /** Sentences for what may come up while the class runs. */
    sentences: Object.fromEntries(during(locale)),
  }
}

export type ClassData = Omit<Exclude<Awaited<ReturnType<typeof readClass>>, Response>, 'messages'>

const SESSION = /^ses\w{10,40}$/

const DURING = [
  'MOVED_TO_ANOTHER_DEVICE',
  'REMOVED_FROM_CLASS',
  'CLASS_IS_OVER',
  'ROOM_IS_AWAY',
  'CLASS_FULL',
  'LESSON_NOT_READY',
] as const
const IN_THE_PANE = ['JOIN_FIRST', 'CHAT_IS_LOCKED', 'QUESTION_IS_CLOSED', 'ANSWERED_ALREADY', 'NOT_AN_ANSWER'] as const
/** As the server counts them. */
const MOST_QUESTIONS = 20

function during(locale: Page['locale']): [string, string][] {
  const errors = [
    ...DURING.map((code) => joinErrors[code]()),
    ...IN_THE_PANE.map((code) => paneErrors[code]()),
    paneErrors.TOO_MANY_QUESTIONS({ n: MOST_QUESTIONS }),
  ]
  return errors.map((error) => [error.code, toProblem(error, locale).sentence])
}
