// The codes of a staff member's authenticator. Each counts once, and other journeys use them at the same time.
import { expect } from '@playwright/test'
import { later, SECOND, toInstant } from '#core/kernel/time.ts'
import { codeAt } from '#server/modules/staff/index.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'

/** Tries the code of now, then the next, then later ones, until `isAccepted` answers true. */
export async function withStaffCode(isAccepted: (code: string) => Promise<boolean>): Promise<void> {
  const codeIn = (ms: number) => codeAt(DEMO_STAFF.secret, later(toInstant(Date.now()), ms))
  await expect(async () => {
    expect((await isAccepted(codeIn(0))) || (await isAccepted(codeIn(30 * SECOND)))).toBe(true)
  }).toPass({ intervals: [20 * SECOND], timeout: 120 * SECOND })
}
