// The pupil who writes on this tablet. "Next pupil" leaves nothing of the one before.
import { useMemo, useSyncExternalStore } from 'react'
import { openStore } from '../quiz/engine/attempt-store.ts'
import { dropPage } from '../quiz/offline/offline-copy.ts'

export interface StoredPupil {
  readonly code: string
  readonly pupilId: string
  readonly attemptId: string
  readonly ticket: string
  readonly name: string
  readonly isDone: boolean
}

const KEY = 'kandil-in-school'

/** For this page, where the browser refuses storage. */
let inMemory = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function localRecord(): string {
  try {
    return localStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

function parsePupil(record: string, code: string): StoredPupil | undefined {
  if (record === '') return undefined
  const stored = JSON.parse(record) as StoredPupil // written below
  return stored.code === code ? stored : undefined
}

function keepPupil(pupil: StoredPupil): void {
  inMemory = JSON.stringify(pupil)
  try {
    localStorage.setItem(KEY, inMemory)
  } catch {
    // Without storage the pupil joins again, with the PIN, when the page was closed.
  }
  for (const listener of listeners) listener()
}

/** Undefined until this page has read the tablet's storage, null if nobody writes on it. */
export function useStoredPupil(code: string) {
  const stored = useSyncExternalStore(subscribe, () => localRecord(), () => undefined)
  const pupil = useMemo(() => (stored === undefined ? undefined : (parsePupil(stored, code) ?? null)), [stored, code])
  return [pupil, keepPupil] as const
} // prettier-ignore

/** Then the page opens anew, so that its memory is empty too. */
export async function forgetPupil(attemptId: string): Promise<void> {
  const store = await openStore()
  await store?.drop(attemptId)
  await dropPage()
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There was none.
  }
  location.reload()
}
