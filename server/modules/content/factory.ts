// For tests and for the seed.
import { HOUR, later } from '#core/kernel/time.ts'
import type { WrittenCampaign } from '#core/modules/content/campaign.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { campaigns } from './store-campaigns.ts'
import { insertPaymentMessage, type TimedMessage } from './store-payment-messages.ts'
import { insertClaim, insertFaqs, insertPolicy, insertTestimonials, type Faq, type PolicyVersion, type ProvenClaim, type Testimonial } from './store.ts' // prettier-ignore

export type { Faq, Testimonial }

export async function aFaq(ctx: Ctx, but: Partial<Faq> = {}): Promise<Faq> {
  const faq: Faq = {
    id: ctx.newId('faq'),
    page: 'home',
    position: 1,
    question: { en: 'Are classes live?', hi: 'क्या कक्षाएँ लाइव हैं?' },
    answer: { en: 'Yes, every evening.', hi: 'हाँ, हर शाम।' },
    isDemo: true,
    ...but,
  }
  await insertFaqs(ctx.db, [faq])
  await heard(ctx)
  return faq
}

/** Many at once, as the seed has them. */
export function someFaqs({ db }: Ctx, faqs: readonly Faq[]): Promise<void> {
  return insertFaqs(db, faqs)
}

/** A testimonial whose family agreed to be shown. */
export async function aTestimonial(ctx: Ctx, but: Partial<Testimonial> = {}): Promise<Testimonial> {
  const testimonial: Testimonial = {
    id: ctx.newId('tes'),
    name: 'Sunita Pawar',
    rank: 1,
    testimonialType: 'TEXT',
    userRole: 'Mother',
    value: { en: 'He asks to study now.', hi: 'अब वह ख़ुद पढ़ने बैठता है।' },
    place: { en: 'Nashik', hi: 'नासिक' },
    userImage: null,
    course: { en: 'Class 9 CBSE', hi: 'कक्षा 9 CBSE' },
    year: 2026,
    grade: 9,
    batch: null,
    consentAt: ctx.now(),
    isDemo: true,
    ...but,
  }
  await insertTestimonials(ctx.db, [testimonial])
  await heard(ctx)
  return testimonial
}

export function someTestimonials({ db }: Ctx, testimonials: readonly Testimonial[]): Promise<void> {
  return insertTestimonials(db, testimonials)
}

/** A claim whose evidence stands for one more hour. */
export async function aClaim(ctx: Ctx, but: Partial<ProvenClaim> = {}): Promise<ProvenClaim> {
  const claim: ProvenClaim = {
    id: ctx.newId('clm'),
    figure: '31%',
    text: { en: 'of learners moved up a grade', hi: 'विद्यार्थी एक ग्रेड ऊपर गए' },
    year: 2026,
    course: 'Class 10 CBSE',
    sample: '412 learners',
    sourceUrl: 'https://kandil.example/evidence/2026',
    evidenceUntil: later(ctx.now(), HOUR),
    ...but,
  }
  await insertClaim(ctx.db, claim)
  await heard(ctx)
  return claim
}

export async function aPolicy(ctx: Ctx, but: Partial<PolicyVersion> = {}): Promise<PolicyVersion> {
  const policy: PolicyVersion = {
    kind: 'REFUND',
    version: 'next',
    title: { en: 'Refund policy' },
    summary: { en: 'Seven days in full, then by the month.' },
    body: [{ en: 'Within seven days you get everything back.' }],
    publishedAt: ctx.now(),
    ...but,
  }
  await insertPolicy(ctx.db, policy)
  await heard(ctx)
  return policy
}

/** From an hour ago for an hour more. */
export async function aPaymentMessage(ctx: Ctx, but: Partial<TimedMessage> = {}): Promise<TimedMessage> {
  const message: TimedMessage = {
    id: ctx.newId('pms'),
    position: 1,
    tone: 'WARNING',
    text: { en: 'SBI netbanking is slow just now. UPI works.', hi: 'अभी SBI नेटबैंकिंग धीमी है। UPI चल रहा है।' },
    startsAt: later(ctx.now(), -HOUR),
    endsAt: later(ctx.now(), HOUR),
    ...but,
  }
  await insertPaymentMessage(ctx.db, message)
  await heard(ctx)
  return message
}

/** A page with one text, on since an hour ago. */
export async function aCampaign(ctx: Ctx, but: Partial<WrittenCampaign> = {}): Promise<WrittenCampaign> {
  const campaign: WrittenCampaign = {
    slug: ctx.newId('page'),
    title: { en: 'Ready for the boards', hi: 'बोर्ड के लिए तैयार' },
    description: { en: 'Twelve weeks, one plan.' },
    sections: [{ kind: 'TEXT', title: { en: 'How', hi: 'कैसे' }, paragraphs: [{ en: 'Week by week.' }] }],
    startsAt: later(ctx.now(), -HOUR),
    endsAt: null,
    entityState: 'ACTIVE',
    ...but,
  }
  const id = ctx.newId('cmp')
  await inTransaction(ctx.db, async (tx) => campaigns.insert?.(tx, id, { ...campaign, isDemo: true }, ctx.now()))
  await heard(ctx)
  return campaign
}
