import { standingOf, type Standing } from '#core/modules/accounts/standing.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later } from '#core/kernel/time.ts'
import { ERASED_AFTER, UNDONE_WITHIN, type ConsentEntry, type ConsentPurpose, type Consents, type ConsentView } from '#core/modules/consent/consent.ts' // prettier-ignore
import { CONSENT_PURPOSES } from '#core/modules/consent/purposes.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { maskPhone } from '#core/taxonomy/phone.ts'
import { findAccount, findLearner } from '#server/modules/accounts/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { mayConsentFor } from './may-consent.ts'
import { listEntries, listNotices, type Entry, type Notice } from './store.ts'

export async function viewConsents(
  ctx: Ctx,
  { lang }: { readonly lang: Language },
  { actor, learnerId }: LearnerCall,
): Promise<Consents> {
  const [learner, notices, entries] = await Promise.all([
    findLearner(ctx.db, learnerId),
    listNotices(ctx.db, lang, ctx.now()),
    listEntries(ctx.db, learnerId),
  ])
  if (!learner) throw commonErrors.NOT_FOUND_ERROR()
  const standing = standingOf(learner, ctx.now())
  return {
    userId: learnerId,
    standing,
    stopped: stopOf(lastOf(entries, 'CORE_LEARNING'), standing),
    mayAnswer: await mayConsentFor(ctx.db, actor.accountId, { learnerId, standing }),
    // The required purposes come first.
    purposes: notices
      .toSorted((a, b) => CONSENT_PURPOSES.indexOf(a.purpose) - CONSENT_PURPOSES.indexOf(b.purpose))
      .map((notice) => viewOf(notice, lastOf(entries, notice.purpose), standing)),
  }
}

export async function viewHistory(ctx: Ctx, _: object, { learnerId }: LearnerCall): Promise<ConsentEntry[]> {
  const entries = await listEntries(ctx.db, learnerId)
  const phones = new Map<string, string>()
  for (const id of new Set(entries.map(({ accountId }) => accountId)))
    phones.set(id, maskPhone((await findAccount(ctx.db, id))?.phone ?? ''))
  return entries.map(({ accountId, ...entry }) => ({ ...entry, answeredBy: phones.get(accountId) ?? '' }))
}

/** From the last answer about learning; null unless it is a withdrawal. */
export function stopOf(last: Entry | undefined, standing: Standing): Consents['stopped'] {
  if (!last || last.isGiven) return null
  const erasedAt = standing === 'ADULT' ? null : later(last.at, ERASED_AFTER)
  return { at: last.at, undoneUntil: later(last.at, UNDONE_WITHIN), erasedAt }
}

function lastOf(entries: readonly Entry[], purpose: ConsentPurpose): Entry | undefined {
  return entries.find((entry) => entry.purpose === purpose)
}

function viewOf(
  { purpose, version, lang, title, body, effect }: Notice,
  last: Entry | undefined,
  standing: Standing,
): ConsentView {
  const isGiven = last?.isGiven ?? false
  return {
    purpose,
    isRequired: purpose === 'CORE_LEARNING',
    isGiven,
    answeredAt: last?.at ?? null,
    method: last?.method ?? null,
    noticeVersion: version,
    isOutdated: last?.isGiven === true && (last.noticeVersion !== version || isOfGuardian(last, standing)),
    lang,
    title,
    text: body,
    effectOfWithdrawal: effect,
  }
}

/** A learner who has grown up decides in person what organisations read. */
function isOfGuardian({ purpose, method }: Entry, standing: Standing): boolean {
  return purpose === 'CENTRE_SHARING' && standing === 'ADULT' && method !== 'SELF'
}
