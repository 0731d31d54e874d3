// A test on a phone: its storage is a real IndexedDB implementation, its network is cut and comes back.
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { AttemptPaper, SaveAnswer } from '#core/modules/attempts/api.ts'
import { openStore, type AttemptStore } from './attempt-store.ts'
import { createClock } from './clock.ts'
import type { Reply } from './quiz-api.ts'
import type { LocalResponse } from './responses.ts'
import type { SendPhoto } from '../photos/send-photo.ts'
import { TestSession } from './session.ts'

let made = 0

/** The server of one attempt, with a network that can be cut. */
function aServer() {
  const kept = new Map<string, LocalResponse>()
  const state = { isCut: false, isSubmitted: false, epoch: 1, expiresAt: Infinity }
  const save = async (_: string, epoch: number, items: readonly LocalResponse[]): Promise<Reply<SaveAnswer>> => {
    if (state.isCut) return { ok: false }
    for (const item of items) {
      const before = kept.get(item.questionId)
      if (!before || epoch * 1e6 + item.seq > before.epoch * 1e6 + before.seq) kept.set(item.questionId, { ...item, epoch })
    }
    return { ok: true, data: { epoch: state.epoch, status: 'IN_PROGRESS', expiresAt: state.expiresAt, dropped: [] } as unknown as SaveAnswer } // all that the page reads
  }
  const submit = async (): Promise<Reply<{ status: string; serverTime: number }>> => {
    if (state.isCut) return { ok: false }
    state.isSubmitted = true
    return { ok: true, data: { status: 'SUBMITTED', serverTime: 0 } }
  }
  return { kept, state, api: { save, submit } }
} // prettier-ignore

function aPaper(): AttemptPaper {
  made += 1
  const paper = { id: `att${made}`, paperId: `pap${made}`, epoch: 1, responses: [], questions: [], sections: [] }
  return paper as unknown as AttemptPaper // all that a session reads
}

async function aPhone(
  paper: AttemptPaper,
  api: ReturnType<typeof aServer>['api'],
  sendPhoto: SendPhoto = async () => undefined,
  but: Partial<AttemptStore> = {},
) {
  const opened = await openStore()
  const store = opened && { ...opened, ...but }
  const done = { isDone: false }
  const tools = { api, sendPhoto, store, clock: createClock(1_000, () => 0), learnerId: 'lrn1', hasAccount: true, onChange: () => {}, onDone: () => (done.isDone = true) } // prettier-ignore
  const stored = (await store?.responses(paper.id)) ?? []
  const attempt = await store?.find('lrn1', paper.paperId)
  return { session: new TestSession(tools, { paper, stored, wantsSubmit: attempt?.wantsSubmit ?? false }), store, done }
}

const choose = (id: string) => ({ options: [id] })

describe('answers on a phone', () => {
  it('reach the server, and those of a cut network when it is back', async () => {
    const { api, kept, state } = aServer()
    const { session } = await aPhone(aPaper(), api)
    session.answer('q1', choose('a'))
    await expect.poll(() => kept.get('q1')?.value).toEqual(choose('a'))
    state.isCut = true
    session.answer('q1', choose('b'))
    await expect.poll(() => session.view().isOnline).toBe(false)
    expect(session.view().unsent).toBe(1)
    state.isCut = false
    session.wake()
    await expect.poll(() => kept.get('q1')?.value).toEqual(choose('b'))
    expect(session.view().unsent).toBe(0)
    session.stop()
  })

  it('outlive a tab that is closed without a connection, each with its status', async () => {
    const { api, kept, state } = aServer()
    state.isCut = true
    const paper = aPaper()
    const { session, store } = await aPhone(paper, api)
    session.answer('q1', choose('a'))
    session.mark('q2', true)
    session.answer('q3', { number: '4.' })
    await expect.poll(async () => (await store?.responses(paper.id))?.length).toBe(3)
    session.stop()
    const { session: again } = await aPhone(paper, api)
    const statuses = Object.values(again.view().responses).map(({ questionId, status }) => [questionId, status])
    expect(statuses.toSorted()).toEqual([['q1', 'ANSWERED'], ['q2', 'MARKED'], ['q3', 'ANSWERED']]) // prettier-ignore
    state.isCut = false
    again.wake()
    await expect.poll(() => kept.size).toBe(3)
    again.stop()
  })

  it('are all sent before a test that was submitted without a connection ends', async () => {
    const { api, kept, state } = aServer()
    state.isCut = true
    const paper = aPaper()
    const { session, store } = await aPhone(paper, api)
    session.answer('q1', choose('a'))
    session.submit()
    session.answer('q1', choose('d'))
    expect(session.view().phase).toBe('SUBMITTING')
    await expect.poll(async () => (await store?.find('lrn1', paper.paperId))?.wantsSubmit).toBe(true)
    session.stop()
    state.isCut = false
    const { done } = await aPhone(paper, api)
    await expect.poll(() => done.isDone).toBe(true)
    expect([kept.get('q1')?.value, state.isSubmitted]).toEqual([choose('a'), true])
    expect(await store?.find('lrn1', paper.paperId)).toBeUndefined()
  })

  it('go on online, and the page says so, when the phone is full', async () => {
    const { api, kept } = aServer()
    const full = () => Promise.reject(new DOMException('The phone is full.', 'QuotaExceededError'))
    const { session } = await aPhone(aPaper(), api, undefined, { saveResponse: full, savePhoto: full })
    expect(session.view().hasStorage).toBe(true)
    session.answer('q1', choose('a'))
    await expect.poll(() => session.view().hasStorage).toBe(false)
    await expect.poll(() => kept.get('q1')?.value).toEqual(choose('a'))
    expect(session.view().unsent).toBe(0)
    session.stop()
  })

  it('stop when another device goes on', async () => {
    const { api, state } = aServer()
    const { session } = await aPhone(aPaper(), api)
    state.epoch = 2
    session.answer('q1', choose('a'))
    await expect.poll(() => session.view().phase).toBe('ELSEWHERE')
    session.stop()
  })
})

describe('the end of a test', () => {
  it('is the server’s: a page whose clock is ahead goes on when the server says so', async () => {
    const { api, kept, state } = aServer()
    const paper = aPaper()
    const { session, store } = await aPhone(paper, api)
    state.isCut = true
    session.answer('q1', choose('a'))
    session.expire()
    session.answer('q1', choose('b'))
    expect(session.view().phase).toBe('OVER')
    expect((await store?.find('lrn1', paper.paperId))?.wantsSubmit).toBe(false)
    // The clock of the page is at 1,000.
    Object.assign(state, { isCut: false, expiresAt: 1_001 })
    session.wake()
    await expect.poll(() => session.view().phase).toBe('RUNNING')
    session.answer('q2', choose('c'))
    await expect.poll(() => kept.get('q2')?.value).toEqual(choose('c'))
    expect([kept.get('q1')?.value, state.isSubmitted]).toEqual([choose('a'), false])
    session.stop()
  })

  it('submits what was answered by then', async () => {
    const { api, kept, state } = aServer()
    state.expiresAt = 1_000
    const { session, done } = await aPhone(aPaper(), api)
    session.answer('q1', choose('a'))
    session.expire()
    await expect.poll(() => done.isDone).toBe(true)
    expect([kept.get('q1')?.value, state.isSubmitted]).toEqual([choose('a'), true])
  })
})

describe('photos of a written answer', () => {
  it('wait on the phone without a connection, survive a closed tab, and take their key when they are sent', async () => {
    const { api, kept, state } = aServer()
    const paper = aPaper()
    const photos = { isCut: true, sent: 0 }
    const sendPhoto = async () => {
      if (photos.isCut) return undefined
      photos.sent += 1
      return { key: `fil${photos.sent}` }
    }
    const local = { text: 'Inertia.', photos: ['local-1'] }
    const first = await aPhone(paper, api, sendPhoto)
    await first.store?.savePhoto(paper.id, { id: 'local-1', blob: new Blob(['a photo']) })
    first.session.answer('q1', local)
    await expect.poll(() => kept.get('q1')?.value).toEqual(local)
    expect(first.session.view().unsent).toBe(1)
    first.session.stop()
    photos.isCut = false
    const second = await aPhone(paper, api, sendPhoto)
    expect(second.session.view().responses['q1']?.value).toEqual(local)
    await expect.poll(() => kept.get('q1')?.value).toEqual({ text: 'Inertia.', photos: ['fil1'] })
    await expect.poll(() => second.session.view().unsent).toBe(0)
    expect(await second.store?.findPhoto(paper.id, 'local-1')).toBeUndefined()
    second.session.submit()
    await expect.poll(() => state.isSubmitted).toBe(true)
  })

  it('that the server refuses leave the answer, and the learner hears of it', async () => {
    const { api, kept } = aServer()
    const paper = aPaper()
    const { session, store } = await aPhone(paper, api, async () => ({ code: 'TOO_MANY_FILES' }))
    await store?.savePhoto(paper.id, { id: 'local-2', blob: new Blob(['a photo']) })
    session.answer('q1', { text: 'Inertia.', photos: ['local-2'] })
    await expect.poll(() => kept.get('q1')?.value).toEqual({ text: 'Inertia.', photos: [] })
    expect(session.view().photoProblem).toBe('TOO_MANY_FILES')
  })
})
