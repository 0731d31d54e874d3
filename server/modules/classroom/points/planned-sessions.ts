import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { keyedPoint } from '#server/platform/points/point.ts'

/** Live sessions outside the timetables of courses: webinars, for example. */
export interface PlannedSessions {
  readonly isGuest: (db: Db, sessionId: string, learnerId: string) => Promise<boolean>
  /** At most this many, in the order of their ids. */
  readonly listGuests: (db: Db, sessionId: string, size: number) => Promise<string[]>
  /** The titles of these sessions, and the paths of their pages. */
  readonly describe: (db: Db, sessionIds: readonly string[]) => Promise<ReadonlyMap<string, SessionTitle>>
}

export interface SessionTitle {
  readonly title: LocalisedText
  readonly path: string
}

/** The live sessions that a module plans, by their kind: who takes part in them, and how families know them. */
export const plannedSessions = keyedPoint<PlannedSessions>('plannedSessions')
