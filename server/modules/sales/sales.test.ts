import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, HOUR, MINUTE, toInstant } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { updatePlanPrice, aSellablePlan } from '#server/modules/plans/factory.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import { visitor, type Staff } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { anAgent } from './factory.ts'
import { signLink } from '#server/platform/access/signed-link.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof aSellablePlan>>
let meera: Staff
/** Head of sales. */
let head: Staff
let agentId: string
let family: AHousehold
let made = 0

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  made += 1
  shop = await aSellablePlan(app.ctx, { price: rupees(20_000), cutPrice: rupees(20_000) })
  // New sessions: the clock of a test before may have ended the old ones.
  meera = clerk(app.ctx.newId('stf'), 'sales.view', 'sales.edit')
  head = clerk(app.ctx.newId('stf'), ...owner.scopes)
  agentId = (await anAgent(app.ctx, { staffId: meera.staffId, ceilingPercent: 10 })).id
  family = await aHousehold(app.ctx)
})

function preference(channels: Partial<Record<'OFFERS', ('SMS' | 'WHATSAPP' | 'MAIL')[]>>, mayCall = true) {
  const chosen = { PAYMENTS: ['SMS' as const], CLASSES: [], REPORTS: [], OFFERS: [], ...channels }
  return { channels: chosen, quietFrom: 21 * 60, quietTill: 8 * 60, mayCall, lang: null }
}

function draft(but: object = {}) {
  return {
    agentId,
    phone: family.phone,
    studentName: 'Asha',
    lang: 'hi' as const,
    bundleId: shop.bundle.id,
    planId: shop.plan.id,
    batchId: null,
    discount: rupees(1_500),
    note: '',
    ...but,
  }
}

async function offered(but: object = {}) {
  const { id } = await app.as(meera).staffLeads.create(draft(but))
  const sent = await app.as(meera).staffLeadActions.sendOffer({ id })
  return { id, ...sent }
}

const agreed = async (leadId: string) => {
  const { price, policyVersion } = await app.as(visitor).sales.getSalesConfirmationDetails({ leadId })
  return { leadId, price, policyVersion, lang: 'hi' as const }
}

describe('an offer', () => {
  it('is read by anyone who has its link, accepted by its family, and paid at its price', async () => {
    const { id, leadId, url } = await offered()
    expect(url).toContain(`/hi/assist/${leadId}`)
    expect(await app.as(visitor).sales.isValidUser({ leadId })).toEqual({ valid: true, reason: null })
    const offer = await app.as(visitor).sales.getSalesConfirmationDetails({ leadId })
    expect(offer).toMatchObject({
      status: 'SENT',
      studentName: 'Asha',
      agent: { name: 'Meera Nair' },
      originalPrice: rupees(20_000),
      discount: rupees(1_500),
      price: rupees(18_500),
    })
    expect(offer.phone).not.toContain(family.phone.slice(3, 9))

    const toPay = await app.as(family).sales.acceptOffer(await agreed(leadId))
    expect(toPay).toMatchObject({ entityId: shop.bundle.id, subscriptionPlanId: shop.plan.id })
    const order = await app.as(family).orders.buyItems({
      subscriptionPlanId: shop.plan.id,
      couponCode: toPay.couponCode ?? '',
    })
    expect(order.amount).toBe(rupees(18_500))
    await app.as(family).payments.startPayment({ orderId: order.orderId, method: 'UPI_QR' })
    await app.sandbox.control(order.orderId, 'approve')
    await expect
      .poll(async () => (await app.as(family).payments.getOrderStatus({ orderId: order.orderId })).status)
      .toBe('SUCCESS')
    await app.runJobs()
    expect(await app.as(head).staffLeads.one({ id })).toMatchObject({ status: 'WON', orderId: order.orderId })
  })

  it('keeps its price when the course becomes dearer, and takes nothing off when it becomes cheaper', async () => {
    const { leadId } = await offered()
    await priced(rupees(24_000))
    const dear = await app.as(family).sales.acceptOffer(await agreed(leadId))
    const bought = { subscriptionPlanId: shop.plan.id, couponCode: dear.couponCode ?? '' }
    expect((await app.as(family).orders.makeQuote(bought)).priceView.price).toBe(rupees(18_500))
    await priced(rupees(15_000))
    expect((await app.as(family).orders.makeQuote(bought)).priceView.price).toBe(rupees(15_000))
  })

  it('asks for no coupon while the course costs no more than was offered', async () => {
    const { leadId } = await offered({ discount: rupees(0) })
    expect((await app.as(family).sales.acceptOffer(await agreed(leadId))).couponCode).toBeNull()
  })

  const takesOffers = async (channels: ('SMS' | 'WHATSAPP' | 'MAIL')[]) => {
    await someConsents(app.ctx, { ...family, purposes: ['PARENT_MARKETING'] })
    await app.as(family).profiles.setPreferences(preference({ OFFERS: channels }))
  }
  const messages = async (phone: string) => {
    await app.runJobs()
    return app.sandbox.outbox(phone)
  }

  it('reaches a family that takes offers by a text with its link', async () => {
    await takesOffers(['SMS'])
    const { leadId, isMessaged } = await offered()
    expect(isMessaged).toBe(true)
    const [newest] = await messages(family.phone)
    expect(newest?.text).toContain(leadId)
  })

  it('is in the notices of a family that takes no offers by message, and is not sent', async () => {
    const { leadId, isMessaged } = await offered()
    expect([isMessaged, await messages(family.phone)]).toEqual([false, []])
    const { notices } = await app.as(family).notices.listNotices({})
    expect(notices).toMatchObject([{ type: 'sales-offer', link: `/assist/${leadId}` }])
  })

  it('reaches a number without a household by the channel that the adviser chose', async () => {
    const phone = `+9197${String(app.now() + made).slice(-8)}`
    const { id } = await app.as(meera).staffLeads.create(draft({ phone }))
    const { leadId } = await app.as(meera).staffLeadActions.sendOffer({ id, channel: 'WHATSAPP' })
    expect(await messages(phone)).toMatchObject([{ channel: 'WHATSAPP', text: expect.stringContaining(leadId) }])
  })

  it('of which a later link has been made by the morning is not sent', async () => {
    await takesOffers(['SMS'])
    app.moveClock(4 * HOUR) // 22:00
    const { id } = await offered()
    await app.runJobs()
    app.moveClock(MINUTE)
    const later = await app.as(meera).staffLeadActions.sendOffer({ id })
    expect(await messages(family.phone)).toEqual([])
    app.moveClock(12 * HOUR) // 10:01
    const sent = await messages(family.phone)
    app.moveClock(-16 * HOUR - MINUTE)
    expect(sent).toMatchObject([{ text: expect.stringContaining(later.leadId) }])
  })

  it('writes down who agreed, to what and when', async () => {
    const { id, leadId } = await offered()
    const what = await agreed(leadId)
    await app.as(family).sales.acceptOffer(what)
    expect(await app.as(meera).staffLeads.one({ id })).toMatchObject({
      status: 'ACCEPTED',
      acceptedAt: app.now(),
      acceptedLang: 'hi',
      acceptedPolicy: what.policyVersion,
    })
    const { rows } = await app.pool.query(`select action from platform.audit where subject = $1`, [`leads/${id}`])
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['leads.accept', 'leads.create', 'leads.offer'])
  })

  async function priced(price: ReturnType<typeof rupees>) {
    app.moveClock(MINUTE)
    await inTransaction(app.ctx.db, (tx) => updatePlanPrice(tx, shop.plan.id, price, app.now()))
    await heard(app.ctx)
  }
})

describe('a link to an offer', () => {
  it('ends after three days, and when a new one is sent', async () => {
    const { id, leadId } = await offered()
    app.moveClock(1)
    const { leadId: second } = await app.as(meera).staffLeadActions.sendOffer({ id })
    expect(await app.as(visitor).sales.isValidUser({ leadId })).toEqual({ valid: false, reason: 'EXPIRED' })
    expect(await app.as(visitor).sales.isValidUser({ leadId: second })).toEqual({ valid: true, reason: null })
    app.moveClock(3 * DAY)
    await expect(app.as(visitor).sales.getSalesConfirmationDetails({ leadId: second })).rejects.toMatchObject({
      code: 'LEAD_EXPIRED',
    })
  })

  it('shows nothing once the lead is closed', async () => {
    const { id, leadId } = await offered()
    await app.as(meera).staffLeadActions.closeLead({ id, reason: 'joins a school nearby' })
    await expect(app.as(visitor).sales.getBundleDetails({ leadId })).rejects.toMatchObject({ code: 'LEAD_CLOSED' })
    expect(await app.as(visitor).sales.isValidUser({ leadId })).toEqual({ valid: false, reason: 'CLOSED' })
  })

  it('that we did not sign reveals nothing more', async () => {
    const { id, leadId } = await offered()
    const [subject = '', expiry = '', signature = ''] = leadId.split('.')
    const later = (Number.parseInt(expiry, 36) + DAY).toString(36)
    const forged = ['', id, `${subject}.${later}.${signature}`, `${subject}.${expiry}.${signature.slice(1)}x`]
    for (const each of forged)
      expect(await app.as(visitor).sales.isValidUser({ leadId: each })).toEqual({ valid: false, reason: 'NOT_VALID' })
    await expect(app.as(family).sales.acceptOffer({ ...(await agreed(leadId)), leadId: id })).rejects.toMatchObject({
      code: 'LEAD_NOT_VALID',
    })
  })

  it('passed on to somebody else shows the offer and agrees to nothing', async () => {
    const { leadId } = await offered()
    const other = await aHousehold(app.ctx)
    await expect(app.as(other).sales.acceptOffer(await agreed(leadId))).rejects.toMatchObject({
      code: 'LEAD_FOR_ANOTHER_NUMBER',
    })
    await expect(app.as(visitor).sales.acceptOffer(await agreed(leadId))).rejects.toMatchObject({
      code: 'NOT_LOGGED_IN',
    })
  })

  it('agrees to nothing but the offer as it was read', async () => {
    const { leadId } = await offered()
    const what = await agreed(leadId)
    for (const other of [{ price: rupees(1) }, { policyVersion: '1999-01' }])
      await expect(app.as(family).sales.acceptOffer({ ...what, ...other })).rejects.toMatchObject({
        code: 'OFFER_CHANGED',
      })
  })

  it('of another sales system finds the lead by the number it has there', async () => {
    const salesForceId = `00Q5g00000${String(made).padStart(5, '0')}`
    const { leadId } = await offered({ salesForceId })
    expect(await app.as(visitor).sales.isValidUser({ leadId, fromSalesForce: true })).toEqual({
      valid: false,
      reason: 'NOT_VALID',
    })
    const [, expiry = ''] = leadId.split('.')
    const theirs = signLink(app.ctx, 'lead', {
      subject: salesForceId,
      expiresAt: toInstant(Number.parseInt(expiry, 36)),
    })
    expect(await app.as(visitor).sales.isValidUser({ leadId: theirs, fromSalesForce: true })).toEqual({
      valid: true,
      reason: null,
    })
  })
})

describe('an adviser', () => {
  it('takes off no more than their ceiling, neither when writing nor when sending', async () => {
    // Ten percent of ₹20,000.
    await expect(app.as(meera).staffLeads.create(draft({ discount: rupees(2_001) }))).rejects.toMatchObject({
      code: 'DISCOUNT_ABOVE_CEILING',
    })
    const { id } = await app.as(meera).staffLeads.create(draft({ discount: rupees(2_000) }))
    const { id: changeId } = await app
      .as(meera)
      .staffCeilingChanges.create({ agentId, ceilingPercent: 5, reason: 'As the rest of the team.' })
    await expect(
      app.as(meera).staffCeilingActions.decideCeilingChange({ id: changeId, isApproved: true }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await app.as(head).staffCeilingActions.decideCeilingChange({ id: changeId, isApproved: true })
    await expect(app.as(meera).staffLeadActions.sendOffer({ id })).rejects.toMatchObject({
      code: 'DISCOUNT_ABOVE_CEILING',
      message: 'This discount is too high. The highest discount here is ₹1,000.',
    })
  })

  it('works only on their own leads; the head of sales on all', async () => {
    const { id } = await offered()
    const colleague = clerk('stf000000000000000077', 'sales.view', 'sales.edit')
    await expect(app.as(colleague).staffLeadActions.sendOffer({ id })).rejects.toMatchObject({ code: 'NOT_YOUR_LEAD' })
    await expect(app.as(colleague).staffLeads.create(draft())).rejects.toMatchObject({ code: 'NOT_YOUR_LEAD' })
    await expect(app.as(head).staffLeadActions.sendOffer({ id })).resolves.toBeDefined()
  })

  it('lists their own leads and no other adviser’s; the head of sales lists all', async () => {
    const { id } = await app.as(meera).staffLeads.create(draft({ studentName: 'Only Meera' }))
    const colleague = app.as(clerk(app.ctx.newId('stf'), 'sales.view', 'sales.edit'))
    const asked = { q: 'Only Meera', reason: 'for the weekly report' }
    for (const who of [app.as(meera), app.as(head)]) {
      expect((await who.staffLeads.list(asked)).data.map((lead) => lead.id)).toContain(id)
      expect(await who.staffLeads.one({ id })).toMatchObject({ studentName: 'Only Meera' })
    }
    expect(await colleague.staffLeads.list(asked)).toEqual({ data: [], total: 0, isCapped: false })
    expect(await colleague.staffLeads.list({ ids: [id] })).toEqual({ data: [], total: 0, isCapped: false })
    expect((await colleague.staffLeads.export(asked)).total).toBe(0)
    await expect(colleague.staffLeads.one({ id })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('sees the whole number of their own lead for a reason, which is written down', async () => {
    const { id } = await app.as(meera).staffLeads.create(draft())
    await app.as(family).profiles.setPreferences(preference({}, true))
    const ask = { id, reason: 'She asked to be called back at six.' }
    expect((await app.as(meera).staffLeads.one({ id })).phone).toBe(`••••••• ${family.phone.slice(-3)}`)
    expect(await app.as(meera).staffLeadActions.revealPhone(ask)).toEqual({ phone: family.phone })
    const { data } = await app.as(head).staffAudit.list({ subject: `leads/${id}` })
    expect(data).toContainEqual(expect.objectContaining({ action: 'leads.phone', staffId: meera.staffId, reason: ask.reason })) // prettier-ignore
    const colleague = clerk('stf000000000000000077', 'sales.view', 'sales.edit')
    for (const [who, asked, code] of [
      [meera, { ...ask, reason: 'why' }, 'INVALID_INPUT'],
      [meera, { ...ask, id: 'lea000000000000000000' }, 'NOT_FOUND_ERROR'],
      [colleague, ask, 'NOT_YOUR_LEAD'],
    ] as const)
      await expect(app.as(who).staffLeadActions.revealPhone(asked)).rejects.toMatchObject({ code })
  })

  it('finds the number of a family only where its own page says “You may call me”: in no list, no export and for no reason', async () => {
    const other = await aHousehold(app.ctx)
    const unasked = await app.as(meera).staffLeads.create(draft({ phone: other.phone }))
    expect((await app.as(other).profiles.getPreferences({})).mayCall).toBe(false)
    expect(await app.as(meera).staffLeads.one({ id: unasked.id })).toMatchObject({ isDoNotCall: true })
    const stranger = await app.as(meera).staffLeads.create(draft({ phone: '+919812300045' }))
    expect(await app.as(meera).staffLeads.one({ id: stranger.id })).toMatchObject({ isDoNotCall: false })
    const { id } = await app.as(meera).staffLeads.create(draft())
    await app.as(family).profiles.setPreferences(preference({}, true))
    expect(await app.as(meera).staffLeads.one({ id })).toMatchObject({ isDoNotCall: false })
    await app.as(family).profiles.setPreferences(preference({}, false))
    const hidden = { isDoNotCall: true, phone: 'No calls allowed' }
    expect(await app.as(meera).staffLeads.one({ id })).toMatchObject(hidden)
    expect((await app.as(meera).staffLeads.list({ ids: [id] })).data).toMatchObject([hidden])
    const exported = await app.as(head).staffLeads.export({ ids: [id], reason: 'For the monthly report.' })
    expect(exported.data).toMatchObject([hidden])
    for (const who of [meera, head]) {
      const asked = app.as(who).staffLeadActions.revealPhone({ id, reason: 'She asked to be called back at six.' })
      await expect(asked).rejects.toMatchObject({ code: 'CALLS_NOT_ALLOWED', message: expect.stringContaining('not allowed calls') }) // prettier-ignore
    }
  })

  it('who does not sell at present makes no offer', async () => {
    const away = await anAgent(app.ctx, { isActive: false })
    await expect(app.as(head).staffLeads.create(draft({ agentId: away.id }))).rejects.toMatchObject({
      code: 'AGENT_INACTIVE',
    })
  })

  it('leaves a lead that is won as it is', async () => {
    const { id } = await offered()
    await app.pool.query(`update sales.lead set status = 'WON', accepted_at = created_at where id = $1`, [id])
    await expect(app.as(meera).staffLeadActions.sendOffer({ id })).rejects.toMatchObject({ code: 'LEAD_STAYS' })
  })
})

describe('the facts about a course', () => {
  it('is its hours, its classes and its teachers', async () => {
    const entityId = shop.bundle.id
    const caller = app.as(visitor)
    const info = await caller.sales.getCourseInfo({ entityId })
    expect(info).toMatchObject({ entityId, slug: shop.bundle.slug })
    const timings = await caller.sales.getClassTimings({ entityId })
    expect(timings.responseStatus).toBe('SUCCESS')
    expect(timings.payload.courses.map((each) => each.entityId)).toEqual([entityId])
    expect((await caller.sales.getCourseWiseSessionInfo({ entityId })).courses).toHaveLength(1)
    expect(await caller.sales.getTeacherInfo({ entityId })).toEqual(info.teachers)
    expect(await caller.sales.getTeacherInfo({ teacherIds: info.teachers.map(({ id }) => id) })).toHaveLength(
      info.teachers.length,
    )
  })

  it('is that of the learner’s own courses when none is named, and a visitor has none', async () => {
    await expect(app.as(visitor).sales.getCourseWiseSessionInfo({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    expect(await app.as(family).sales.getCourseWiseSessionInfo({})).toEqual({ courses: [] })
  })
})

it('forgets who a family was ninety days after an offer that came to nothing', async () => {
  const { id } = await offered()
  app.moveClock(94 * DAY)
  await app.runJob('sales.forget')
  const { rows } = await app.pool.query('select student_name, phone from sales.lead where id = $1', [id])
  expect(rows).toEqual([{ student_name: '', phone: '' }])
})
