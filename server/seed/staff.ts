// Who may log in to the console of the demo: an owner, and somebody who decides about the refunds that others ask for.
import type { Ctx } from '#server/platform/context.ts'
import { aMember } from '#server/modules/staff/factory.ts'

/** Of no value anywhere else: a production server loads no demo data. */
export const DEMO_STAFF = {
  emails: ['owner@kandil.example', 'finance@kandil.example'],
  password: 'marigold lantern',
  secret: 'KANDILDEMOKANDILDEMOKANDILDEMO23',
} as const

export async function someStaff(ctx: Ctx): Promise<void> {
  const { emails, password, secret } = DEMO_STAFF
  const [owner, finance] = emails
  await aMember(ctx, { email: owner, name: 'Leela Menon', roles: ['owner'], password, secret })
  await aMember(ctx, { email: finance, name: 'Ravi Iyer', roles: ['finance', 'support'], password, secret })
}
