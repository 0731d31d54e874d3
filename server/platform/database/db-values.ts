// Columns as the code wants them: counts and paise as numbers, instants as instants.
import pg from 'pg'
import { toInstant, type Instant } from '#core/kernel/time.ts'

const { INT8, TIMESTAMPTZ, DATE } = pg.types.builtins

/** Reads a column of this type. */
export const columnTypes = { getTypeParser: (oid: number) => readerOf(oid) } as pg.CustomTypesConfig // columns come as text, never binary

function readerOf(oid: number): (text: string) => unknown {
  if (oid === INT8) return Number // paise and counts, all far below 2^53
  if (oid === TIMESTAMPTZ) return readInstant
  if (oid === DATE) return String
  return pg.types.getTypeParser(oid, 'text')
}

/** "2026-11-21 09:05:00.123+00": the session's time zone is UTC. */
function readInstant(text: string): Instant {
  return toInstant(Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`))
}
