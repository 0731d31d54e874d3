import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Instant } from '#core/kernel/time.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { scopesOf } from '#core/modules/staff/permissions.ts'
import { kindsOf } from '#core/taxonomy/staff/staff-limits.ts'
import type { Staff, Teacher } from '#server/platform/access/actor.ts'
import { refuseBeyond, tallies } from '#server/platform/access/limits.ts'
import { networkOf } from '#server/platform/access/network.ts'
import { hashOf } from '#server/platform/access/token.ts'
import { audit } from '#server/platform/audit.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { isRecoveryCode, takeRecoveryCode } from '../credentials/recovery-store.ts'
import { publishLeftView } from '../end-sessions.ts'
import { acceptedStep } from './authenticator.ts'
import { isPassword, unseal } from './secrets.ts'
import {
  findMember,
  findMemberByEmail,
  findWithheld,
  listActiveMembers,
  isKnownDevice,
  limitsOf,
  listGrants,
  rememberDevice,
  useStep,
  type Member,
  type StaffAccess,
  type WithheldScopes,
} from '../store.ts'

export interface Me {
  readonly staffId: string
  readonly name: string
  readonly email: string
  readonly scopes: string[]
}

interface LogInInput {
  readonly email: string
  readonly password: string
  readonly code: string
}

type LoginCaller = Pick<Caller, 'address' | 'device' | 'signIn'>

/**
 * Throws LOGIN_REFUSED for every fault. It never reveals which of the three inputs was wrong, or whether the login
 * exists.
 */
export async function logIn(ctx: Ctx, given: LogInInput, caller: LoginCaller): Promise<Me> {
  return enter(ctx, caller, await proveMember(ctx, caller, given))
}

/**
 * The same login opens the teacher's area, in a session that reaches nothing else. Throws LOGIN_REFUSED, and NO_TEACHER for a member
 * who is no teacher.
 */
export async function logInToTeach(ctx: Ctx, given: LogInInput, caller: LoginCaller) {
  return enterToTeach(ctx, caller, await proveMember(ctx, caller, given))
}

/** Opens the session of a teacher and writes it down. Throws NO_TEACHER. */
export async function enterToTeach(
  ctx: Ctx,
  caller: Pick<Caller, 'device' | 'signIn'>,
  { id, name, teacherId }: Member,
): Promise<{ teacherId: string; name: string }> {
  if (teacherId === null) throw errors.NO_TEACHER()
  const actor: Teacher = { kind: 'teacher', teacherId }
  await caller.signIn(actor)
  await rememberDevice(ctx.db, { staffId: id, deviceHash: hashOf(caller.device()) }, ctx.now())
  await audit(ctx, ctx.db, { actor, action: 'teacher.login', subject: `members/${id}` })
  return { teacherId, name }
}

async function proveMember(ctx: Ctx, caller: LoginCaller, given: LogInInput): Promise<Member> {
  const { isKnown } = await countTry(ctx, given.email, caller)
  const member = await findMemberByEmail(ctx.db, given.email)
  const isRight = await isPassword(given.password, member?.passwordHash ?? null, { isKnown })
  if (!member || !isRight || !member.isActive || !(await takesCode(ctx, member, given.code)))
    throw errors.LOGIN_REFUSED()
  return member
}

/** Opens the session and writes it down. */
export async function enter(ctx: Ctx, caller: Pick<Caller, 'device' | 'signIn'>, member: Member): Promise<Me> {
  const { id: staffId, name, email } = member
  const scopes = await scopesFor(ctx, ctx.db, member)
  const limits = limitsOf(member)
  const actor: Staff = { kind: 'staff', staffId, scopes, ...(kindsOf(limits).length > 0 && { limits }) }
  await publishLeftView(ctx, await caller.signIn(actor))
  await rememberDevice(ctx.db, { staffId, deviceHash: hashOf(caller.device()) }, ctx.now())
  await audit(ctx, ctx.db, { actor: { ...actor, scopes: [] }, action: 'staff.login', subject: `members/${staffId}` })
  return { staffId, name, email, scopes }
}

export async function whoIs(ctx: Ctx, { staffId, scopes }: Staff): Promise<Me> {
  const member = await findMember(ctx.db, staffId)
  if (!member?.isActive) throw commonErrors.NOT_LOGGED_IN()
  return { staffId, name: member.name, email: member.email, scopes: [...scopes] }
}

/**
 * The permissions that count now. The withheld permissions are read last: a role that changes meanwhile withholds in the same
 * transaction what it adds.
 */
export async function scopesFor(
  { now }: Pick<Ctx, 'now'>,
  db: Db,
  member: StaffAccess & Pick<Member, 'id'>,
): Promise<string[]> {
  const { id, roles, isReadOnly } = member
  const scopes = scopesOf(await listGrants(db, roles), isReadOnly, limitsOf(member))
  const withheld = withheldAt(now(), await findWithheld(db, id))
  return scopes.filter((scope) => !withheld.includes(scope))
}

/** Members who can log in, each with the permissions that count now. */
export async function listWithScopes(ctx: Pick<Ctx, 'now'>, db: Db) {
  const members: (Member & { readonly scopes: readonly string[] })[] = []
  for (const member of await listActiveMembers(db))
    members.push({ ...member, scopes: await scopesFor(ctx, db, member) })
  return members
}

/** The permissions that do not count at this time. */
export function withheldAt(now: Instant, withheld: WithheldScopes | undefined): readonly string[] {
  if (!withheld || (withheld.countsFrom !== null && withheld.countsFrom <= now)) return []
  return withheld.scopes
}

/** Returns true if the authenticator shows this code now, or it is a recovery code. Each code is accepted once. */
export async function takesCode(ctx: Ctx, member: Member, code: string): Promise<boolean> {
  if (isRecoveryCode(code)) return takeRecoveryCode(ctx.db, member.id, hashOf(code))
  const secret = unseal(ctx.settings.secret, member.totpSecret)
  const step = acceptedStep(secret, code, ctx.now(), member.totpStep)
  return step !== undefined && useStep(ctx.db, member.id, step)
}

const QUARTER = 900

/** From so many tries on, somebody who watches the log should know. */
const MANY_TRIES = 50

/**
 * In the database: it holds across processes and restarts, and fails closed. Counted by the network they come from, so that a
 * stranger's tries never lock a member of staff out: guessing the password and the code together leads nowhere from however
 * many networks. A browser in which the member has logged in before is counted by itself, also within a stranger's network: it is
 * known. Other browsers are also counted by their line and by their network, over all e-mail addresses: each try costs a tenth of a
 * second of a processor.
 */
export async function countTry(
  ctx: Ctx,
  email: string,
  { address, device }: Pick<Caller, 'address' | 'device'>,
): Promise<{ isKnown: boolean }> {
  const isKnown = await isKnownDevice(ctx.db, email, hashOf(device()))
  const network = networkOf(address)
  const from = isKnown ? `device ${device()}` : `network ${network}`
  const ofStrangers = [
    { subject: `staff-login address ${address}`, perSeconds: QUARTER, most: 30 },
    { subject: `staff-login network ${network}`, perSeconds: QUARTER, most: 120 },
  ]
  const limits = [
    { subject: `staff-login ${email} ${from}`, perSeconds: QUARTER, most: 5 },
    ...(isKnown ? [] : ofStrangers),
  ]
  const everywhere = { subject: `staff-login ${email}`, perSeconds: QUARTER }
  const counted = await tallies(ctx, [...limits, everywhere])
  if (counted.at(-1)?.count === MANY_TRIES)
    ctx.log.warn('many log-ins are tried for one member of staff', { count: MANY_TRIES })
  refuseBeyond(
    counted,
    limits.map(({ most }) => most),
  )
  return { isKnown }
}
