// For tests and for the seed.
import type { Instant } from '#core/kernel/time.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { schoolRows, sessionRows } from './staff/resources.ts'
import { newCode, pinHashOf } from './ticket.ts'

interface NewSchoolSession {
  readonly paperId: string
  readonly code?: string
  readonly pin?: string
  readonly maxPupils?: number
  readonly opensAt?: Instant
  readonly closesAt?: Instant
  readonly isDemo?: boolean
  readonly school?: { readonly name: string; readonly city: string; readonly udise: string }
}

let made = 0

/** A session that is open now, in a school with an agreement. Its PIN is 2468 unless another is given. */
export async function aSchoolSession(ctx: Ctx, fresh: NewSchoolSession): Promise<{ id: string; code: string; schoolId: string }> {
  const { paperId, code = newCode(), pin = '2468', maxPupils = 60, isDemo = false, opensAt = ctx.now() } = fresh
  made += 1
  const { school = { name: 'Vidya Mandir', city: 'Pune', udise: String(27_250_000_000 + made) } } = fresh
  return inTransaction(ctx.db, async (tx) => {
    const [schoolId, id] = [ctx.newId('sch'), ctx.newId('iss')]
    await schoolRows.insert(tx, schoolId, { ...school, agreedOn: '2026-04-01', agreement: 'Signed in two copies', isDemo }, ctx.now())
    const session = { schoolId, paperId, opensAt, closesAt: fresh.closesAt ?? later(opensAt, DAY), maxPupils, code, isDemo }
    await sessionRows.insert(tx, id, { ...session, pinHash: pinHashOf(ctx, code, pin), createdBy: 'demo', createdAt: ctx.now() }, ctx.now())
    return { id, code, schoolId }
  })
} // prettier-ignore
