import { LearnerChange, type LoginData, type ProfileChange } from '#core/modules/accounts/account.ts'
import { accountErrors as errors } from '#core/modules/accounts/errors.ts'
import { fieldsToAwaitConsent, standingOf } from '#core/modules/accounts/standing.ts'
import { acceptCode, acceptTicket, browserOf, type EnteredCode } from '#server/modules/otp/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { loginData } from './login-data.ts'
import { refuseBlocked } from '../block.ts'
import { findOrInsertAccount, updateAccount } from '../store.ts'
import { insertLearner, listLearners, updateLearner } from '../store-learners.ts'

type Call = Pick<Caller, 'address' | 'device' | 'signIn'>

/** Exchanges a code for a session. A number nobody has used before becomes a household with one learner. */
export async function logIn(ctx: Ctx, call: Call, given: EnteredCode): Promise<LoginData> {
  return enter(ctx, call, await acceptCode(ctx, given, 'LOGIN', browserOf(call)))
}

/** The same with the token of a code that was verified before. */
export async function authenticate(ctx: Ctx, call: Call, token: string): Promise<LoginData> {
  return enter(ctx, call, await acceptTicket(ctx, token, 'LOGIN', browserOf(call)))
}

/** Logs in like `logIn`, with the code of a demo booking. */
export async function enterByBooking(ctx: Ctx, call: Call, given: EnteredCode): Promise<LoginData> {
  return enter(ctx, call, await acceptCode(ctx, given, 'BOOKING', browserOf(call)))
}

/**
 * Logs in like `logIn`, with a sign-up code and the details that the family has typed. The details of a number that
 * already has an account stay unchanged: the family edits its profile instead. Throws CONSENT_NEEDED before the code is
 * used up.
 */
export async function signUp(
  ctx: Ctx,
  { verificationId, otp, ...profile }: EnteredCode & ProfileChange,
  call: Call,
): Promise<LoginData> {
  const standing = standingOf({ birthYear: profile.birthYear ?? null, consentedAt: null }, ctx.now())
  const fields = Object.keys(LearnerChange.parse(profile))
  if (fieldsToAwaitConsent(standing, fields).length > 0) throw errors.CONSENT_NEEDED()
  return enter(ctx, call, await acceptCode(ctx, { verificationId, otp }, 'SIGNUP', browserOf(call)), profile)
}

async function enter(ctx: Ctx, call: Call, phone: string, profile: ProfileChange = {}): Promise<LoginData> {
  const { household, isNew } = await ctx.db.transaction().execute(async (tx) => {
    const entered = await householdOfPhone(ctx, tx, phone)
    await refuseBlocked(tx, entered.household.accountId)
    if (entered.isNew) await fill(ctx, tx, entered.household, profile)
    return entered
  })
  await call.signIn(household)
  return loginData(ctx, household, isNew)
}

async function fill(ctx: Ctx, tx: Tx, { accountId, learnerId }: Household, profile: ProfileChange): Promise<void> {
  await updateAccount(tx, accountId, profile)
  await updateLearner(tx, learnerId, { ...profile, now: ctx.now() })
}

/**
 * Finds or creates the account of a number that has just been proven. A new account has no learner yet: the caller must
 * add one.
 */
export async function accountOfPhone(ctx: Ctx, tx: Tx, phone: string): Promise<{ accountId: string; isNew: boolean }> {
  const { account, isNew } = await findOrInsertAccount(tx, { id: ctx.newId('acc'), phone, now: ctx.now() })
  return { accountId: account.id, isNew }
}

/** Finds or creates the household of a number that has just been proven. */
export async function householdOfPhone(
  ctx: Ctx,
  tx: Tx,
  phone: string,
): Promise<{ household: Household; isNew: boolean }> {
  const { accountId, isNew } = await accountOfPhone(ctx, tx, phone)
  const [first] = isNew ? [] : await listLearners(tx, accountId)
  // Also where the only learner has grown up and left.
  const learnerId = first?.userId ?? ctx.newId('lrn')
  if (!first) await insertLearner(tx, { id: learnerId, accountId, now: ctx.now() })
  return { household: { kind: 'household', accountId, learnerId }, isNew }
}
