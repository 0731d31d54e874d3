import { isDeepStrictEqual } from 'node:util'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { permissionName } from '#core/kernel/permission.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Fields } from '../store.ts'

interface GuardedWrite {
  readonly actor: Staff
  readonly before: Fields | undefined
  readonly fields: Fields
}

/** Throws FORBIDDEN_ERROR with each field that changes and whose own scope the writer does not have. */
export function refuseGuarded(
  guarded: Readonly<Record<string, string>>,
  { actor, before, fields }: GuardedWrite,
): void {
  const refused = Object.entries(guarded).filter(
    ([field, scope]) =>
      fields[field] !== undefined &&
      !isDeepStrictEqual(fields[field], before?.[field] ?? null) &&
      !actor.scopes.includes(scope),
  )
  if (refused.length === 0) return
  const { FORBIDDEN_ERROR } = commonErrors
  throw new DomainError(
    FORBIDDEN_ERROR,
    {},
    Object.fromEntries(
      refused.map(([field, scope]) => [field, `You need the permission ${permissionName(scope)} for this.`]),
    ),
  )
}
