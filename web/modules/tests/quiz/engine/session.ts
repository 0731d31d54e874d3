// A test that runs on this device: its answers, its clock, and what has still to be sent. React only shows what it says.
import type { AttemptPaper, SaveAnswer } from '#core/modules/attempts/api.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { reportingStore, type AttemptStore, type StoredAttempt } from './attempt-store.ts'
import type { ServerClock } from './clock.ts'
import type { QuizApi } from './quiz-api.ts'
import { isMarked, mergeResponses, statusFor, statusOf, type LocalResponse, type Responses } from './responses.ts'
import { localPhotosOf, MOST_PHOTOS, photosOf } from '../photos/local-photo.ts'
import { PhotoSender } from '../photos/photo-sender.ts'
import { sendPhoto, type SendPhoto } from '../photos/send-photo.ts'
import { askState, sendAll, submitAll, type SendState, type SenderTools } from './sender.ts'
import type { Phase, SessionView } from './session-view.ts'
import { ShownQuestion } from './shown-question.ts'

export interface SessionTools {
  readonly api: Pick<QuizApi, 'save' | 'submit'>
  readonly sendPhoto?: SendPhoto
  readonly clock: Pick<ServerClock, 'now'>
  readonly store: AttemptStore | undefined
  readonly learnerId: string
  /** False for a pupil in school: only the page has the ticket that says who writes. */
  readonly hasAccount: boolean
  /** Answers wait for a connection, and the tab may be closed before there is one. */
  readonly onWaiting?: () => void
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
/** While a text is typed. */
const TYPING_MS = 900
const RETRY_MS = 4_000
/** Without an answer to send, the page asks so often. */
const ASK_MS = 45_000

export class TestSession {
  readonly #tools: SessionTools
  readonly #store: AttemptStore | undefined
  readonly #paper: AttemptPaper
  readonly #sender: SenderTools
  readonly #photos: PhotoSender
  #photoProblem: string | undefined
  #phase: Phase
  #responses: Responses
  #seq: number
  #isOnline = true
  #expiresAt: number
  #broadcast: string | null = null
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #dueAt = Infinity
  #isStored: boolean
  /** The server has said that the time is over. */
  #isOverForSure = false
  readonly #shown = new ShownQuestion()

  constructor(tools: SessionTools, { paper, stored, wantsSubmit }: Beginning) {
    this.#tools = tools
    this.#paper = paper
    this.#expiresAt = paper.expiresAt
    this.#phase = wantsSubmit ? 'SUBMITTING' : 'RUNNING'
    const fromServer = paper.responses.map((each) => ({ ...each, clientAt: 0, epoch: paper.epoch, isSent: true }))
    this.#responses = mergeResponses(fromServer, stored)
    this.#seq = Math.max(0, ...Object.values(this.#responses).map(({ seq }) => seq))
    const store = tools.store && reportingStore(tools.store, () => this.#noteFull())
    this.#store = store
    this.#isStored = store !== undefined
    this.#sender = {
      api: tools.api,
      store,
      attemptId: paper.id,
      unsent: () => this.#unsent(),
      onSent: (sent) => this.#noteSent(sent),
      onAnswer: (answer) => this.#hear(answer),
      sendPhotos: () => this.#photos.send(),
    }
    this.#photos = new PhotoSender(
      { store, sendPhoto: tools.sendPhoto ?? sendPhoto, attemptId: paper.id },
      { waiting: () => localPhotosOf(this.#responses), replace: (id, key) => this.#replacePhoto(id, key), fail: (code) => this.#failPhoto(code) },
    ) // prettier-ignore
    this.#keep()
    this.#plan(0)
  }

  view(): SessionView {
    return {
      phase: this.#phase,
      paper: this.#paper,
      responses: this.#responses,
      unsent: this.#unsent().length + localPhotosOf(this.#responses).length,
      photoProblem: this.#photoProblem,
      isOnline: this.#isOnline,
      hasStorage: this.#isStored,
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
    this.#addShownTime()
    this.#shown.show(questionId)
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
    this.#addShownTime()
    this.#phase = to
    this.#keep()
    this.#plan(0)
    this.#tell()
  }

  /** Adds the time that the shown question was looked at. */
  #addShownTime(): void {
    const response = this.#responses[this.#shown.id]
    if (response) this.#put(response.questionId, response.value, isMarked(response.status))
  }

  /** A full phone keeps no answer any more: the test goes on online, and the page says so. */
  #noteFull(): void {
    this.#isStored = false
    this.#tell()
  }

  /** A photo of a written answer: it is kept on this phone first. */
  async addPhoto(questionId: string, picked: Blob): Promise<void> {
    this.#photoProblem = undefined
    const id = await this.#photos.keep(picked)
    if (id === undefined) return this.#failPhoto('OTHER')
    const value = this.#responses[questionId]?.value
    const { text, photos } = value && 'text' in value ? value : { text: '', photos: [] }
    if (photos.length < MOST_PHOTOS) this.answer(questionId, { text, photos: [...photos, id] })
  }

  /** The picture of a photo that this phone has. */
  findPhoto(id: string): Promise<Blob | undefined> {
    return this.#photos.find(id)
  }

  #failPhoto(code: string): void {
    this.#photoProblem = code
    this.#tell()
  }

  /** A photo has been sent and has its key, or was refused and goes: also after the end, until the grace is over. */
  #replacePhoto(id: string, key: string | undefined): void {
    const response = Object.values(this.#responses).find((each) => photosOf(each).includes(id))
    if (!response?.value || !('text' in response.value)) return
    const photos = response.value.photos.flatMap((each) => (each === id ? (key ?? []) : each))
    const value = photos.length === 0 && response.value.text === '' ? null : { ...response.value, photos }
    this.#write(response.questionId, value, isMarked(response.status))
  }

  #put(questionId: string, value: Answer | null, marked: boolean): void {
    if (this.#phase === 'RUNNING') this.#write(questionId, value, marked)
  }

  #write(questionId: string, value: Answer | null, marked: boolean): void {
    this.#seq += 1
    const spent = this.#phase === 'RUNNING' ? this.#shown.takeTime(questionId) : 0
    const timeMs = (this.#responses[questionId]?.timeMs ?? 0) + spent
    const response = { questionId, seq: this.#seq, value, status: statusFor(value, marked), timeMs, clientAt: Date.now(), epoch: this.#paper.epoch, isSent: false } // prettier-ignore
    this.#responses = { ...this.#responses, [questionId]: response }
    void this.#store?.saveResponse(this.#paper.id, response)
    this.#planWithin(value && 'text' in value ? TYPING_MS : PAUSE_MS)
    this.#tell()
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

  /** Somebody who types without a pause is saved as often. */
  #planWithin(ms: number): void {
    if (performance.now() + ms < this.#dueAt) this.#plan(ms)
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#dueAt = performance.now() + afterMs
    this.#timer = setTimeout(() => void this.#send(), afterMs)
  }

  #isEnding(): boolean {
    return this.#phase === 'SUBMITTING' || this.#phase === 'OVER'
  }

  /** A page that was opened without a connection goes by the phone's clock: only the server's ends a test. */
  #maySubmit(): boolean {
    return this.#phase === 'SUBMITTING' || (this.#phase === 'OVER' && this.#isOverForSure)
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#phase === 'DONE' || this.#phase === 'ELSEWHERE') return
    this.#isSending = true
    this.#dueAt = Infinity
    const state = await this.#sendWith()(this.#sender, this.#paper.epoch)
    this.#isSending = false
    await this.#follow(state)
    // Something was answered or submitted meanwhile.
    if (state === 'SENT') this.#plan(this.#isEnding() || this.#unsent().length > 0 ? PAUSE_MS : ASK_MS)
  }

  #sendWith(): typeof sendAll {
    if (this.#maySubmit()) return submitAll
    return this.#unsent().length > 0 || localPhotosOf(this.#responses).length > 0 ? sendAll : askState
  }

  #hear({ expiresAt, broadcast }: SaveAnswer): void {
    this.#expiresAt = expiresAt
    this.#broadcast = broadcast
    if (this.#phase !== 'OVER') return
    this.#isOverForSure = this.#tools.clock.now() >= expiresAt
    if (!this.#isOverForSure) this.#phase = 'RUNNING'
  }

  async #follow(state: SendState): Promise<void> {
    this.#isOnline = state !== 'WAITING'
    if (state === 'ELSEWHERE') this.#phase = 'ELSEWHERE'
    if (state === 'WAITING' || state === 'REFUSED') this.#plan(RETRY_MS)
    if (state === 'WAITING') this.#tools.onWaiting?.()
    if (state === 'OVER') {
      this.#phase = 'DONE'
      await this.#store?.drop(this.#paper.id)
      this.#tools.onDone()
    }
    this.#tell()
  }

  #keep(): void {
    const { clock, learnerId, hasAccount } = this.#tools
    const attempt: StoredAttempt = {
      id: this.#paper.id,
      learnerId,
      hasAccount,
      paperId: this.#paper.paperId,
      paper: this.#paper,
      offset: clock.now() - Date.now(),
      wantsSubmit: this.#phase === 'SUBMITTING',
      startedAt: Date.now(),
    }
    void this.#store?.saveAttempt(attempt)
  }

  #tell(): void {
    this.#tools.onChange(this.view())
  }
}
