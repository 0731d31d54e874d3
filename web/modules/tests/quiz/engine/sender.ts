// Sends the answers of this phone to the server, and sends again what did not arrive.
import type { SaveAnswer } from '#core/modules/attempts/api.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { QuizApi } from './quiz-api.ts'
import type { LocalResponse } from './responses.ts'

/** As many as one call takes. */
const AT_ONCE = 100

export type SendState = 'SENT' | 'WAITING' | 'ELSEWHERE' | 'OVER' | 'REFUSED'

export interface SenderTools {
  readonly api: Pick<QuizApi, 'save' | 'submit'>
  readonly store: AttemptStore | undefined
  readonly attemptId: string
  /** The answers that the server has not got. */
  readonly unsent: () => readonly LocalResponse[]
  readonly onSent: (sent: readonly LocalResponse[]) => void
  /** Every answer of the server to a save. */
  readonly onAnswer?: (answer: SaveAnswer) => void
}

/** ELSEWHERE: another device goes on. OVER: the attempt is submitted. WAITING: there is no connection. */
export async function sendAll(tools: SenderTools, epoch: number): Promise<SendState> {
  for (;;) {
    const [first] = tools.unsent()
    if (!first) return 'SENT'
    // Answers of an earlier visit go under the epoch in which they were written.
    const items = tools.unsent().filter((each) => each.epoch === first.epoch).slice(0, AT_ONCE) // prettier-ignore
    const reply = await tools.api.save(tools.attemptId, first.epoch, items)
    if (!reply.ok) return reply.code === undefined ? 'WAITING' : 'REFUSED'
    tools.onSent(items)
    tools.onAnswer?.(reply.data)
    await tools.store?.markSent(tools.attemptId, items)
    if (reply.data.status !== 'IN_PROGRESS') return 'OVER'
    if (reply.data.epoch > epoch) return 'ELSEWHERE'
  }
}

/** Asks how the attempt is without an answer to send: its end may have moved, or staff may say something. */
export async function askState({ api, attemptId, onAnswer }: SenderTools, epoch: number): Promise<SendState> {
  const reply = await api.save(attemptId, epoch, [])
  if (!reply.ok) return reply.code === undefined ? 'WAITING' : 'REFUSED'
  onAnswer?.(reply.data)
  if (reply.data.status !== 'IN_PROGRESS') return 'OVER'
  return reply.data.epoch > epoch ? 'ELSEWHERE' : 'SENT'
}

/** Sends everything, then submits. */
export async function submitAll(tools: SenderTools, epoch: number): Promise<SendState> {
  const sent = await sendAll(tools, epoch)
  if (sent !== 'SENT') return sent
  const reply = await tools.api.submit(tools.attemptId, epoch)
  if (reply.ok) return 'OVER'
  if (reply.code === undefined) return 'WAITING'
  return reply.code === 'TEST_GOES_ON_ELSEWHERE' ? 'ELSEWHERE' : 'REFUSED'
}
