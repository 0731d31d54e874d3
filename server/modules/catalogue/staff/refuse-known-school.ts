import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/db.ts'

interface School {
  readonly name: string
  readonly pinCode: string
}

/** Refuses a school whose name and PIN code another has. */
export async function refuseKnownSchool(tx: Tx, { name, pinCode }: School, ownId?: string): Promise<void> {
  const { rows } = await sql<{ city: string }>`select city from catalogue.school
    where pin_code = ${pinCode} and lower(name) = lower(${name}) and id is distinct from ${ownId ?? null} limit 1`.execute(
    tx,
  )
  if (rows[0])
    throw new DomainError(
      commonErrors.INVALID_INPUT,
      {},
      { name: `This school is in the list already, in ${rows[0].city} with the same PIN code.` },
    )
}
