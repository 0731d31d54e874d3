import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { Kyc } from '#core/taxonomy/kyc.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findKyc, updateKyc } from '../store-family.ts'

interface Document {
  readonly type: NonNullable<Kyc['type']>
  readonly last4: string
  /** SHA-256 of its picture, which stays where it is; 64 hexadecimal digits. */
  readonly fileHash: string
}

/** Throws KYC_NOT_ASKED: what nobody needs is not kept. */
export async function saveKyc(ctx: Ctx, document: Document, { actor: { accountId } }: Call<Household>): Promise<Kyc> {
  const { type, last4, fileHash } = document
  const given = { type, last4: last4.toUpperCase(), fileHash: Buffer.from(fileHash, 'hex') }
  if (!(await updateKyc(ctx.db, accountId, given, ctx.now()))) throw errors.KYC_NOT_ASKED()
  const kyc = await findKyc(ctx.db, accountId)
  if (!kyc) throw errors.KYC_NOT_ASKED()
  return kyc
}
