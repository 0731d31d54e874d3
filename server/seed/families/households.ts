// Who to log in as: families (any other Indian mobile number becomes a new one) and staff of the console.
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aMember } from '#server/modules/staff/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

/** The numbers `npm start` prints. */
export const DEMO_PHONES = ['+919000000001', '+919000000002', '+919000000003', '+919000000004'] as const

/** The parent of two children. */
export const DEMO_FAMILY_PHONE = DEMO_PHONES[2]

/** A family whose child is in a course led by AI. */
export const DEMO_AI_PHONE = DEMO_PHONES[3]

const cbse = BoardKey.parse('cbse')

export interface DemoHouseholds {
  readonly ready: AHousehold
  readonly plain: AHousehold
}

export async function someHouseholds(ctx: Ctx): Promise<DemoHouseholds> {
  const [readyPhone, plainPhone] = DEMO_PHONES
  const ready = await aHousehold(ctx, {
    phone: readyPhone,
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
  const plain = await aHousehold(ctx, {
    phone: plainPhone,
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
  return { ready, plain }
}

/**
 * An owner, a member who decides refund requests of others, a member of the support, a sales adviser, an examiner, and a
 * teacher. These logins exist only in demo data, which no production server loads.
 */
export const DEMO_STAFF = {
  emails: ['owner@kandil.example', 'finance@kandil.example', 'support@kandil.example', 'adviser@kandil.example'],
  /** Reviews questions, and approves corrections of their keys that the owner asks for. */
  examiner: 'examiner@kandil.example',
  /** At /teach. */
  teacher: 'teacher@kandil.example',
  /** At /teach too: gives demos of reading. */
  demoTeacher: 'reading@kandil.example',
  password: 'marigold lantern',
  secret: 'KANDILDEMOKANDILDEMOKANDILDEMO23',
} as const

export interface DemoStaff {
  readonly helper: string
  readonly adviser: string
  readonly finance: string
}

/** Answers the ids of who helps families, of who sells and of who lets money go. `teacher` logs in to the teacher's area. */
export async function someStaff(
  ctx: Ctx,
  teacher: { readonly id: string; readonly name: string } | undefined,
): Promise<DemoStaff> {
  const { emails, password, secret } = DEMO_STAFF
  if (teacher)
    await aMember(ctx, {
      email: DEMO_STAFF.teacher,
      name: teacher.name,
      roles: [],
      password,
      secret,
      teacherId: teacher.id,
    })
  const [owner, finance, support, adviser] = emails
  await aMember(ctx, { email: owner, name: 'Leela Menon', roles: ['owner'], password, secret })
  const decides = await aMember(ctx, {
    email: finance,
    name: 'Ravi Iyer',
    roles: ['finance', 'support'],
    password,
    secret,
  })
  const helps = await aMember(ctx, { email: support, name: 'Noor Khan', roles: ['support'], password, secret })
  const sells = await aMember(ctx, { email: adviser, name: 'Meera Nair', roles: ['sales-adviser'], password, secret })
  await aMember(ctx, {
    email: DEMO_STAFF.examiner,
    name: 'Usha Kulkarni',
    roles: ['catalogue-editor', 'operations'],
    password,
    secret,
  })
  return { helper: helps.id, adviser: sells.id, finance: decides.id }
}
