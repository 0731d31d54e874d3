// The data a family sees and edits about itself, and the refusals to everybody else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import type { StudyChange } from '#core/modules/accounts/account.ts'
import { LEAST_PREFERENCE } from '#core/modules/profiles/notification.ts'
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf, type Person } from '#server/test/people.ts'

let app: TestApp
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
})
afterAll(() => app.close())

const FORBIDDEN = { status: 403, code: 'FORBIDDEN_ERROR' }
const cbse = BoardKey.parse('cbse')
const jee = TargetKey.parse('jeemain')

/** A grown-up learner: nobody has to agree for them. */
const grownUp = (but: Parameters<typeof aHousehold>[1] = {}) => aHousehold(app.ctx, { birthYear: 2000, ...but })

async function agree(person: Person, purpose: 'PARENT_MARKETING' | 'WHATSAPP') {
  const confirmation = await people.confirmation(person)
  await person.client.consent.giveConsent({ agreed: [{ purpose, noticeVersion: 1 }], confirmation })
}

describe('the profile of a learner', () => {
  it.each(['/getUserById', '/getUserProfile', '/profile/web/student'])('is answered at %s', async (path) => {
    const family = await grownUp({ board: cbse, target: jee, lastName: 'Rao' })
    const reply = await app.inject({
      url: `/api${path}?userId=${family.learnerId}`,
      cookie: await app.cookieOf(family),
    })
    expect(reply.json()).toMatchObject({
      userId: family.learnerId,
      firstName: 'Asha',
      lastName: 'Rao',
      gradeLabel: 'Class 11-JEE',
      gradeName: 'Class 11 Science',
      userState: 'PROFILE_DONE',
      standing: 'ADULT',
    })
  })

  it('of another household is refused, with nothing of it in the refusal, and written down', async () => {
    const [family, stranger] = [await grownUp({ firstName: 'Zubeida' }), await grownUp()]
    const cookie = await app.cookieOf(stranger)
    const reply = await app.inject({ url: `/api/getUserById?userId=${family.learnerId}`, cookie })
    expect(reply.statusCode).toBe(403)
    expect(reply.body).not.toContain('Zubeida')
    const audit = await app.pool.query('select from platform.audit where subject = $1', [family.learnerId])
    expect(audit.rowCount).toBe(1)
  })

  it('is not answered to a visitor, nor to who claims to be somebody else', async () => {
    const [family, stranger] = [await grownUp(), await grownUp()]
    const userId = family.learnerId
    await expect(app.as(visitor).profiles.getUserById({ userId })).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const claim = { callingUserId: userId }
    await expect(app.as(stranger).profiles.getUserById(claim)).rejects.toMatchObject(FORBIDDEN)
    const role = { callingUserRole: 'ADMIN' }
    await expect(app.as(stranger).profiles.getUserById(role)).rejects.toMatchObject(FORBIDDEN)
  })

  it.each(['/editProfile', '/v2/editProfile', '/profile/editUserProfile'])(
    'is edited at %s, and only by its own fields',
    async (path) => {
      const family = await grownUp()
      const body = {
        firstName: 'Ila', grade: 12, accountId: 'acc000000000000000000', permissions: ['ADMIN'], roles: ['ADMIN'],
        phone: '9999999999', consentedAt: 1, isEmailVerified: true, standing: 'ADULT',
      } // prettier-ignore
      const reply = await app.inject({ method: 'POST', url: `/api${path}`, cookie: await app.cookieOf(family), body })
      expect(reply.json()).toMatchObject({
        firstName: 'Ila',
        grade: 12,
        accountId: family.accountId,
        phone: family.phone,
        permissions: [],
        roles: ['STUDENT', 'PARENT'],
        consentedAt: null,
        isEmailVerified: false,
      })
    },
  )
})

describe('profileBuilderPostLogin', () => {
  const chosen: StudyChange = { grade: 9, board: cbse, target: jee, language: 'hi' }

  it('keeps what a visitor had chosen where the profile says nothing', async () => {
    const { client } = await people.logIn()
    expect(await client.profiles.profileBuilderPostLogin(chosen)).toMatchObject({
      studentInfo: { grade: 9, board: 'cbse', target: 'jeemain', language: 'hi' },
    })
  })

  it('changes nothing that the profile says, nor joins a stream to another class', async () => {
    const family = await aHousehold(app.ctx, { grade: 7, stream: null })
    const built = await app.as(family).profiles.profileBuilderPostLogin({ ...chosen, grade: 11, stream: 'SCIENCE' })
    expect(built).toMatchObject({ studentInfo: { grade: 7, stream: null, board: 'cbse' } })
  })

  it('is for the household’s own learners', async () => {
    const [family, stranger] = [await grownUp(), await grownUp()]
    const claim = { ...chosen, userId: family.learnerId }
    await expect(app.as(stranger).profiles.profileBuilderPostLogin(claim)).rejects.toMatchObject(FORBIDDEN)
  })
})

describe('what an account may do beyond what every household may', () => {
  it('is a list on the account, answered with the login and never taken from a request', async () => {
    const family = await grownUp()
    await app.asOwner(`update accounts.account set permissions = '{early-access}' where id = '${family.accountId}'`)
    const { client } = app.browser(family)
    expect(await client.accounts.getLoginData({})).toMatchObject({ permissions: ['early-access'] })
    const claim: object = { permissions: [] }
    expect(await client.accounts.editProfile({ grade: 12, ...claim })).toMatchObject({ permissions: ['early-access'] })
    expect(await client.accounts.getLoginData({})).toMatchObject({ permissions: ['early-access'] })
  })
})

describe('the question whether a child has moved up', () => {
  it('is asked from 1 April, once, and not again after the answer or the snooze', async () => {
    app.moveClock(fromIndia(2027, 4) - app.now() - 1)
    const family = await aHousehold(app.ctx, { grade: 7, stream: null })
    const ask = () => app.as(family).profiles.checkIfGradeUpgraded({})
    expect(await ask()).toMatchObject({ isGradeUpgraded: false, grade: 7, nextGrade: 8 })
    app.moveClock(1)
    expect(await ask()).toMatchObject({ isGradeUpgraded: true })
    await app.as(family).profiles.updateGradeLastUpdatedAt({})
    expect(await ask()).toMatchObject({ isGradeUpgraded: false, gradeLastUpdatedAt: app.now() })
  })

  it('waits for June where the board’s year begins then', async () => {
    await app.asOwner(`insert into profiles.session_start values ('icse', 6)`)
    app.moveClock(fromIndia(2028, 4) - app.now() - 1)
    const family = await aHousehold(app.ctx, { grade: 7, stream: null, board: BoardKey.parse('icse') })
    app.moveClock(1)
    expect(await app.as(family).profiles.checkIfGradeUpgraded({})).toMatchObject({ isGradeUpgraded: false })
  })
})

describe('shipping addresses', () => {
  const address = {
    name: 'Asha Rao',
    phone: '98765 43210',
    line1: '12, 4th Cross',
    city: 'Bengaluru',
    pinCode: '560038',
  }

  it('are kept with the PIN code’s state; the first is the usual one until another is', async () => {
    const { profiles } = app.as(await grownUp())
    const [first] = await profiles.saveAddress(address)
    expect(first).toMatchObject({ phone: '+919876543210', stateCode: '29', isDefault: true, line2: null })
    const both = await profiles.saveAddress({ ...address, city: 'Mysuru', pinCode: '570001', isDefault: true })
    expect(both).toMatchObject([
      { city: 'Mysuru', isDefault: true },
      { city: 'Bengaluru', isDefault: false },
    ])
    const { addressId } = first!
    expect(await profiles.saveAddress({ ...address, addressId, name: 'Ravi Rao' })).toMatchObject([
      { city: 'Mysuru' },
      { addressId, name: 'Ravi Rao' },
    ])
    expect(await profiles.deleteAddress({ addressId })).toHaveLength(1)
    await expect(profiles.deleteAddress({ addressId })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('are five at most', async () => {
    const { profiles } = app.as(await grownUp())
    const saved = await Promise.allSettled(Array.from({ length: 6 }, () => profiles.saveAddress(address)))
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(profiles.saveAddress(address)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_ADDRESSES' })
  })

  it('of another household are not there', async () => {
    const [family, stranger] = [app.as(await grownUp()), app.as(await grownUp())]
    const [kept] = await family.profiles.saveAddress(address)
    const { addressId } = kept!
    expect(await stranger.profiles.listAddresses({})).toEqual([])
    await expect(stranger.profiles.deleteAddress({ addressId })).rejects.toMatchObject({ status: 404 })
    await expect(stranger.profiles.saveAddress({ ...address, addressId })).rejects.toMatchObject({ status: 404 })
    expect(await family.profiles.listAddresses({})).toEqual([kept])
  })
})

describe('notification preferences', () => {
  const { quietFrom, quietTill } = LEAST_PREFERENCE
  const least = { channels: { PAYMENTS: ['SMS'], CLASSES: ['SMS'], REPORTS: [], OFFERS: [] }, quietFrom: 1_260, quietTill: 480, mayCall: false, lang: null, zone: null, zones: ['Asia/Kolkata'] } // prettier-ignore
  const choice = (channels: Partial<Record<'PAYMENTS' | 'CLASSES' | 'REPORTS' | 'OFFERS', ('SMS' | 'WHATSAPP' | 'MAIL')[]>>) => ({
    channels: { PAYMENTS: ['SMS' as const], CLASSES: [], REPORTS: [], OFFERS: [], ...channels }, quietFrom, quietTill, mayCall: true, lang: null,
  }) // prettier-ignore

  it('begin with the least', async () => {
    expect(await app.as(await grownUp()).profiles.getPreferences({})).toEqual(least)
  })

  it('are kept as chosen', async () => {
    const { profiles } = app.as(await grownUp())
    const chosen = choice({ REPORTS: ['MAIL'] })
    const kept = { ...chosen, zone: null, zones: ['Asia/Kolkata'] }
    expect(await profiles.setPreferences(chosen)).toEqual(kept)
    expect(await profiles.getPreferences({})).toEqual(kept)
  })

  it.each([
    ['PAYMENTS_NEED_A_CHANNEL', { PAYMENTS: [] }],
    ['OFFERS_NEED_CONSENT', { OFFERS: ['SMS' as const] }],
    ['WHATSAPP_NEEDS_CONSENT', { CLASSES: ['WHATSAPP' as const] }],
  ])('are refused: %s', async (code, channels) => {
    const { profiles } = app.as(await grownUp())
    await expect(profiles.setPreferences(choice(channels))).rejects.toMatchObject({ status: 409, code })
  })

  it('follow the consent: with it an offer may go out, without it no longer', async () => {
    const person = await people.logIn()
    await person.client.accounts.editProfile({ birthYear: 1990 })
    await agree(person, 'PARENT_MARKETING')
    await person.client.profiles.setPreferences(choice({ OFFERS: ['MAIL'] }))
    const offers = async () => (await person.client.profiles.getPreferences({})).channels.OFFERS
    expect(await offers()).toEqual(['MAIL'])
    await person.client.consent.withdrawConsent({ purposes: ['PARENT_MARKETING'] })
    expect(await offers()).toEqual([])
  })

  it('are followed: a receipt goes only by mail to families who chose so, and by text to all others', async () => {
    const { plan } = await aSellablePlan(app.ctx)
    const receipts = async (chosen?: Parameters<typeof choice>[0]) => {
      const phone = people.aPhone()
      const email = `a${phone}@example.in`
      const { client } = await people.logIn(phone)
      await client.accounts.editProfile({ birthYear: 1990, email, pinCode: '560038' })
      if (chosen) await client.profiles.setPreferences(choice(chosen))
      const { orderId } = await client.orders.buyItems({ subscriptionPlanId: plan.id })
      await client.payments.startPayment({ orderId, method: 'UPI_QR' })
      await app.sandbox.control(orderId, 'approve')
      await expect.poll(async () => (await client.payments.getOrderStatus({ orderId })).status).toBe('SUCCESS')
      for (let round = 0; round < 3; round += 1) await app.runJobs()
      const told = async (to: string) => (await app.sandbox.outbox(to)).filter(({ text }) => text.includes('enrolled'))
      return [(await told(phone)).length, (await told(email)).length]
    }
    expect(await receipts({ PAYMENTS: ['MAIL'] })).toEqual([0, 1])
    expect(await receipts({ PAYMENTS: ['SMS', 'MAIL'] })).toEqual([1, 1])
    expect(await receipts()).toEqual([1, 1])
  })
})
