// What comes with a course beside its classes, and what the app opens with.
import type { LearnerId } from '#core/modules/accounts/account.ts'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { BenchmarkTest, Delivery, Kyc, OnboardingId, Splash } from '#core/modules/onboarding/onboarding.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { ownOnboarding } from './begin.ts'
import { findDelivery, listSplashScreens, listTests } from './store-course.ts'
import { findKyc, updateKyc } from './store-family.ts'

export async function viewDelivery(
  ctx: Ctx,
  actor: Household,
  { onboardingId, lang }: { readonly onboardingId: OnboardingId; readonly lang: Language },
): Promise<{ responseObject: Delivery | null }> {
  const { id } = await ownOnboarding(ctx, actor, onboardingId)
  const delivery = await findDelivery(ctx.db, id)
  if (!delivery) return { responseObject: null }
  return { responseObject: { ...delivery, items: delivery.items.map((item) => inLanguage(item, lang)) } }
}

/** Of a batch the learner is in; without one, of all of them. Of any other batch there are none to see. */
export async function viewTests(
  ctx: Ctx,
  actor: Household,
  asked: { readonly studentId?: LearnerId | undefined; readonly batchId?: string | undefined; readonly lang: Language },
): Promise<BenchmarkTest[]> {
  const learnerId = await requireOwnLearner(ctx, actor, asked.studentId)
  const enrolments = await listEnrolments(ctx.db, learnerId, {}, ctx.now())
  const batchIds = [...new Set(enrolments.flatMap(({ ownBatchId }) => ownBatchId ?? []))]
  const wanted = batchIds.filter((id) => asked.batchId === undefined || id === asked.batchId)
  const tests = await Promise.all(wanted.map((id) => listTests(ctx.db, id)))
  return tests.flat().map(({ id, title, note, ...test }) => ({
    testId: id,
    title: inLanguage(title, asked.lang),
    note: inLanguage(note, asked.lang),
    ...test,
  }))
}

interface Document {
  readonly type: NonNullable<Kyc['type']>
  readonly last4: string
  /** SHA-256 of its picture, which stays where it is; 64 hexadecimal digits. */
  readonly fileHash: string
}

/** Throws KYC_NOT_ASKED: what nobody needs is not kept. */
export async function saveKyc(ctx: Ctx, { accountId }: Household, document: Document): Promise<Kyc> {
  const { type, last4, fileHash } = document
  const given = { type, last4: last4.toUpperCase(), fileHash: Buffer.from(fileHash, 'hex') }
  if (!(await updateKyc(ctx.db, accountId, given, ctx.now()))) throw errors.KYC_NOT_ASKED()
  const kyc = await findKyc(ctx.db, accountId)
  if (!kyc) throw errors.KYC_NOT_ASKED()
  return kyc
}

export async function viewSplash(ctx: Ctx, lang: Language): Promise<Splash> {
  const screens = await listSplashScreens(ctx.db)
  return {
    screens: screens.map(({ id, title, text, href, shown_for_ms }) => ({
      id,
      title: inLanguage(title, lang),
      text: inLanguage(text, lang),
      href,
      shownForMs: shown_for_ms,
    })),
  }
}
