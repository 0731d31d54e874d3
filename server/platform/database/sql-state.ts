// What PostgreSQL refused, and why.
import type pg from 'pg'

/** The SQLSTATE of what PostgreSQL or the connection to it answered; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, '23505', constraint)
}

export function isCheckViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, '23514', constraint)
}

/** Of a broken reference: the column that names what is not there. */
export function referringColumn(error: unknown): string | undefined {
  if (sqlStateOf(error) !== '23503') return undefined
  return /^Key \((\w+)\)=/.exec((error as pg.DatabaseError).detail ?? '')?.[1]
}

/** By the constraint's name: an error may also be that of a statement begun side by side. */
function isViolation(error: unknown, state: string, constraint: string): boolean {
  return sqlStateOf(error) === state && (error as pg.DatabaseError).constraint === constraint
}
