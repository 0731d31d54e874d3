// A test that runs on this device: its answers, its clock, and what has still to be sent. React only shows what it says.
import type { AttemptPaper, SaveAnswer } from '#core/modules/attempts/api.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import type { AttemptStore, StoredAttempt } from './attempt-store.ts'
import type { ServerClock } from './clock.ts'
import type { QuizApi } from './quiz-api.ts'
import { isMarked, mergeResponses, statusFor, statusOf, type LocalResponse, type Responses } from './responses.ts'
import { askState, sendAll, submitAll, type SendState, type SenderTools } from './sender.ts'

/** OVER: the time is over, and answers are still being sent. */
type Phase = 'RUNNING' | 'ELSEWHERE' | 'OVER' | 'SUBMITTING' | 'DONE'

export interface SessionView {
  readonly phase: Phase
  readonly paper: AttemptPaper
  readonly responses: Responses
  readonly unsent: number
  readonly isOnline: boolean
  readonly hasStorage: boolean
  /** The end, which staff may move. */
  readonly expiresAt: number
  /** A line of staff to everybody who writes the paper. */
  readonly broadcast: string | null
}

export interface SessionTools {
  readonly api: Pick<QuizApi, 'save' | 'submit'>
  readonly clock: Pick<ServerClock, 'now'>
  readonly store: AttemptStore | undefined
  readonly learnerId: string
  readonly onChange: (view: SessionView) => void
  readonly onDone: () => void
}

interface Beginning {
  readonly paper: AttemptPaper
  /** The answers that were on this phone before. */
  readonly stored: readonly LocalResponse[]
  /** The learner had submitted it, and the server does not know yet. */
  readonly wantsSubmit: boolean
}

const PAUSE_MS = 250
const RETRY_MS = 4_000
/** Without an answer to send, the page asks so often. */
const ASK_MS = 45_000

export class TestSession {
  readonly #tools: SessionTools
  readonly #paper: AttemptPaper
  readonly #sender: SenderTools
  #phase: Phase
  #responses: Responses
  #seq: number
  #isOnline = true
  #expiresAt: number
  #broadcast: string | null = null
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The question that is shown, and since when. */
  #open: { readonly questionId: string; readonly since: number } | undefined

  constructor(tools: SessionTools, { paper, stored, wantsSubmit }: Beginning) {
    this.#tools = tools
    this.#paper = paper
    this.#expiresAt = paper.expiresAt
    this.#phase = wantsSubmit ? 'SUBMITTING' : 'RUNNING'
    const fromServer = paper.responses.map((each) => ({ ...each, clientAt: 0, epoch: paper.epoch, isSent: true }))
    this.#responses = mergeResponses(fromServer, stored)
    this.#seq = Math.max(0, ...Object.values(this.#responses).map(({ seq }) => seq))
    const { api, store } = tools
    this.#sender = {
      api,
      store,
      attemptId: paper.id,
      unsent: () => this.#unsent(),
      onSent: (sent) => this.#noteSent(sent),
      onAnswer: (answer) => this.#hear(answer),
    }
    this.#keep()
    this.#plan(0)
  }

  view(): SessionView {
    return {
      phase: this.#phase,
      paper: this.#paper,
      responses: this.#responses,
      unsent: this.#unsent().length,
      isOnline: this.#isOnline,
      hasStorage: this.#tools.store !== undefined,
      expiresAt: this.#expiresAt,
      broadcast: this.#broadcast,
    }
  }

  answer(questionId: string, value: Answer | null): void {
    this.#put(questionId, value, isMarked(statusOf(this.#responses, questionId)))
  }

  mark(questionId: string, isMarkedNow: boolean): void {
    this.#put(questionId, this.#responses[questionId]?.value ?? null, isMarkedNow)
  }

  /** The question that is shown from now on. */
  visit(questionId: string): void {
    this.#closeOpen()
    this.#open = { questionId, since: performance.now() }
    if (!this.#responses[questionId]) this.#put(questionId, null, false)
  }

  submit(): void {
    this.#end('SUBMITTING')
  }

  /** The time is over: nothing changes any more, and everything is sent. */
  expire(): void {
    this.#end('OVER')
  }

  /** Tries to send now. */
  wake(): void {
    this.#plan(0)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #end(to: 'SUBMITTING' | 'OVER'): void {
    if (this.#phase !== 'RUNNING') return
    this.#closeOpen()
    this.#phase = to
    this.#keep()
    this.#plan(0)
    this.#tell()
  }

  /** Adds the time that the open question was looked at. */
  #closeOpen(): void {
    const response = this.#open && this.#responses[this.#open.questionId]
    if (response) this.#put(response.questionId, response.value, isMarked(response.status))
    this.#open = undefined
  }

  #put(questionId: string, value: Answer | null, marked: boolean): void {
    if (this.#phase !== 'RUNNING') return
    this.#seq += 1
    const timeMs = (this.#responses[questionId]?.timeMs ?? 0) + this.#takeTime(questionId)
    const response = { questionId, seq: this.#seq, value, status: statusFor(value, marked), timeMs, clientAt: Date.now(), epoch: this.#paper.epoch, isSent: false } // prettier-ignore
    this.#responses = { ...this.#responses, [questionId]: response }
    void this.#tools.store?.saveResponse(this.#paper.id, response)
    this.#plan(PAUSE_MS)
    this.#tell()
  }

  /** Milliseconds since the question was opened or last answered. */
  #takeTime(questionId: string): number {
    if (this.#open?.questionId !== questionId) return 0
    const now = performance.now()
    const spent = Math.round(now - this.#open.since)
    this.#open = { questionId, since: now }
    return spent
  }

  #unsent(): LocalResponse[] {
    const waiting = Object.values(this.#responses).filter(({ isSent }) => !isSent)
    return waiting.toSorted((a, b) => a.epoch - b.epoch || a.seq - b.seq)
  }

  #noteSent(sent: readonly LocalResponse[]): void {
    const done = sent.filter(({ questionId, seq }) => this.#responses[questionId]?.seq === seq)
    const marked = done.map((each) => [each.questionId, { ...each, isSent: true }] as const)
    this.#responses = { ...this.#responses, ...Object.fromEntries(marked) }
    this.#tell()
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), afterMs)
  }

  #isEnding(): boolean {
    return this.#phase === 'SUBMITTING' || this.#phase === 'OVER'
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#phase === 'DONE' || this.#phase === 'ELSEWHERE') return
    this.#isSending = true
    const wasEnding = this.#isEnding()
    const send = this.#sendWith(wasEnding)
    const state = await send(this.#sender, this.#paper.epoch)
    this.#isSending = false
    await this.#follow(state)
    // Something was answered or submitted meanwhile.
    if (state === 'SENT') this.#plan(this.#isEnding() || this.#unsent().length > 0 ? PAUSE_MS : ASK_MS)
  }

  #sendWith(isEnding: boolean): typeof sendAll {
    if (isEnding) return submitAll
    return this.#unsent().length > 0 ? sendAll : askState
  }

  #hear({ expiresAt, broadcast }: SaveAnswer): void {
    this.#expiresAt = expiresAt
    this.#broadcast = broadcast
  }

  async #follow(state: SendState): Promise<void> {
    this.#isOnline = state !== 'WAITING'
    if (state === 'ELSEWHERE') this.#phase = 'ELSEWHERE'
    if (state === 'WAITING' || state === 'REFUSED') this.#plan(RETRY_MS)
    if (state === 'OVER') {
      this.#phase = 'DONE'
      await this.#tools.store?.drop(this.#paper.id)
      this.#tools.onDone()
    }
    this.#tell()
  }

  #keep(): void {
    const { clock, store, learnerId } = this.#tools
    const attempt: StoredAttempt = {
      id: this.#paper.id,
      learnerId,
      paperId: this.#paper.paperId,
      paper: this.#paper,
      offset: clock.now() - Date.now(),
      wantsSubmit: this.#isEnding(),
      startedAt: Date.now(),
    }
    void store?.saveAttempt(attempt)
  }

  #tell(): void {
    this.#tools.onChange(this.view())
  }
}
