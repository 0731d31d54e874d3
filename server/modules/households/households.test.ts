// Several children on one number, several guardians for one child, and a child who grows up.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, fromIndia } from '#core/kernel/time.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf, type Person } from '#server/test/people.ts'

let app: TestApp
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
})
afterAll(() => app.close())

const child = { grade: 7, board: 'cbse', birthYear: 2014 } as const

/** Waits a moment before each child, so that the children are listed in the order they were added. */
function addChild(client: Person['client']) {
  app.moveClock(1)
  return client.households.addLearner(child)
}

/** Two people, the second asked by the first to be guardian of the first's learner. */
async function invited(): Promise<[Person, Person, string]> {
  const [first, second] = [await people.logIn(), await people.logIn()]
  await first.client.households.inviteGuardian({ phone: second.phone })
  const [invitation] = await second.client.households.listInvitations({})
  return [first, second, invitation?.invitationId ?? '']
}

async function guardians(): Promise<[Person, Person]> {
  const [first, second, invitationId] = await invited()
  await second.client.households.answerInvitation({ invitationId, accept: true })
  return [first, second]
}

describe('a household', () => {
  it('takes another child, who is acted for from then on and is nameless until a parent agrees', async () => {
    const { client, data } = await people.logIn()
    const added = await addChild(client)
    expect(added).toMatchObject({
      accountId: data.accountId,
      grade: 7,
      firstName: null,
      standing: 'CHILD',
      isHome: true,
      learners: [{ userId: data.userId }, { userId: added.userId }],
    })
    expect(await client.accounts.getLoginData({})).toMatchObject({ userId: added.userId })
    await expect(client.accounts.editProfile({ firstName: 'Kabir' })).rejects.toMatchObject({ code: 'CONSENT_NEEDED' })
    expect(await client.accounts.editProfile({ grade: 8 })).toMatchObject({ grade: 8 })
  })

  it('switches to another child in this browser, and other browsers go on with theirs', async () => {
    const { client, data, phone } = await people.logIn()
    const elsewhere = await people.logIn(phone)
    const added = await addChild(client)
    expect(await client.households.switchLearner({ userId: data.userId })).toMatchObject({ userId: data.userId })
    expect(await client.accounts.getLoginData({})).toMatchObject({ userId: data.userId })
    await client.households.switchLearner({ userId: added.userId })
    expect(await elsewhere.client.accounts.getLoginData({})).toMatchObject({ userId: data.userId })
  })

  it('edits any of its children, named by id', async () => {
    const { client, data } = await people.logIn()
    await addChild(client)
    const edited = await client.accounts.editProfile({ userId: data.userId, grade: 12, stream: 'COMMERCE' })
    expect(edited).toMatchObject({
      grade: 7,
      learners: [{ userId: data.userId, studentInfo: { grade: 12 } }, { studentInfo: { grade: 7 } }],
    })
  })

  it('has at most six learners, also when seven are added at once', async () => {
    const { client } = await people.logIn()
    const added = await Promise.allSettled(Array.from({ length: 7 }, () => client.households.addLearner(child)))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(client.households.addLearner(child)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_LEARNERS' })
  })

  it('cannot act for, edit or look at another household’s child, and the attempt is written down', async () => {
    const { client } = await people.logIn()
    const { data: stranger } = await people.logIn()
    const { userId } = stranger
    const attempts = [
      () => client.households.switchLearner({ userId }),
      () => client.accounts.editProfile({ userId, grade: 9 }),
      () => client.households.listGuardians({ userId }),
      () => client.households.inviteGuardian({ userId, phone: people.aPhone() }),
      () => client.households.takeOverVerification({ userId, phone: people.aPhone() }),
    ]
    for (const attempt of attempts)
      await expect(attempt).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN_ERROR' })
    const audit = await app.pool.query('select from platform.audit where subject = $1', [userId])
    expect(audit.rowCount).toBe(attempts.length)
  })
})

describe('a second guardian', () => {
  it('is asked by SMS, sees only the class, and acts for the child after saying yes', async () => {
    const [first, second, invitationId] = await invited()
    await first.client.accounts.editProfile({ grade: 6, firstName: 'Meera' })
    await app.runJobs()
    expect(await app.sandbox.outbox(second.phone)).toMatchObject([
      { text: expect.stringContaining('invited to a child') },
      { channel: 'SMS' },
    ])
    const invitations = await second.client.households.listInvitations({})
    expect(invitations).toEqual([
      { invitationId, grade: 6, invitedBy: `+91 •••••• ${first.phone.slice(-4)}`, expiresAt: expect.any(Number) },
    ])
    const accepted = await second.client.households.answerInvitation({ invitationId, accept: true })
    expect(accepted.learners).toMatchObject([{ isHome: true }, { userId: first.data.userId, isHome: false }])
    expect(await second.client.households.switchLearner({ userId: first.data.userId })).toMatchObject({
      firstName: 'Meera',
    })
    expect(await first.client.households.listGuardians({})).toMatchObject([
      { isFirst: true, isYou: true, phone: `+91 •••••• ${first.phone.slice(-4)}` },
      { isFirst: false, isYou: false },
    ])
  })

  it('gets one message a day, however many households invite the number, and sees every invitation', async () => {
    const phone = people.aPhone()
    for (let i = 0; i < 3; i += 1) {
      const inviter = await people.logIn()
      await inviter.client.households.inviteGuardian({ phone })
    }
    await app.runJobs()
    expect(await app.sandbox.outbox(phone)).toMatchObject([{ text: expect.stringContaining('invited to a child') }])
    const guest = await people.logIn(phone)
    expect(await guest.client.households.listInvitations({})).toHaveLength(3)
  })

  it('may say no, and an invitation answered once is over', async () => {
    const [, second, invitationId] = await invited()
    const declined = await second.client.households.answerInvitation({ invitationId, accept: false })
    expect(declined.learners).toHaveLength(1)
    await expect(second.client.households.answerInvitation({ invitationId, accept: true })).rejects.toMatchObject({
      status: 410,
      code: 'INVITATION_OVER',
    })
  })

  it('cannot use an invitation to another number, nor one past its fourteen days', async () => {
    const [, second, invitationId] = await invited()
    const stranger = await people.logIn()
    const take = (by: Person) => by.client.households.answerInvitation({ invitationId, accept: true })
    await expect(take(stranger)).rejects.toMatchObject({ code: 'INVITATION_OVER' })
    app.moveClock(14 * DAY)
    expect(await second.client.households.listInvitations({})).toEqual([])
    await expect(take(second)).rejects.toMatchObject({ code: 'INVITATION_OVER' })
  })

  it('cannot remove the first; the first can remove the second, who is logged out and shut out', async () => {
    const [first, second] = await guardians()
    const { userId } = first.data
    await second.client.households.switchLearner({ userId })
    const remove = (by: Person, accountId: string) => by.client.households.endGuardian({ userId, accountId })
    await expect(remove(second, first.data.accountId)).rejects.toMatchObject({ code: 'FIRST_GUARDIAN_STAYS' })
    expect(await remove(first, second.data.accountId)).toHaveLength(1)
    await expect(second.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const back = await people.logIn(second.phone)
    expect(back.data.learners).toHaveLength(1)
    await expect(back.client.households.switchLearner({ userId })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
  })

  it('may leave, and a stranger removes nobody', async () => {
    const [first, second] = await guardians()
    const { userId } = first.data
    const stranger = await people.logIn()
    const leaving = { userId, accountId: second.data.accountId }
    await expect(stranger.client.households.endGuardian(leaving)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const nobody = { userId, accountId: stranger.data.accountId }
    await expect(first.client.households.endGuardian(nobody)).rejects.toMatchObject({ code: 'NOT_A_GUARDIAN' })
    expect(await second.client.households.endGuardian(leaving)).toEqual([])
    expect(await first.client.households.listGuardians({})).toHaveLength(1)
  })

  it('is one of four at most', async () => {
    const first = await people.logIn()
    for (let i = 0; i < 3; i += 1) {
      const next = await people.logIn()
      await first.client.households.inviteGuardian({ phone: next.phone })
      const [invitation] = await next.client.households.listInvitations({})
      const { invitationId } = invitation!
      await next.client.households.answerInvitation({ invitationId, accept: true })
    }
    await expect(first.client.households.inviteGuardian({ phone: people.aPhone() })).rejects.toMatchObject({
      code: 'TOO_MANY_GUARDIANS',
    })
  })

  it('is invited with the same answer whether the number has an account', async () => {
    const first = await people.logIn()
    const known = await people.logIn()
    const answers = [known.phone, people.aPhone()].map((phone) => first.client.households.inviteGuardian({ phone }))
    const [a, b] = await Promise.all(answers)
    expect(a).toEqual(b)
  })
})

describe('a learner who has grown up', () => {
  async function askToTakeOver({ client }: Person, phone: string) {
    const { verificationId } = await client.households.takeOverVerification({ phone })
    return { verificationId, otp: await people.codeAt(phone) }
  }

  it('takes over at a number of their own, and everyone who acted for them is logged out', async () => {
    const [first, second] = await guardians()
    await first.client.accounts.editProfile({ birthYear: 2005, firstName: 'Nila' })
    await second.client.households.switchLearner({ userId: first.data.userId })
    const phone = people.aPhone()
    const own = await first.client.households.takeOver(await askToTakeOver(first, phone))
    expect(own).toMatchObject({ phone: `+91${phone}`, firstName: 'Nila', userId: first.data.userId, isHome: true })
    await expect(second.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const parent = await people.logIn(first.phone)
    expect(parent.data.learners.map(({ userId }) => userId)).not.toContain(first.data.userId)
    expect((await people.logIn(phone)).data).toMatchObject({ userId: first.data.userId, isNewUser: false })
  })

  it('is not taken away by a guardian from outside', async () => {
    const [first, second] = await guardians()
    const { userId } = first.data
    await first.client.accounts.editProfile({ birthYear: 2005 })
    const phone = people.aPhone()
    await expect(second.client.households.takeOverVerification({ userId, phone })).rejects.toMatchObject({
      status: 403,
      code: 'NOT_A_GUARDIAN',
    })
  })

  // Born in 2008, the learner turns eighteen in 2026: certain from the first of January 2027.
  it('cannot do so before the year after turning eighteen', async () => {
    const { client } = await people.logIn()
    const phone = people.aPhone()
    await expect(client.households.takeOverVerification({ phone })).rejects.toMatchObject({ code: 'STILL_A_CHILD' })
    await client.accounts.editProfile({ birthYear: 2008 })
    await expect(client.households.takeOverVerification({ phone })).rejects.toMatchObject({ code: 'STILL_A_CHILD' })
    app.moveClock(fromIndia(2027, 1) - app.now())
    const again = await people.logIn()
    await again.client.accounts.editProfile({ birthYear: 2008 })
    await again.client.households.takeOverVerification({ phone })
  })
})
