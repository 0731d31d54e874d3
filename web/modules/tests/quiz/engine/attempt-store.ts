// The paper and the answers on this phone, so that a test goes on without a connection. Without storage it goes on online only.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { AttemptPaper } from '#core/modules/attempts/api.ts'
import type { LocalPhoto } from '../photos/local-photo.ts'
import { dropPage } from '../offline/offline-copy.ts'
import type { LocalResponse } from './responses.ts'

export interface StoredAttempt {
  readonly id: string
  readonly learnerId: string
  /** The service worker may send its answers: the browser's session says who writes. */
  readonly hasAccount: boolean
  readonly paperId: string
  readonly paper: AttemptPaper
  /** The server's clock minus the phone's, for a page that opens without a connection. */
  readonly offset: number
  /** The learner has submitted it, and the server does not know yet. */
  readonly wantsSubmit: boolean
  readonly startedAt: number
}

interface Schema extends DBSchema {
  photos: { key: [string, string]; value: LocalPhoto & { readonly attemptId: string } }
  attempts: { key: string; value: StoredAttempt; indexes: { paper: [string, string] } }
  responses: { key: [string, string]; value: LocalResponse & { readonly attemptId: string } }
}

const NAME = 'kandil-tests'
/** Attempts that were never sent are dropped after so long. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000

export interface AttemptStore {
  readonly find: (learnerId: string, paperId: string) => Promise<StoredAttempt | undefined>
  readonly responses: (attemptId: string) => Promise<LocalResponse[]>
  readonly saveAttempt: (attempt: StoredAttempt) => Promise<void>
  readonly saveResponse: (attemptId: string, response: LocalResponse) => Promise<void>
  /** Only if no later answer has taken its place. */
  readonly markSent: (attemptId: string, sent: readonly LocalResponse[]) => Promise<void>
  readonly savePhoto: (attemptId: string, photo: LocalPhoto) => Promise<void>
  readonly findPhoto: (attemptId: string, id: string) => Promise<LocalPhoto | undefined>
  readonly dropPhoto: (attemptId: string, id: string) => Promise<void>
  readonly drop: (attemptId: string) => Promise<void>
}

/** Undefined where the browser refuses storage. */
export async function openStore(now = Date.now()): Promise<AttemptStore | undefined> {
  try {
    const db = await openDB<Schema>(NAME, 2, {
      upgrade(fresh, from) {
        fresh.createObjectStore('photos', { keyPath: ['attemptId', 'id'] })
        if (from > 0) return
        fresh.createObjectStore('attempts', { keyPath: 'id' }).createIndex('paper', ['learnerId', 'paperId'])
        fresh.createObjectStore('responses', { keyPath: ['attemptId', 'questionId'] })
      },
    })
    const store = storeIn(db)
    const attempts = await db.getAll('attempts')
    for (const { id, startedAt } of attempts) if (startedAt < now - KEPT_MS) await store.drop(id)
    if (attempts.every(({ startedAt }) => startedAt < now - KEPT_MS)) await dropPage()
    // The service worker deletes the database when somebody logs out.
    db.addEventListener('versionchange', () => db.close())
    return store
  } catch {
    return undefined
  }
}

/** The same store. A write that the phone refuses, such as a full one, is reported and ends nothing else. */
export function reportingStore(store: AttemptStore, onRefused: () => void): AttemptStore {
  const report = (write: Promise<void>) => write.catch(onRefused)
  return {
    ...store,
    saveAttempt: (attempt) => report(store.saveAttempt(attempt)),
    saveResponse: (attemptId, response) => report(store.saveResponse(attemptId, response)),
    markSent: (attemptId, sent) => report(store.markSent(attemptId, sent)),
    savePhoto: (attemptId, photo) => report(store.savePhoto(attemptId, photo)),
  }
}

function storeIn(db: IDBPDatabase<Schema>): AttemptStore {
  const rangeOf = (attemptId: string) => IDBKeyRange.bound([attemptId, ''], [attemptId, '\uffff'])
  return {
    find: (learnerId, paperId) => db.getFromIndex('attempts', 'paper', [learnerId, paperId]),
    async responses(attemptId) {
      return db.getAll('responses', rangeOf(attemptId))
    },
    async saveAttempt(attempt) {
      await db.put('attempts', attempt)
    },
    async saveResponse(attemptId, response) {
      await db.put('responses', { ...response, attemptId })
    },
    async markSent(attemptId, sent) {
      const tx = db.transaction('responses', 'readwrite')
      for (const { questionId, seq, epoch } of sent) {
        const stored = await tx.store.get([attemptId, questionId])
        if (stored?.seq === seq && stored.epoch === epoch) await tx.store.put({ ...stored, isSent: true })
      }
      await tx.done
    },
    async savePhoto(attemptId, photo) {
      await db.put('photos', { ...photo, attemptId })
    },
    findPhoto: (attemptId, id) => db.get('photos', [attemptId, id]),
    dropPhoto: (attemptId, id) => db.delete('photos', [attemptId, id]),
    async drop(attemptId) {
      await db.delete('photos', rangeOf(attemptId))
      await db.delete('attempts', attemptId)
      await db.delete('responses', rangeOf(attemptId))
    },
  }
}
