import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR, later } from '#core/kernel/time.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aClaim, aFaq, aPaymentMessage, aPolicy, aTestimonial } from './factory.ts'
import { findSite, policyVersion } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' })

describe('the site', () => {
  it('says how to reach us and who sells', async () => {
    const site = await visitor().content.getSite({ lang: 'hi' })
    expect(site.support.tollFree).toBe('1800-120-456-456')
    expect(site.support.hours.lang).toBe('hi')
    expect(site.seller).toMatchObject({ legalName: 'Kandil Learning Private Limited', stateCode: '27' })
    expect(site.grievanceOfficer.name).not.toBe('')
  })

  it('is sold from where its GSTIN says', async () => {
    const { seller } = await findSite(app.ctx)
    expect(seller.gstin.slice(0, 2)).toBe(seller.stateCode)
  })
})

describe('the sitemap', () => {
  it('has the public pages of every module once, with a list of courses for each class, board and target', async () => {
    await aBundle(app.ctx)
    const { paths } = await visitor().content.getSitemap({})
    const pages = ['/', '/explore', '/courses', '/ai-live', '/tnc', '/policies/privacy', '/money-left']
    const list = expect.stringMatching(/^\/courses\?grade=11\S*&board=cbse&target=jeemain$/) as string
    expect(paths).toEqual(expect.arrayContaining([...pages, list]))
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('FAQs', () => {
  it('are those of the page, in order, in the reader’s language or else English', async () => {
    const question = { en: 'Is GST included?', hi: 'क्या जीएसटी शामिल है?' }
    const second = await aFaq(app.ctx, { page: 'pay', position: 2, question, answer: { en: 'Yes.' } })
    const first = await aFaq(app.ctx, { page: 'pay', position: 1 })
    await aFaq(app.ctx, { page: 'home' })
    const faqs = await visitor().content.getFaqs({ page: 'pay', lang: 'hi' })
    expect(faqs.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(faqs[1]).toEqual({
      id: second.id,
      question: { text: 'क्या जीएसटी शामिल है?', lang: 'hi' },
      answer: { text: 'Yes.', lang: 'en' },
    })
  })

  it('are read afresh when one is added', async () => {
    const before = await visitor().content.getFaqs({ page: 'plans' })
    await aFaq(app.ctx, { page: 'plans' })
    await expect.poll(() => visitor().content.getFaqs({ page: 'plans' })).toHaveLength(before.length + 1)
  })
})

describe('testimonials', () => {
  it('are shown by rank, and only with the family’s consent', async () => {
    const second = await aTestimonial(app.ctx, { rank: 2 })
    const first = await aTestimonial(app.ctx, { rank: 1 })
    await aTestimonial(app.ctx, { rank: 0, consentAt: null })
    const shown = await visitor().content.getTestimonials({})
    expect(shown.map(({ id }) => id)).toEqual([first.id, second.id])
    const [inHindi] = await visitor().content.getTestimonials({ lang: 'hi' })
    expect(inHindi).toMatchObject({ place: 'नासिक', course: 'कक्षा 9 CBSE' })
  })
})

describe('claims', () => {
  it('of the specification are kept without evidence and not shown', async () => {
    expect(await visitor().content.getClaims({})).toEqual([])
    const kept = await app.ctx.db.selectFrom('content.claim').select('figure').orderBy('position').execute()
    expect(kept).toEqual([{ figure: '69%' }, { figure: '540+' }])
  })

  it('are shown while their evidence stands', async () => {
    const claim = await aClaim(app.ctx, { evidenceUntil: later(app.now(), HOUR) })
    await expect
      .poll(() => visitor().content.getClaims({}))
      .toMatchObject([{ id: claim.id, figure: '31%', year: 2026 }])
    app.moveClock(HOUR)
    expect(await visitor().content.getClaims({})).toEqual([])
  })
})

describe('policies', () => {
  it('start with the specification’s texts', async () => {
    const refund = await visitor().content.getPolicy({ kind: 'REFUND' })
    expect(refund.summary).toEqual({ text: 'No refund or cancellation once bought.', lang: 'en' })
    const emi = await visitor().content.getPolicy({ kind: 'EMI' })
    expect(emi.summary.text).toBe('For no-cost EMI, the issuing bank may add GST.')
    const promise = await visitor().content.getPolicy({ kind: 'PROMISE', lang: 'hi' })
    expect(promise.body.every(({ lang }) => lang === 'hi')).toBe(true)
  })

  it('are in force from the moment they are published, and an older version is still to be read', async () => {
    const before = await policyVersion(app.ctx, 'TERMS')
    await aPolicy(app.ctx, { kind: 'TERMS', version: '2027-01', publishedAt: later(app.now(), HOUR) })
    expect((await visitor().content.getPolicy({ kind: 'TERMS' })).version).toBe(before)
    app.moveClock(HOUR)
    await expect.poll(() => policyVersion(app.ctx, 'TERMS')).toBe('2027-01')
    expect((await visitor().content.getPolicy({ kind: 'TERMS', version: before })).version).toBe(before)
  })

  it('that do not exist are NOT_FOUND_ERROR', async () => {
    const unknown = visitor().content.getPolicy({ kind: 'EMI', version: '1999' })
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR', status: 404 })
  })
})

describe('the strip above the ways to pay', () => {
  it('shows a message from its first moment to its last, in the order staff put them', async () => {
    await aPaymentMessage(app.ctx, { position: 2 })
    const first = await aPaymentMessage(app.ctx, {
      tone: 'INFO',
      text: { en: 'UPI is quickest.' },
      startsAt: app.now(),
    })
    await aPaymentMessage(app.ctx, { startsAt: later(app.now(), 1) })
    await aPaymentMessage(app.ctx, { endsAt: app.now() })
    const strip = () => visitor().content.getPaymentMessageStrip({ lang: 'hi' })
    expect(await strip()).toEqual([
      { id: first.id, tone: 'INFO', text: { text: 'UPI is quickest.', lang: 'en' } },
      { id: expect.any(String), tone: 'WARNING', text: { text: 'अभी SBI नेटबैंकिंग धीमी है। UPI चल रहा है।', lang: 'hi' } },
    ])
    app.moveClock(2 * HOUR)
    expect(await strip()).toEqual([])
  })
})
