// Begins a test on this device, or goes on with it.
import type { AttemptPaper } from '#core/modules/attempts/api.ts'
import { openStore, type AttemptStore, type StoredAttempt } from './attempt-store.ts'
import { createClock, type ServerClock } from './clock.ts'
import { createQuizApi, type QuizApi } from './quiz-api.ts'
import type { LocalResponse } from './responses.ts'
import { sendAll } from './sender.ts'

export interface Engine {
  readonly clock: ServerClock
  readonly api: QuizApi
  readonly store: AttemptStore | undefined
  /** A test that this phone knows and that goes on. */
  readonly stored: StoredAttempt | undefined
}

/** Makes the calls of a test: a learner's own, or those of a pupil in school. */
export type MakeApi = (clock: ServerClock, store: AttemptStore | undefined) => QuizApi

interface EngineInput {
  readonly learnerId: string
  readonly id: string
  readonly serverTime: number
  readonly makeApi?: MakeApi | undefined
}

export async function prepareEngine({ learnerId, id: paperId, serverTime, makeApi = createQuizApi }: EngineInput): Promise<Engine> {
  const store = await openStore()
  const stored = await store?.find(learnerId, paperId)
  // A page out of the cache has an old time of the server. The phone's clock knows better until the server answers.
  const clock = createClock(stored ? Math.max(serverTime, Date.now() + stored.offset) : serverTime)
  return { clock, api: makeApi(clock, store), store, stored }
} // prettier-ignore

/** `problem` is why it cannot begin; "" is a missing connection. */
export type OpenedTest =
  | { readonly paper: AttemptPaper; readonly stored: readonly LocalResponse[]; readonly wantsSubmit: boolean }
  | { readonly problem: string }

/** Without a connection it goes on with the paper and the answers on this phone. */
export async function openTest(engine: Engine, paperId: string, lang: string): Promise<OpenedTest> {
  const { api, stored } = engine
  if (stored) await sendStored(engine, stored)
  const started = await api.start(paperId)
  if (!started.ok) return started.code === undefined ? goOnOffline(engine) : { problem: started.text ?? '' }
  const opened = await api.open(started.data.attemptId, lang)
  if (!opened.ok) return opened.code === undefined ? goOnOffline(engine) : { problem: opened.text ?? '' }
  const isSame = opened.data.id === stored?.id
  return { paper: opened.data, stored: isSame ? await responsesOf(engine) : [], wantsSubmit: isSame && stored.wantsSubmit } // prettier-ignore
}

async function goOnOffline(engine: Engine): Promise<OpenedTest> {
  const { stored } = engine
  if (!stored) return { problem: '' }
  return { paper: stored.paper, stored: await responsesOf(engine), wantsSubmit: stored.wantsSubmit }
}

async function responsesOf({ store, stored }: Engine): Promise<LocalResponse[]> {
  return stored && store ? store.responses(stored.id) : []
}

/** Answers of an earlier visit go before this visit takes over. */
async function sendStored(engine: Engine, { id }: StoredAttempt): Promise<void> {
  const { api, store } = engine
  let waiting = (await responsesOf(engine)).filter(({ isSent }) => !isSent)
  const onSent = (sent: readonly LocalResponse[]) => {
    waiting = waiting.filter((each) => !sent.includes(each))
  }
  await sendAll({ api, store, attemptId: id, unsent: () => waiting, onSent }, Infinity)
}
