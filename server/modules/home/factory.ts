// For tests and for the seed: what staff would have written, through the tables that staff write to.
import { DAY, HOUR, later } from '#core/kernel/time.ts'
import type { NewCard, NewOffering, NewPopup } from '#core/modules/home/staff-api.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import type { Fields, ResourceStore } from '#server/platform/resource/store.ts'
import { cards, offerings, popups } from './store-staff.ts'

export type { NewCard, NewOffering, NewPopup }

/** An article for everybody, on from now on. */
export function aFeedCard(ctx: Ctx, but: Partial<NewCard> = {}): Promise<string> {
  const card: NewCard = {
    type: 'ARTICLE',
    title: { en: 'How to revise in one hour', hi: 'एक घंटे में दोहराएँ' },
    text: null,
    media: null,
    label: { en: 'Read', hi: 'पढ़ें' },
    redirectionUrl: '/tnc',
    at: null,
    audience: 'EVERYONE',
    grades: [],
    rank: 5,
    startsAt: null,
    endsAt: null,
    entityState: 'ACTIVE',
    ...but,
  }
  return insert(ctx, cards, 'crd', { ...card, publishedAt: ctx.now() })
}

export function anOffering(ctx: Ctx, but: Partial<NewOffering> = {}): Promise<string> {
  const offering: NewOffering = {
    title: { en: 'Full courses', hi: 'पूरे कोर्स' },
    text: { en: 'Live classes to the exam.', hi: 'परीक्षा तक लाइव कक्षाएँ।' },
    icon: 'book-open',
    redirectionUrl: '/courses',
    grades: [],
    rank: 1,
    entityState: 'ACTIVE',
    ...but,
  }
  return insert(ctx, offerings, 'ofr', { ...offering })
}

/** On the home page, from an hour ago for a day more. */
export function aPopup(ctx: Ctx, but: Partial<NewPopup> = {}): Promise<string> {
  const popup: NewPopup = {
    kind: 'OFFER',
    title: { en: '₹500 off your first course', hi: 'पहले कोर्स पर ₹500 की छूट' },
    text: { en: 'With FIRST500.', hi: 'FIRST500 से।' },
    label: { en: 'See plans', hi: 'प्लान देखें' },
    redirectionUrl: '/plans?couponCode=FIRST500',
    pages: ['home'],
    audience: 'EVERYONE',
    rank: 1,
    startsAt: later(ctx.now(), -HOUR),
    endsAt: later(ctx.now(), DAY),
    entityState: 'ACTIVE',
    ...but,
  }
  return insert(ctx, popups, 'pop', { ...popup })
}

async function insert(ctx: Ctx, store: ResourceStore, kind: string, fields: Fields): Promise<string> {
  const id = ctx.newId(kind)
  await inTransaction(ctx.db, async (tx) => store.insert?.(tx, id, { ...fields, isDemo: true }, ctx.now()))
  await heard(ctx)
  return id
}
