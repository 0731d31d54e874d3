import { partnerErrors as errors } from '#core/modules/partners/errors.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { customerHash, readToken, type PartnerToken } from './partner-token.ts'
import { findKeys, findLinkedAccount, insertLink, insertUsedToken, isUsedToken } from './store.ts'
import { tagHousehold } from './tag-household.ts'

const TATA_SKY = 'TATA_SKY'

interface TataSkyInput {
  readonly hashSid: string
  readonly token: string
}

/** Looks, and uses nothing up: the same token logs the customer in a moment later. */
export async function viewCustomer(ctx: Ctx, brought: TataSkyInput) {
  const { hash } = await requireToken(ctx, brought)
  if (await isUsedToken(ctx.db, hash)) throw errors.PARTNER_TOKEN_INVALID()
  const linkedTo = await findLinkedAccount(ctx.db, TATA_SKY, customerHash(brought.hashSid))
  return { partner: TATA_SKY, isLinked: linkedTo !== undefined }
}

/** The session proves the number, the token the customer; each token joins the two once. */
export async function linkCustomer(ctx: Ctx, brought: TataSkyInput, { actor: { accountId } }: Call<Household>) {
  const { hash, expiresAt } = await requireToken(ctx, brought)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await insertUsedToken(tx, hash, expiresAt))) throw errors.PARTNER_TOKEN_INVALID()
    const link = { partner: TATA_SKY, customerHash: customerHash(brought.hashSid), accountId }
    if ((await insertLink(tx, link, ctx.now())) !== accountId) throw errors.PARTNER_USER_LINKED()
    await tagHousehold(ctx, tx, accountId, TATA_SKY)
  })
  return { partner: TATA_SKY, isLinked: true }
}

async function requireToken(ctx: Ctx, brought: TataSkyInput): Promise<PartnerToken> {
  const token = readToken(brought, await findKeys(ctx.db, TATA_SKY), ctx.now())
  if (!token) throw errors.PARTNER_TOKEN_INVALID()
  return token
}
