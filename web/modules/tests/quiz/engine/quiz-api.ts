// The calls of a test, over HTTP and not through the router: without a connection the router would show its error page.
import type { AttemptPaper, SaveAnswer } from '#core/modules/attempts/api.ts'
import { drawnForCall } from '#web/page/drawn-for-call.ts'
import type { ServerClock } from './clock.ts'
import { isLocalPhoto } from '../photos/local-photo.ts'
import type { LocalResponse } from './responses.ts'

const ANSWERS_WITHIN_MS = 10_000

/** `code` is the server's refusal. Without one there was no answer: no connection, or a server that is busy. */
export type Reply<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly code?: string; readonly text?: string } // prettier-ignore

export interface QuizApi {
  readonly start: (paperId: string) => Promise<Reply<{ attemptId: string }>>
  readonly open: (attemptId: string, lang: string) => Promise<Reply<AttemptPaper>>
  readonly save: (attemptId: string, epoch: number, items: readonly LocalResponse[]) => Promise<Reply<SaveAnswer>>
  readonly submit: (attemptId: string, epoch: number) => Promise<Reply<{ status: string; serverTime: number }>>
}

/** One call of the API. Each answer with the server's time sets the clock. */
export type QuizCall = <T extends object>(method: 'POST' | 'PUT', path: string, body: object) => Promise<Reply<T>>

export function createCall(clock: Pick<ServerClock, 'hear'>): QuizCall {
  return async function call<T extends object>(method: 'POST' | 'PUT', path: string, body: object): Promise<Reply<T>> {
    const sentAt = performance.now()
    try {
      const reply = await fetch(`/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      })
      const data = (await reply.json()) as T & { serverTime?: number; errorCode?: string; errorMessage?: string } // the contract's
      if (data.serverTime !== undefined) clock.hear(data.serverTime, sentAt, performance.now())
      if (reply.ok) return { ok: true, data }
      const isFinal = reply.status < 500 && reply.status !== 429
      return {
        ok: false,
        ...(isFinal && data.errorCode ? { code: data.errorCode, text: data.errorMessage ?? '' } : {}),
      }
    } catch {
      return { ok: false }
    }
  }
}

export function createQuizApi(clock: Pick<ServerClock, 'hear'>): QuizApi {
  const call = createCall(clock)
  return {
    start: (paperId) => call('POST', `quizzes/${paperId}/attempts`, drawnForCall()),
    open: (attemptId, lang) => call('POST', `quiz/attempts/${attemptId}/open`, { lang }),
    save: (attemptId, epoch, items) => call('PUT', `quiz/attempts/${attemptId}/responses`, { epoch, items: items.map(itemOf) }), // prettier-ignore
    submit: (attemptId, epoch) => call('POST', `quiz/attempts/${attemptId}/submit`, { epoch }),
  }
}

/** Photos that are still on this phone only are left out: the answer goes again when they have been sent. */
export function itemOf({ questionId, seq, value, status, timeMs, clientAt }: LocalResponse) {
  const sent = value && 'text' in value ? { ...value, photos: value.photos.filter((id) => !isLocalPhoto(id)) } : value
  return { questionId, seq, value: sent, status, timeMs, clientAt }
}
