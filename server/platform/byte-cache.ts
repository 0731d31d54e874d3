// A cache bounded by bytes. The least recently used entry makes room for a new one.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** `maxBytes` counts keys and values. A value larger than a tenth of it is not kept. */
export function createByteCache<V extends object>(maxBytes: number): LRUCache<string, V> {
  return new LRUCache<string, V>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 10),
    sizeCalculation: (value, key) => bytesOf(key) + bytesOf(value),
  })
}

/** The approximate bytes of an object or a map entry besides its content. */
const OVERHEAD = 48

/** An estimate of the memory that a value takes. A text costs two bytes for each character at most. Cycles are not allowed. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return OVERHEAD + 2 * value.length
  if (typeof value !== 'object' || value === null) return 8
  if (value instanceof Uint8Array) return OVERHEAD + value.byteLength
  if (value instanceof Map) return bytesOfEntries(value)
  if (value instanceof Set) return bytesOfEntries(value.entries())
  return bytesOfEntries(Object.entries(value))
}

function bytesOfEntries(entries: Iterable<readonly [unknown, unknown]>): number {
  let sum = OVERHEAD
  for (const [, value] of entries) sum += OVERHEAD + bytesOf(value)
  return sum
}

const MOST_QUESTIONS = 20_000

/**
 * Returns true if a question was asked before, among the last 20,000 different ones. An answer that is cached only then
 * is one that several callers want: questions that a single caller makes up push out nothing else.
 */
export function createAskedBefore(): (question: string) => boolean {
  const seen = new LRUCache<string, true>({ max: MOST_QUESTIONS })
  return (question) => {
    const key = hash('sha256', question, 'base64')
    if (seen.has(key)) return true
    seen.set(key, true)
    return false
  }
}
