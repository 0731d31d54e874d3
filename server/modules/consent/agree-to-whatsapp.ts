// Records the consent to WhatsApp messages of a person who has just answered a code sent by WhatsApp: decision L-79.
import { standingOf } from '#core/modules/accounts/standing.ts'
import { consentErrors as errors } from '#core/modules/consent/errors.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { methodOf } from './record-consent.ts'
import { mayConsentFor } from './may-consent.ts'
import { insertEntries, listNotices, type Notice } from './store.ts'

/** The notice in force. Throws NOTICE_CHANGED when it is not the one that was read. */
export async function noticeOfWhatsApp(ctx: Ctx, lang: Language, read: number | undefined): Promise<Notice> {
  const notices = await listNotices(ctx.db, lang, ctx.now())
  const notice = notices.find(({ purpose }) => purpose === 'WHATSAPP')
  if (!notice || (read !== undefined && read !== notice.version)) throw errors.NOTICE_CHANGED()
  return notice
}

/** A line of the ledger, where this household may answer for the learner; a child's own phone answers for nobody. */
export async function agreeToWhatsApp(
  ctx: Ctx,
  tx: Tx,
  { accountId, learnerId, notice }: { readonly accountId: string; readonly learnerId: string; readonly notice: Notice },
): Promise<void> {
  const learner = await findLearner(tx, learnerId)
  if (!learner) return
  const standing = standingOf(learner, ctx.now())
  if (standing === 'UNKNOWN' || !(await mayConsentFor(tx, accountId, { learnerId, standing }))) return
  const { version: noticeVersion, lang } = notice
  const method = await methodOf(ctx, accountId, standing === 'ADULT')
  const evidence = { by: 'a code on WhatsApp' }
  const entry = { purpose: 'WHATSAPP', isGiven: true, noticeVersion, lang, method, evidence, at: ctx.now() } as const
  await insertEntries(tx, [{ ...entry, id: ctx.newId('con'), learnerId, accountId }])
}
