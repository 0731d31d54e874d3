// Values that were read once and are the same for everyone, kept in this process until they change. Exact, not timed: a
// change raises the version of its tag in every process, and an entry counts only while the versions it was read under are
// current. A new day is a change too: what is on sale, which session runs and until when a plan is valid depend on the day in
// India. Bounded by bytes, because visitors choose what is asked for.
import type { CacheTag } from '#core/kernel/endpoint.ts'
import { DAY, later, startOfDayInIndia, toInstant, type Clock } from '#core/kernel/time.ts'
import { ANNOUNCED_EVENTS, type Signals } from './database/signals.ts'
import { createAskedBefore, createByteCache } from './byte-cache.ts'

export const CACHE_BYTES = 64 * 1024 * 1024

interface Entry {
  readonly value: unknown
  readonly stamp: string
}

export interface Cache {
  /** The value under this key, loaded once however many ask at the same time. A missing value (undefined) is not kept. */
  readonly remember: <T>(tags: readonly CacheTag[], key: string, load: () => Promise<T>) => Promise<T>
  /** The same for a key that the caller of an endpoint chooses: the value is kept once it is asked for a second time. */
  readonly rememberAnswer: <T>(tags: readonly CacheTag[], key: string, load: () => Promise<T>) => Promise<T>
  /** The value if it is there and still counts. */
  readonly peek: (tags: readonly CacheTag[], key: string) => unknown
}

export function createCache(signals: Signals, now: Clock, maxBytes = CACHE_BYTES): Cache {
  const entries = createByteCache<Entry>(maxBytes)
  const askedBefore = createAskedBefore()
  const loading = new Map<string, Promise<unknown>>()
  const stampOf = createStamps(signals, now, () => entries.clear())

  function peek(tags: readonly CacheTag[], key: string): unknown {
    if (!signals.isListening()) return undefined
    const stamp = stampOf(tags)
    const entry = entries.get(key)
    return entry?.stamp === stamp ? entry.value : undefined
  }

  async function rememberIf<T>(
    isWorthKeeping: () => boolean,
    tags: readonly CacheTag[],
    key: string,
    load: () => Promise<T>,
  ): Promise<T> {
    const known = peek(tags, key)
    if (known !== undefined) return known as T // this key was always kept by a load of the same type
    const stamp = stampOf(tags)
    const flight = `${key} ${stamp}`
    const underWay = loading.get(flight)
    if (underWay) return underWay as Promise<T>
    const load1 = load().finally(() => loading.delete(flight))
    loading.set(flight, load1)
    const isKept = isWorthKeeping()
    const value = await load1
    // Read under versions that are no longer current: right for this caller, not to be kept.
    if (isKept && value !== undefined && signals.isListening() && stamp === stampOf(tags))
      entries.set(key, { value, stamp })
    return value
  }

  return {
    remember: (tags, key, load) => rememberIf(() => true, tags, key, load),
    rememberAnswer: (tags, key, load) => rememberIf(() => askedBefore(key), tags, key, load),
    peek,
  }
}

/** A signal with an id ("session-ended:…") is no tag: remembered, they would fill the memory. Nor are events of open pages. */
export function isCacheTag(topic: string): boolean {
  return topic !== ANNOUNCED_EVENTS && !topic.includes(':')
}

/** The stamp of an entry: it is valid as long as its tags have the same one. */
function createStamps(signals: Signals, now: Clock, onForget: () => void): (tags: readonly CacheTag[]) => string {
  const versions = new Map<string, number>()
  let gaps = 0
  let dayEnds = toInstant(0)

  signals.onSignal((topic) => {
    if (isCacheTag(topic)) versions.set(topic, (versions.get(topic) ?? 0) + 1)
  })
  signals.onGap(forget)

  function forget(): void {
    gaps += 1
    onForget()
  }

  return (tags) => {
    const time = now()
    if (time >= dayEnds) {
      dayEnds = later(startOfDayInIndia(time), DAY)
      forget()
    }
    let stamp = String(gaps)
    for (const tag of tags) stamp += `,${versions.get(tag) ?? 0}`
    return stamp
  }
}
