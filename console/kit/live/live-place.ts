// Where families see a record, and since when: the sentence after a save and next to the record.
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { whenText } from '../fields.tsx'

export interface LivePlace {
  /** A path of our own site without a language: "/course/class-9". */
  readonly path: string
  /** Why families do not see it, as a sentence. */
  readonly hiddenBecause?: string | undefined
  /** Families see it from then on. Null: at once. */
  readonly from?: Instant | null
  /** Families see it before then. Null: without end. */
  readonly until?: Instant | null
  /** One sentence where not every visitor sees it, or where it is on the page. */
  readonly note?: string
}

/** A record that is a part of another one's page. */
export interface PlaceOfAnother {
  /** The resource and the id of the record whose page it is. */
  readonly of: string
  readonly id: string
}

export interface LiveState {
  readonly isSeen: boolean
  readonly sentence: string
}

export const SEEN_NOW = 'Families see it now.'

export function liveStateOf({ hiddenBecause, from, until }: LivePlace, now: Instant): LiveState {
  if (hiddenBecause !== undefined) return { isSeen: false, sentence: `Families do not see it. ${hiddenBecause}` }
  if (until && !isBefore(now, until)) return { isSeen: false, sentence: `Families saw it until ${whenText(until)}.` }
  if (from && isBefore(now, from)) return { isSeen: false, sentence: `Families see it from ${whenText(from)}.` }
  if (until) return { isSeen: true, sentence: `Families see it now, until ${whenText(until)}.` }
  return { isSeen: true, sentence: SEEN_NOW }
}

/** Undefined for a record that families see. */
export function hiddenByState(state: 'ACTIVE' | 'INACTIVE' | 'DRAFT'): string | undefined {
  return { ACTIVE: undefined, INACTIVE: 'It is switched off.', DRAFT: 'It is a draft.' }[state]
}

/** Undefined for a record that is published. */
export function hiddenUnlessPublished(state: string): string | undefined {
  if (state === 'PUBLISHED') return undefined
  return state === 'WITHDRAWN' ? 'It is withdrawn.' : 'It is not published.'
}

/** Undefined for a course or plan that is on sale. */
export function hiddenOffSale(status: string): string | undefined {
  if (status === 'ACTIVE') return undefined
  return status === 'DRAFT' ? 'It is not published.' : 'It is off sale.'
}
