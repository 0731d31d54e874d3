// A guardian's yes before a child's data is kept, and a no.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConsentPurpose } from '#core/modules/consent/consent.ts'
import { DAY } from '#core/kernel/time.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { peopleOf, type Person } from '#server/test/people.ts'

let app: TestApp
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
})
afterAll(() => app.close())

const guardian = { name: 'Meera Rao', birthYear: 1985, declares: true } as const

/** A parent with a child of twelve whom nobody has agreed for yet. */
async function aParent(birthYear = 2014): Promise<Person> {
  const person = await people.logIn()
  await person.client.accounts.editProfile({ heldBy: 'PARENT', birthYear })
  return person
}

async function give(person: Person, purposes: readonly ConsentPurpose[] = ['CORE_LEARNING'], but: object = {}) {
  const confirmation = await people.confirmation(person)
  const agreed = purposes.map((purpose) => ({ purpose, noticeVersion: 1 }))
  return person.client.consent.giveConsent({ agreed, confirmation, guardian, ...but })
}

const answered = (consents: { purposes: readonly { purpose: string; isGiven: boolean }[] }) =>
  consents.purposes.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)

describe('before a guardian has agreed', () => {
  it('a child’s class is kept and a name is not', async () => {
    const { client } = await aParent()
    expect(await client.accounts.editProfile({ grade: 7, board: 'cbse' })).toMatchObject({
      standing: 'CHILD',
      grade: 7,
    })
    for (const change of [{ firstName: 'Kabir' }, { lastName: 'Rao' }, { school: 'Green Park' }])
      await expect(client.accounts.editProfile(change)).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
  })

  it('seven purposes are shown, one of them needed and none given beforehand', async () => {
    const { client } = await aParent()
    const consents = await client.consent.getConsents({})
    expect(consents.purposes).toHaveLength(7)
    expect(consents.purposes.filter(({ isRequired }) => isRequired)).toMatchObject([{ purpose: 'CORE_LEARNING' }])
    expect(answered(consents)).toEqual([])
  })

  it('the notice is in the reader’s language, and says so where it is not', async () => {
    const { client } = await aParent()
    const title = async (lang: 'hi' | 'ta' | 'te') =>
      (await client.consent.getConsents({ lang })).purposes.find(({ isRequired }) => isRequired)
    expect(await title('hi')).toMatchObject({ lang: 'hi', title: 'Kandil पर पढ़ाई' })
    expect(await title('ta')).toMatchObject({ lang: 'ta', title: 'Kandil-இல் கற்பது' })
    expect(await title('te')).toMatchObject({ lang: 'en', title: 'Learning on Kandil' })
  })
})

describe('a yes', () => {
  it('lets the child’s name be kept, and is written down with version, language and method', async () => {
    const person = await aParent()
    const consents = await give(person, ['CORE_LEARNING', 'WHATSAPP'], { lang: 'hi' })
    expect(consents).toMatchObject({ standing: 'CONSENTED', mayAnswer: true })
    expect(answered(consents)).toEqual(['CORE_LEARNING', 'WHATSAPP'])
    expect(await person.client.accounts.editProfile({ firstName: 'Kabir' })).toMatchObject({ firstName: 'Kabir' })
    const history = await person.client.consent.getConsentHistory({})
    const entry = { isGiven: true, method: 'DECLARATION', noticeVersion: 1, lang: 'hi', at: app.now() }
    expect(history).toMatchObject([entry, entry])
    await give(person, ['RECORDING'], { lang: 'te' })
    // Nobody has written it in Telugu yet: what was read is English.
    const [inTelugu] = await person.client.consent.getConsentHistory({})
    expect(inTelugu).toMatchObject({ purpose: 'RECORDING', noticeVersion: 1, lang: 'en' })
    expect(history[0]?.answeredBy).toBe(`+91 •••••• ${person.phone.slice(-4)}`)
  })

  it('needs an adult, a declaration and a fresh code to the guardian’s own number', async () => {
    const person = await aParent()
    const young = { ...guardian, birthYear: 2010 }
    await expect(give(person, undefined, { guardian: young })).rejects.toMatchObject({ code: 'ADULT_NEEDED' })
    await expect(give(person, undefined, { guardian: undefined })).rejects.toMatchObject({ code: 'ADULT_NEEDED' })
    const confirmation = await people.confirmation(await people.logIn())
    await expect(give(person, undefined, { confirmation })).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    const silent = { ...guardian, declares: false }
    await expect(give(person, undefined, { guardian: silent })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is to the notice in force', async () => {
    const person = await aParent()
    const agreed = [{ purpose: 'CORE_LEARNING', noticeVersion: 2 }]
    await expect(give(person, undefined, { agreed })).rejects.toMatchObject({ status: 409, code: 'NOTICE_CHANGED' })
  })

  it('is not a student’s own to give, nor anybody’s who has not said who uses the number', async () => {
    const undeclared = await people.logIn()
    await undeclared.client.accounts.editProfile({ birthYear: 2014 })
    await expect(give(undeclared)).rejects.toMatchObject({ status: 403, code: 'GUARDIAN_NEEDED' })
    await undeclared.client.accounts.editProfile({ heldBy: 'STUDENT' })
    await expect(give(undeclared)).rejects.toMatchObject({ code: 'GUARDIAN_NEEDED' })
    await expect(undeclared.client.accounts.editProfile({ heldBy: 'PARENT' })).rejects.toMatchObject({
      code: 'ANSWER_STANDS',
    })
    await expect(undeclared.client.accounts.editProfile({ birthYear: 1990 })).rejects.toMatchObject({
      code: 'ANSWER_STANDS',
    })
  })

  it('for a student’s own number comes from the parent the student has invited', async () => {
    const [student, parent] = [await people.logIn(), await people.logIn()]
    const { userId } = student.data
    await student.client.accounts.editProfile({ heldBy: 'STUDENT', birthYear: 2011 })
    await parent.client.accounts.editProfile({ heldBy: 'PARENT' })
    await student.client.households.inviteGuardian({ phone: parent.phone })
    const [invitation] = await parent.client.households.listInvitations({})
    const { invitationId } = invitation!
    await parent.client.households.answerInvitation({ invitationId, accept: true })
    expect(await give(parent, undefined, { userId })).toMatchObject({ standing: 'CONSENTED' })
    expect(await student.client.accounts.editProfile({ firstName: 'Ila' })).toMatchObject({ firstName: 'Ila' })
    const removal = { userId, accountId: parent.data.accountId }
    await expect(student.client.households.endGuardian(removal)).rejects.toMatchObject({ code: 'NOT_A_GUARDIAN' })
  })

  it('of a parent who has paid us before is verified by that payment', async () => {
    const person = await aParent()
    await person.client.accounts.editProfile({ pinCode: '560038' })
    const { plan } = await aSellablePlan(app.ctx)
    const { orderId } = await person.client.orders.buyItems({ subscriptionPlanId: plan.id })
    await person.client.payments.startPayment({ orderId, method: 'UPI_QR' })
    await app.sandbox.control(orderId, 'approve')
    const status = async () => (await person.client.profiles.getUserState({})).userState
    await expect.poll(status).toBe('PAID_ACTIVE')
    await give(person)
    expect(await person.client.consent.getConsentHistory({})).toMatchObject([{ method: 'VERIFIED_PAYER' }])
  })

  it('waits for the year of birth', async () => {
    const person = await people.logIn()
    await person.client.accounts.editProfile({ heldBy: 'PARENT' })
    await expect(give(person)).rejects.toMatchObject({ code: 'BIRTH_YEAR_NEEDED' })
  })

  it('of a grown-up learner is their own', async () => {
    const person = await aParent(1995)
    const consents = await give(person, ['PARENT_MARKETING'], { guardian: undefined })
    expect(consents).toMatchObject({ standing: 'ADULT' })
    expect((await person.client.consent.getConsentHistory({}))[0]).toMatchObject({ method: 'SELF' })
  })

  it('cannot be given or seen for another household’s child', async () => {
    const [person, stranger] = [await aParent(), await aParent()]
    const { userId } = person.data
    await expect(give(stranger, undefined, { userId })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(stranger.client.consent.getConsents({ userId })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(stranger.client.consent.getConsentHistory({ userId })).rejects.toMatchObject({ status: 403 })
    const purposes = ['RECORDING'] as const
    const taking = stranger.client.consent.withdrawConsent({ userId, purposes: [...purposes] })
    await expect(taking).rejects.toMatchObject({ status: 403 })
  })
})

describe('a no', () => {
  const withdraw = ({ client }: Person, ...purposes: ConsentPurpose[]) => client.consent.withdrawConsent({ purposes })
  const stop = async (person: Person) =>
    person.client.consent.stopLearning({ confirmation: await people.confirmation(person) })

  it('takes one call and no code, and leaves the yes in the ledger', async () => {
    const person = await aParent()
    await give(person, ['CORE_LEARNING', 'RECORDING'])
    app.moveClock(DAY)
    const consents = await withdraw(person, 'RECORDING', 'LIVE_AV')
    expect(answered(consents)).toEqual(['CORE_LEARNING'])
    const history = await person.client.consent.getConsentHistory({})
    expect(history.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual(
      expect.arrayContaining([['RECORDING', false], ['RECORDING', true], ['CORE_LEARNING', true]]), // prettier-ignore
    )
    expect(history).toHaveLength(3)
  })

  it('to what is needed stops the account; thirty days later the child is forgotten', async () => {
    const person = await aParent()
    await give(person)
    await person.client.accounts.editProfile({ firstName: 'Kabir', school: 'Green Park' })
    await expect(withdraw(person, 'CORE_LEARNING')).rejects.toMatchObject({ status: 403, code: 'CODE_NEEDED' })
    const confirmation = await people.confirmation(await people.logIn())
    await expect(person.client.consent.stopLearning({ confirmation })).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    const at = app.now()
    expect(await stop(person)).toMatchObject({
      standing: 'CHILD',
      stopped: { at, undoneUntil: at + 7 * DAY, erasedAt: at + 30 * DAY },
    })
    await expect(person.client.accounts.editProfile({ lastName: 'Rao' })).rejects.toMatchObject({
      code: 'CONSENT_NEEDED',
    })
    app.moveClock(30 * DAY - 1)
    await app.runJobs()
    const support = app.as(clerk('stf000000000000000071', 'households.view'))
    const planned = await support.staffPlannedErasures.list({})
    expect(planned.data.map(({ learnerId }) => learnerId)).toContain(person.data.userId)
    const nameOf = async () => {
      const { rows } = await app.pool.query('select first_name, school from accounts.learner where id = $1', [
        person.data.userId,
      ])
      return rows as unknown
    }
    expect(await nameOf()).toEqual([{ first_name: 'Kabir', school: 'Green Park' }])
    app.moveClock(1)
    await app.runJobs()
    expect(await nameOf()).toEqual([{ first_name: null, school: null }])
    await expect(person.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    expect((await people.logIn(person.phone)).data.userId).not.toBe(person.data.userId)
  })

  it('is not carried out before its day, however early its job runs, and still is on its day', async () => {
    const person = await aParent()
    await give(person)
    await person.client.accounts.editProfile({ firstName: 'Kabir' })
    await stop(person)
    const firstName = async () => {
      const { rows } = await app.pool.query('select first_name from accounts.learner where id = $1', [
        person.data.userId,
      ])
      return (rows as { first_name: string | null }[])[0]?.first_name
    }
    app.moveClock(3 * DAY)
    await app.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'erase %'`)
    await app.runJobs()
    expect(await firstName()).toBe('Kabir')
    app.moveClock(27 * DAY)
    await app.runJobs()
    expect(await firstName()).toBeNull()
  })

  it('that is taken back within the thirty days forgets nothing', async () => {
    const person = await aParent()
    await give(person)
    await person.client.accounts.editProfile({ firstName: 'Kabir' })
    await stop(person)
    await give(person)
    app.moveClock(31 * DAY)
    await app.runJobs()
    expect((await people.logIn(person.phone)).data).toMatchObject({ firstName: 'Kabir' })
  })

  it('to what is needed is undone by one press within seven days, by a new yes to the same notice', async () => {
    const person = await aParent()
    await give(person, ['CORE_LEARNING'], { lang: 'hi' })
    await stop(person)
    app.moveClock(7 * DAY - 1)
    const resume = () => person.client.consent.resumeLearning({})
    await Promise.all([resume(), resume(), resume()])
    expect(await person.client.consent.getConsents({})).toMatchObject({ standing: 'CONSENTED', stopped: null })
    const history = await person.client.consent.getConsentHistory({})
    const yes = { isGiven: true, noticeVersion: 1, lang: 'hi', method: 'DECLARATION' }
    expect(history).toMatchObject([{ ...yes, at: app.now() }, { isGiven: false }, yes])
    app.moveClock(30 * DAY)
    await app.runJobs()
    expect((await people.logIn(person.phone)).data.userId).toBe(person.data.userId)
  })

  it('is not undone after seven days, nor by a household that may not answer', async () => {
    const [person, stranger] = [await aParent(), await aParent()]
    const { userId } = person.data
    expect(await person.client.consent.resumeLearning({})).toMatchObject({ standing: 'CHILD', stopped: null })
    await give(person)
    await stop(person)
    await expect(stranger.client.consent.resumeLearning({ userId })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    app.moveClock(7 * DAY)
    await expect(person.client.consent.resumeLearning({})).rejects.toMatchObject({
      status: 409,
      code: 'NOTHING_TO_UNDO',
    })
    expect(await give(person)).toMatchObject({ standing: 'CONSENTED' })
  })

  it('of a grown-up learner deletes nothing', async () => {
    const person = await aParent(1995)
    await give(person, ['CORE_LEARNING'], { guardian: undefined })
    expect(await stop(person)).toMatchObject({ standing: 'ADULT', stopped: { erasedAt: null } })
  })
})

describe('the ledger of consents', () => {
  it.each([
    'update consent.entry set given = not given',
    `update consent.entry set evidence = '{"name": "Somebody Else"}'`,
    `update consent.entry set evidence = '{}', at = at + interval '1 day'`,
    'delete from consent.entry',
    'truncate consent.entry',
  ])('refuses: %s', async (statement) => {
    const person = await aParent()
    await give(person)
    await expect(app.asOwner(statement)).rejects.toMatchObject({ code: '42501' })
    await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the guardian’s name and year of birth', () => {
  const evidenceOf = async (learnerId: string) =>
    (await app.pool.query('select evidence, given, method, account_id from consent.entry where learner_id = $1 order by no', [learnerId])).rows // prettier-ignore

  it('are kept with the yes, and go when the child is forgotten; the yes stays', async () => {
    const person = await aParent()
    const { userId, accountId } = person.data
    await give(person)
    expect(await evidenceOf(userId)).toMatchObject([{ evidence: guardian }])
    await person.client.consent.stopLearning({ confirmation: await people.confirmation(person) })
    app.moveClock(31 * DAY)
    await app.runJobs()
    const stays = { evidence: {}, method: 'DECLARATION', account_id: accountId }
    expect(await evidenceOf(userId)).toEqual([{ ...stays, given: true }, { ...stays, given: false }]) // prettier-ignore
  })

  it('go with the household of a guardian from outside too', async () => {
    const [home, outside] = [await aParent(), await aParent()]
    const { userId } = home.data
    await home.client.households.inviteGuardian({ phone: outside.phone })
    const [invitation] = await outside.client.households.listInvitations({})
    if (!invitation) throw new Error('there is an invitation')
    await outside.client.households.answerInvitation({ invitationId: invitation.invitationId, accept: true })
    await give(home, ['CORE_LEARNING'])
    await give(outside, ['RECORDING'], { userId, guardian: { ...guardian, name: 'Anil Rao' } })
    await outside.client.privacy.deleteAccount({ confirmation: await people.confirmation(outside) })
    app.moveClock(8 * DAY)
    for (let round = 0; round < 2; round += 1) await app.runJobs()
    expect((await evidenceOf(userId)).map(({ evidence }) => evidence)).toEqual([guardian, {}])
  })
})

describe('a notice', () => {
  const notice = (but: object = {}) =>
    ({
      purpose: 'RESULTS_PUBLICITY',
      noticeVersion: 2,
      lang: 'en',
      title: 'Showing a result',
      body: 'We may show a good result with first name, city and school.',
      effect: 'We take down what we have shown.',
      publishedAt: app.now(),
      ...but,
    }) as Parameters<ReturnType<typeof app.as>['staffConsentNotices']['create']>[0] // as above

  it('is added to, version by version from English on, and asks again who agreed to the one before', async () => {
    const { staffConsentNotices } = app.as(owner)
    const person = await aParent()
    await give(person, ['RESULTS_PUBLICITY'], { lang: 'kn' })
    const publicity = async (lang: 'en' | 'kn') =>
      (await person.client.consent.getConsents({ lang })).purposes.find(
        ({ purpose }) => purpose === 'RESULTS_PUBLICITY',
      )
    const kannada = { lang: 'kn', title: 'ಫಲಿತಾಂಶ ತೋರಿಸುವುದು' }
    for (const but of [{ noticeVersion: 3 }, { noticeVersion: 2, ...kannada }])
      await expect(staffConsentNotices.create(notice(but))).rejects.toMatchObject({ code: 'NOTICE_OUT_OF_ORDER' })
    await staffConsentNotices.create(notice({ noticeVersion: 1, ...kannada }))
    expect(await publicity('kn')).toMatchObject({ ...kannada, noticeVersion: 1, isOutdated: false })
    await staffConsentNotices.create(notice())
    expect(await publicity('kn')).toMatchObject({ lang: 'en', noticeVersion: 2, isGiven: true, isOutdated: true })
    await staffConsentNotices.create(notice(kannada))
    expect(await publicity('kn')).toMatchObject({ ...kannada, noticeVersion: 2 })
    await expect(staffConsentNotices.create(notice())).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
    await expect(app.pool.query('update consent.notice set body = title')).rejects.toMatchObject({ code: '42501' })
  })

  it('is written by who may answer for it', async () => {
    const { staffConsentNotices } = app.as(clerk('stf000000000000000062', 'households.edit'))
    await expect(staffConsentNotices.create(notice({ noticeVersion: 3 }))).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
  })
})
