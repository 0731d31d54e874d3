// Families to log in as. Any other Indian mobile number becomes a new family.
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
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
