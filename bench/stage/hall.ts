// A hall full of takers: a paper of 75 questions, and families who are logged in, each with an attempt that runs.
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import { openConnection, type Connection } from '../measure/connection.ts'
import { post, send } from '../requests.ts'
import { ask } from './database.ts'
import { insertFamilies, inTurn } from './population.ts'
import { inInstalled } from './installed.ts'

const QUESTIONS = 75

export interface HallPaper {
  readonly paperId: string
  /** The number of the first taker's family. */
  readonly first: number
  /** With the ids of the options of each. */
  readonly questions: readonly { readonly id: string; readonly optionIds: readonly string[] }[]
}

/** The families of the takers have numbers from `first` on. */
export async function prepareHall(databaseUrl: string, takers: number, first = 1): Promise<HallPaper> {
  return inInstalled(databaseUrl, async (ctx) => {
    const questions = await ask<{ id: string; optionIds: string[] }>(
      databaseUrl,
      `select id, option_ids as "optionIds" from questions.version where kind = 'SCQ' order by id limit ${QUESTIONS}`,
    )
    if (questions.length < QUESTIONS) throw new Error(`the bank has only ${questions.length} such questions`)
    const ids = questions.map(({ id }) => QuestionVersionId.parse(id))
    const sections = [{ id: 's1', name: 'Physics', subject: 'physics', policyIds: ['mpl-school-2026-scq'], questions: ids }]
    const paperId = await aPaper(ctx, { title: { en: 'Hall' }, kind: 'CHAPTER', durationMinutes: 180, isFree: true, sections })
    await insertFamilies(databaseUrl, first, first + takers - 1)
    await ask(databaseUrl, 'vacuum analyze')
    return { paperId, questions, first }
  })
} // prettier-ignore

export interface Taker {
  readonly connection: Connection
  readonly cookie: string
  readonly attemptId: string
  readonly epoch: number
  seq: number
}

/** Everybody starts the paper and opens it, some at a time. */
export async function seatTakers(serverUrl: string, { paperId, first }: HallPaper, count: number): Promise<Taker[]> {
  const cookieOf = inTurn(first, first + count - 1)
  const seats: Taker[] = []
  const seatSome = async () => {
    while (seats.length < count) {
      const place = seats.length
      seats.push(undefined as never) // taken at once, and filled below
      seats[place] = await seat(serverUrl, paperId, cookieOf())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, seatSome))
  return seats
}

const AT_ONCE = 16

async function seat(serverUrl: string, paperId: string, cookie: string): Promise<Taker> {
  const connection = openConnection(serverUrl)
  const headers = headersOf(cookie)
  const started = await send(connection, post(`/api/quizzes/${paperId}/attempts`, headers, {}))
  const { attemptId } = JSON.parse(started) as { attemptId: string } // the contract's
  const opened = await send(connection, post(`/api/quiz/attempts/${attemptId}/open`, headers, {}))
  const { epoch } = JSON.parse(opened) as { epoch: number }
  return { connection, cookie, attemptId, epoch, seq: 0 }
}

export function headersOf(cookie: string): Record<string, string> {
  return { cookie }
}

/** The next answer of a taker, to the next question. */
export async function saveNext(taker: Taker, { questions }: HallPaper): Promise<void> {
  taker.seq += 1
  const question = questions[taker.seq % questions.length]
  const item = { questionId: question?.id, seq: taker.seq, value: { options: [question?.optionIds[0]] }, status: 'ANSWERED', timeMs: 1_000, clientAt: 0 } // prettier-ignore
  const body = JSON.stringify({ epoch: taker.epoch, items: [item] })
  await send(taker.connection, { method: 'PUT', path: `/api/quiz/attempts/${taker.attemptId}/responses`, headers: headersOf(taker.cookie), body }) // prettier-ignore
}

export async function submit({ connection, attemptId, cookie, epoch }: Taker): Promise<void> {
  await send(connection, post(`/api/quiz/attempts/${attemptId}/submit`, headersOf(cookie), { epoch }))
}
