// The place in the event stream up to which a browser has everything. Browsers send it back in Last-Event-ID.
import { toInstant, type Instant } from '#core/kernel/time.ts'

export interface Cursor {
  /** The number of a transaction: those below it have ended, and their events were sent. */
  readonly low: string
  readonly time: Instant
}

export const CURSOR = /^\d{1,20}\.\d{1,15}$/

export function cursorText({ low, time }: Cursor): string {
  return `${low}.${time}`
}

/** Reads a text that CURSOR matches. */
export function cursorOf(text: string): Cursor {
  const [low = '', time = ''] = text.split('.')
  return { low, time: toInstant(Number(time)) }
}
