// Tells which rule of the database refused a statement.
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

/** The first column of the unique or foreign key that a row breaks; undefined for other errors and keys over expressions. */
export function brokenKeyColumn(error: unknown): string | undefined {
  if (!['23503', '23505'].includes(sqlStateOf(error) ?? '')) return undefined
  return /^Key \((\w+)[,)]/.exec((error as pg.DatabaseError).detail ?? '')?.[1]
}

/**
 * Compares the constraint's name too: statements are sent in parallel, so the error may come from another one of the
 * transaction.
 */
function isViolation(error: unknown, state: string, constraint: string): boolean {
  return sqlStateOf(error) === state && (error as pg.DatabaseError).constraint === constraint
}
