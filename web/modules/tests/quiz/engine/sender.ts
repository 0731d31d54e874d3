// Sends the answers of this phone to the server, and sends again what did not arrive.
import type { SaveAnswer } from '#core/modules/attempts/api.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { QuizApi } from './quiz-api.ts'
import type { LocalResponse } from './responses.ts'

/** As many as one call takes, in answers and in signs of written text. */
const AT_ONCE = 100
const MOST_SIGNS = 40_000

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
  /** Sends the photos that are on this phone only. Their answers have to be sent again then. */
  readonly sendPhotos?: () => Promise<'SENT' | 'WAITING'>
}

/** The first of them, as many as one call takes: at least one. */
function portionOf(items: readonly LocalResponse[]): LocalResponse[] {
  let signs = 0
  return items.slice(0, AT_ONCE).filter(({ value }, i) => {
    signs += value && 'text' in value ? value.text.length : 0
    return i === 0 || signs <= MOST_SIGNS
  })
}

/** Sends the answers, then the photos, then the answers with the photos. */
export async function sendAll(tools: SenderTools, epoch: number): Promise<SendState> {
  const state = await sendAnswers(tools, epoch)
  if (state !== 'SENT' || !tools.sendPhotos) return state
  const photos = await tools.sendPhotos()
  return photos === 'WAITING' ? 'WAITING' : sendAnswers(tools, epoch)
}

/** ELSEWHERE: another device goes on. OVER: the attempt is submitted. WAITING: there is no connection. */
async function sendAnswers(tools: SenderTools, epoch: number): Promise<SendState> {
  for (;;) {
    const [first] = tools.unsent()
    if (!first) return 'SENT'
    // Answers of an earlier visit go under the epoch in which they were written.
    const items = portionOf(tools.unsent().filter((each) => each.epoch === first.epoch))
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
