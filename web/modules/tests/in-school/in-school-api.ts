// The calls of a pupil in school: the ticket of the tablet says who writes, nobody has an account.
import type { AttemptStore } from '../quiz/engine/attempt-store.ts'
import type { MakeApi } from '../quiz/engine/open-test.ts'
import { createCall, itemOf } from '../quiz/engine/quiz-api.ts'
import type { LocalResponse } from '../quiz/engine/responses.ts'
import type { StoredPupil } from './stored-pupil.ts'

export function inSchoolApi({ code, ticket, attemptId }: StoredPupil): MakeApi {
  const at = `in-school-test/sessions/${code}`
  return (clock, store) => {
    const call = createCall(clock)
    return {
      start: () => Promise.resolve({ ok: true, data: { attemptId } }),
      open: (_, lang) => call('POST', `${at}/open`, { ticket, lang }),
      save: async (id, epoch, items) => call('PUT', `${at}/responses`, { ticket, epoch, after: await lastSent(store, id, items), items: items.map(itemOf) }), // prettier-ignore
      submit: (_, epoch) => call('POST', `${at}/submit`, { ticket, epoch }),
    }
  }
}

/** The highest number below these answers that the server is known to have. It checks that none is missing in between. */
async function lastSent(store: AttemptStore | undefined, attemptId: string, items: readonly LocalResponse[]): Promise<number> {
  const first = Math.min(...items.map(({ seq }) => seq))
  const stored = (await store?.responses(attemptId)) ?? []
  return Math.max(0, ...stored.filter(({ isSent, seq }) => isSent && seq < first).map(({ seq }) => seq))
} // prettier-ignore
