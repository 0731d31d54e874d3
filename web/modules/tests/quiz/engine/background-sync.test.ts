// The service worker sends what a closed tab has left on the phone: the file that browsers load, with a real IndexedDB implementation.
import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AttemptPaper } from '#core/modules/attempts/api.ts'
import { openStore, type AttemptStore } from './attempt-store.ts'
import { mergeResponses, type LocalResponse } from './responses.ts'

const SOURCE = readFileSync(join(import.meta.dirname, '../../../../public/sw.js'), 'utf8')

interface Call {
  readonly method: string
  readonly path: string
  readonly body: { readonly epoch: number; readonly items?: readonly LocalResponse[] }
}

/** A phone whose tabs are all closed, and the server that its worker reaches. `status` is 0 without a connection. */
function aWorker() {
  const calls: Call[] = []
  const server = { status: 200, epoch: 1 }
  const dropped: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const environment = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    caches: { delete: async (name: string) => dropped.push(name) },
    fetch: async (address: string, { method, body }: { method: string; body: string }) => {
      if (server.status === 0) throw new TypeError('Failed to fetch')
      calls.push({ method, path: address.replace('/api/quiz/attempts/', ''), body: JSON.parse(body) as Call['body'] })
      const answer = { epoch: server.epoch, status: 'IN_PROGRESS', dropped: [] }
      return new Response(JSON.stringify(answer), { status: server.status })
    },
  }
  new Function(...Object.keys(environment), SOURCE)(...Object.values(environment))
  const sync = (tag = 'kandil-answers') =>
    new Promise<void>((resolve, reject) => {
      let isWaited = false
      const waitUntil = (work: Promise<void>) => {
        isWaited = true
        work.then(resolve, reject)
      }
      listeners.get('sync')?.({ tag, waitUntil })
      if (!isWaited) resolve()
    })
  return { calls, server, dropped, sync }
}

let made = 0

interface Left {
  readonly responses: readonly Partial<LocalResponse>[]
  readonly wantsSubmit?: boolean
  readonly hasAccount?: boolean
}

/** A test that a tab has left on the phone: its paper was opened under epoch 2. */
async function leave({ responses, wantsSubmit = false, hasAccount = true }: Left): Promise<[AttemptStore, string]> {
  const store = await openStore()
  if (!store) throw new Error('no storage')
  made += 1
  const id = `att${made}`
  const paper = { id, paperId: `pap${made}`, epoch: 2 } as unknown as AttemptPaper // all that the worker reads
  await store.saveAttempt({ id, learnerId: 'lrn1', hasAccount, paperId: paper.paperId, paper, offset: 0, wantsSubmit, startedAt: Date.now() }) // prettier-ignore
  for (const [i, each] of responses.entries())
    await store.saveResponse(id, { questionId: `q${i + 1}`, seq: i + 1, value: { options: ['a'] }, status: 'ANSWERED', timeMs: 5, clientAt: 1, epoch: 2, isSent: false, ...each }) // prettier-ignore
  return [store, id]
}

const unsentIn = async (store: AttemptStore, id: string) =>
  (await store.responses(id)).filter(({ isSent }) => !isSent).map(({ questionId }) => questionId)

describe('the service worker', () => {
  it('sends the answers that wait, each under the epoch in which it was written, and nothing twice', async () => {
    const { calls, sync } = aWorker()
    const [store, id] = await leave({ responses: [{ isSent: true }, { seq: 9 }, { epoch: 1, seq: 7 }, { seq: 8 }] })
    await sync()
    const sent = calls.filter(({ path }) => path === `${id}/responses`)
    expect(sent.map(({ method, body }) => [method, body.epoch, body.items?.map(({ questionId, seq }) => `${questionId} ${seq}`)])).toEqual([
      ['PUT', 1, ['q3 7']],
      ['PUT', 2, ['q4 8', 'q2 9']],
    ]) // prettier-ignore
    expect(await unsentIn(store, id)).toEqual([])
    calls.length = 0
    await sync()
    expect(calls).toEqual([])
  })

  it('keeps everything and has the browser try again where there is no connection, or the server is busy', async () => {
    const { calls, server, sync } = aWorker()
    const [store, id] = await leave({ responses: [{}, {}] })
    for (const status of [0, 503, 429]) {
      server.status = status
      await expect(sync()).rejects.toThrow()
      expect(await unsentIn(store, id)).toEqual(['q1', 'q2'])
    }
    server.status = 200
    calls.length = 0
    await sync()
    expect(calls).toHaveLength(1)
    expect(await unsentIn(store, id)).toEqual([])
  })

  it('stops at a refusal, and leaves the answers to the next visit', async () => {
    const { server, sync } = aWorker()
    const [store, id] = await leave({ responses: [{}] })
    server.status = 401
    await sync()
    expect(await unsentIn(store, id)).toEqual(['q1'])
    await store.drop(id)
  })

  it('submits a test that was submitted without a connection, after its answers, and leaves nothing of it', async () => {
    const { calls, dropped, sync } = aWorker()
    const [store, id] = await leave({ responses: [{}], wantsSubmit: true })
    await sync()
    expect(calls.map(({ method, path, body }) => [method, path, body.epoch])).toEqual([
      ['PUT', `${id}/responses`, 2],
      ['POST', `${id}/submit`, 2],
    ])
    expect([await store.find('lrn1', `pap${made}`), await store.responses(id)]).toEqual([undefined, []])
    expect(dropped).toEqual(['kandil-quiz'])
  })

  it('sends a text without the photos that are on this phone only, and does not submit before they are sent', async () => {
    const { calls, sync } = aWorker()
    const written = { text: 'Inertia.', photos: ['fil1', 'local-7'] }
    const [store, id] = await leave({ responses: [{ value: written }], wantsSubmit: true })
    await sync()
    expect(calls.map(({ method }) => method)).toEqual(['PUT'])
    expect(calls[0]?.body.items?.[0]?.value).toEqual({ text: 'Inertia.', photos: ['fil1'] })
    // The next visit still sends the photo.
    const onPhone = await store.responses(id)
    expect(onPhone[0]?.value).toEqual(written)
    expect(mergeResponses(onPhone.map((each) => ({ ...each, value: null })), onPhone)['q1']?.value).toEqual(written)
    await store.drop(id)
  }) // prettier-ignore

  it('sends long texts in several calls', async () => {
    const { calls, sync } = aWorker()
    const long = { value: { text: 'a'.repeat(30_000), photos: [] } }
    const [store, id] = await leave({ responses: [long, long, {}] })
    await sync()
    expect(calls.map(({ body }) => body.items?.length)).toEqual([1, 2])
    expect(await unsentIn(store, id)).toEqual([])
  })

  it('sends nothing of pupils in school: their page has the ticket', async () => {
    const { calls, sync } = aWorker()
    const [store, id] = await leave({ responses: [{}], hasAccount: false })
    await sync()
    await sync('another-tag')
    expect(calls).toEqual([])
    await store.drop(id)
  })

  it('makes no database on a phone that has no test', async () => {
    const { sync } = aWorker()
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('kandil-tests').onsuccess = resolve
    })
    await sync()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('kandil-tests')
  })
})
