// Notices about one demo.
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { NoticeDraft } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { managePathOf } from '../booking/find-own.ts'
import type { StoredBooking } from '../store.ts'

export type DemoNotice =
  | 'demo-booked'
  | 'demo-moved'
  | 'demo-cancelled'
  | 'demo-missed'
  | 'demo-failed'
  | 'demo-outcome'

/** They say what has become of a booked demo. The others invite to another one, or report. */
const CHANGES: ReadonlySet<DemoNotice> = new Set(['demo-booked', 'demo-moved', 'demo-cancelled', 'demo-failed'])

export const DEMO_NAMES: Readonly<Record<DemoCategoryKey, LocalisedText>> = {
  coding: { en: 'Coding', hi: 'कोडिंग', ta: 'கோடிங்', mr: 'कोडिंग' },
  reading: { en: 'Reading', hi: 'पढ़ना', ta: 'வாசிப்பு', mr: 'वाचन' },
  speaking: { en: 'Speaking', hi: 'बोलना', ta: 'பேச்சு', mr: 'संभाषण' },
  maths: { en: 'Maths', hi: 'गणित', ta: 'கணிதம்', mr: 'गणित' },
}

export function valuesOf({ category, startsAt, reason }: StoredBooking) {
  return { subject: DEMO_NAMES[category], time: { at: startsAt }, reason: reason ?? '–' }
}

export function draftFor(ctx: Ctx, type: DemoNotice, booking: StoredBooking): NoticeDraft {
  const { id, learnerId, sequence } = booking
  return {
    type,
    to: { learnerId },
    key: `${type} ${id} ${sequence} ${learnerId}`,
    purpose: CHANGES.has(type) ? 'CHANGES' : 'CLASSES',
    values: valuesOf(booking),
    link: managePathOf(ctx, booking),
    subject: id,
    aboutLearnerId: learnerId,
  }
}
