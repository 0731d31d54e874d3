// Taking one's data along, and having it deleted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
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

const address = { name: 'Asha Rao', phone: '9876543210', line1: '12, 4th Cross', city: 'Bengaluru', pinCode: '560038' }

/** A grown-up learner of whom everything is known that can be. */
async function aKnownPerson(): Promise<Person> {
  const person = await people.logIn()
  const profile = { birthYear: 1999, firstName: 'Asha', lastName: 'Rao', school: 'Green Park', pinCode: '560038', email: 'asha@example.in' } // prettier-ignore
  await person.client.accounts.editProfile(profile)
  await person.client.profiles.saveAddress(address)
  await person.client.profiles.answerQuestions({ flowKey: 'getting-started', version: 1, answers: { goal: ['exam'] } })
  return person
}

async function buys({ client }: Person): Promise<string> {
  const { plan } = await aSellablePlan(app.ctx)
  const { orderId } = await client.orders.buyItems({ subscriptionPlanId: plan.id })
  await client.payments.startPayment({ orderId, method: 'UPI_QR' })
  return orderId
}

async function pays(orderId: string): Promise<void> {
  await app.sandbox.control(orderId, 'approve')
  const status = async () =>
    (await app.pool.query('select status from orders.order where id = $1', [orderId])).rows as unknown
  await expect.poll(status).toEqual([{ status: 'PAID' }])
  await app.runJobs()
}

/** Seven days, and what is due then; twice, for what the first jobs have left to do. */
async function endGrace(): Promise<void> {
  app.moveClock(7 * DAY)
  await app.runJobs()
  await app.runJobs()
}

async function deletes(person: Person) {
  return person.client.privacy.deleteAccount({ confirmation: await people.confirmation(person) })
}

describe('the export', () => {
  it('holds the household’s own data and purchases, and nothing of another household', async () => {
    const person = await aKnownPerson()
    const other = await people.logIn()
    await other.client.accounts.editProfile({ firstName: 'Zubeida' })
    await person.client.home.setLanternGoal({ nights: 5 })
    await pays(await buys(person))
    const data = await person.client.privacy.exportData({})
    expect(data).toMatchObject({
      version: 2,
      household: {
        accounts: { account: { phone: `+91${person.phone}`, email: 'asha@example.in' } },
        profiles: { addresses: [{ city: 'Bengaluru' }] },
        orders: { orders: [{ status: 'PAID' }] },
        wallet: { statement: [] },
        instalments: { instalments: [] },
        onboarding: { whatsAppNumber: null, document: null },
      },
      learners: [
        {
          accounts: { learner: { firstName: 'Asha', school: 'Green Park' } },
          profiles: { answers: [{ questionKey: 'goal', answer: ['exam'] }] },
          enrolments: { enrolments: [{ isActive: true }] },
          onboarding: { setUp: [{ said: {} }] },
          home: { lanterns: { goal: 5, nights: [] } },
        },
      ],
      sessions: [{ isThisOne: true }],
    })
    expect(JSON.stringify(data)).not.toContain('Zubeida')
  })

  it('goes over the wire whole', async () => {
    const person = await aKnownPerson()
    const reply = await person.browser.send({ url: '/api/privacy/export' })
    expect(reply.json()).toMatchObject({
      learners: [{ accounts: { learner: { school: 'Green Park', studentInfo: {} } } }],
    })
  })
})

describe('deleting the account', () => {
  it('says beforehand what goes and what stays', async () => {
    const person = await aKnownPerson()
    await pays(await buys(person))
    expect(await person.client.privacy.getDeletion({})).toEqual({
      learners: 1,
      activeCourses: 1,
      ordersKept: 1,
      keptForYears: 8,
      isBlocked: false,
      graceDays: 7,
      deletesAt: null,
    })
  })

  it('forgets who it was everywhere, keeps the invoice, and logs out every browser', async () => {
    const person = await aKnownPerson()
    const elsewhere = await people.logIn(person.phone)
    const orderId = await buys(person)
    await pays(orderId)
    expect(await deletes(person)).toEqual({ deletesAt: later(app.now(), 7 * DAY) })
    for (const { client } of [person, elsewhere])
      await expect(client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const { accountId } = person.data
    await endGrace()
    const rows = await Promise.all([
      app.pool.query('select * from accounts.account where id = $1', [accountId]),
      app.pool.query('select * from accounts.learner where account_id = $1', [accountId]),
      app.pool.query('select phone, email, buyer_name from orders.order where account_id = $1', [accountId]),
      app.pool.query('select * from profiles.shipping_address where account_id = $1', [accountId]),
      app.pool.query('select * from profiles.answer where learner_id = $1', [person.data.userId]),
    ])
    const left = JSON.stringify(rows.map((each) => each.rows as unknown))
    for (const known of [person.phone, 'Asha', 'Rao', 'Green Park', 'asha@example.in', '4th Cross', 'exam"'])
      expect(left).not.toContain(known)
    const invoices = await app.pool.query('select from invoices.invoice where order_id = $1', [orderId])
    expect(invoices.rowCount).toBe(1)
  })

  it('frees the number: the next login with it makes a new account', async () => {
    const person = await aKnownPerson()
    await deletes(person)
    await endGrace()
    expect((await people.logIn(person.phone)).data).toMatchObject({ isNewUser: true, firstName: null })
  })

  it('notifies the number and deletes nothing during the grace period: a login can keep it all', async () => {
    const person = await aKnownPerson()
    await deletes(person)
    await app.runJobs()
    const back = await people.logIn(person.phone)
    expect(back.data).toMatchObject({ isNewUser: false, firstName: 'Asha' })
    const deletesAt = later(app.now(), 7 * DAY)
    expect(await back.client.privacy.getDeletion({})).toMatchObject({ deletesAt })
    const told = await app.pool.query('select from messages.sent where subject = $1 and key = $2', [
      person.data.accountId,
      'account-deletion',
    ])
    expect(told.rowCount).toBe(1)
    await back.client.privacy.keepAccount({})
    await endGrace()
    expect(await back.client.privacy.getDeletion({})).toMatchObject({ deletesAt: null })
    expect((await people.logIn(person.phone)).data).toMatchObject({ firstName: 'Asha' })
  })

  it('waits for what is bought within the grace, a day at a time', async () => {
    const person = await aKnownPerson()
    await deletes(person)
    const back = await people.logIn(person.phone)
    app.moveClock(7 * DAY - MINUTE)
    await buys(back)
    app.moveClock(MINUTE)
    await app.runJobs()
    expect((await people.logIn(person.phone)).data).toMatchObject({ firstName: 'Asha' })
  })

  it('waits for money that is on its way', async () => {
    const person = await aKnownPerson()
    await buys(person)
    expect(await person.client.privacy.getDeletion({})).toMatchObject({ isBlocked: true })
    await expect(deletes(person)).rejects.toMatchObject({ status: 409, code: 'MONEY_UNDER_WAY' })
    await person.client.accounts.getLoginData({})
  })

  it('needs a fresh code to the account’s own number', async () => {
    const [person, stranger] = [await aKnownPerson(), await people.logIn()]
    const confirmation = await people.confirmation(stranger)
    await expect(person.client.privacy.deleteAccount({ confirmation })).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    await person.client.accounts.getLoginData({})
  })
})
