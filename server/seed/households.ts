// Who to log in as: families (any other Indian mobile number becomes a new one) and staff of the console.
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aMember } from '#server/modules/staff/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

/** The numbers `npm start` prints. */
export const DEMO_PHONES = ['+919000000001', '+919000000002'] as const

const cbse = BoardKey.parse('cbse')

export async function someHouseholds(ctx: Ctx): Promise<void> {
  const [ready, plain] = DEMO_PHONES
  await aHousehold(ctx, {
    phone: ready,
    firstName: 'Aarav',
    lastName: 'Sharma',
    email: 'sharma.family@kandil.example',
    grade: 11,
    stream: 'SCIENCE',
    board: cbse,
    target: TargetKey.parse('jeemain'),
    pinCode: '411001',
    stateCode: '27',
  })
  await aHousehold(ctx, {
    phone: plain,
    firstName: 'Kavya',
    lastName: 'Murugan',
    grade: 8,
    stream: null,
    board: cbse,
    target: TargetKey.parse('school'),
    pinCode: '600001',
    stateCode: '33',
    language: 'ta',
  })
}

/** An owner, and somebody who decides about the refunds that others ask for. Of no value elsewhere: no production server loads demo data. */
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
