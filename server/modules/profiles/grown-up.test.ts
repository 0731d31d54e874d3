// The messages to a family whose child has grown up, and their times.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf } from '#server/test/people.ts'

let app: TestApp
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
})
afterAll(() => app.close())

// Born in 2009: eighteen at some day of 2027, so certainly grown up from the first of January 2028.
describe('a learner who has grown up', () => {
  const born = { birthYear: 2009, firstName: 'Nila', hasConsent: true }
  const told = async (phone: string) => (await app.sandbox.outbox(phone)).map(({ text }) => text)
  const oneMore = async () => {
    await app.runJob('profiles.notice-grown-up')
    await app.runJobs()
  }

  it('is announced once, to the number and by mail to a proven address, in the language of the family’s messages', async () => {
    app.moveClock(fromIndia(2027, 6) - app.now())
    const family = await aHousehold(app.ctx, { ...born, language: 'ta' })
    await app.pool.query('update accounts.account set email = $1, email_verified_at = created_at where id = $2', [
      'nila.family@example.in',
      family.accountId,
    ])
    const sibling = await aHousehold(app.ctx, { ...born, birthYear: 2010 })
    app.moveClock(fromIndia(2028, 1) - 1 - app.now())
    await oneMore()
    expect(await told(family.phone)).toEqual([])
    app.moveClock(1)
    const grown = await aHousehold(app.ctx, born)
    await oneMore()
    await oneMore()
    expect(await told(family.phone)).toEqual([expect.stringMatching(/^Nila இப்போது 18 வயது .*\/me\/guardians$/)])
    expect(await told('nila.family@example.in')).toEqual([expect.stringMatching(/^Kandil\n\nNila இப்போது 18 வயது /)])
    expect(await told(sibling.phone)).toEqual([])
    expect(await told(grown.phone)).toEqual([])
  })

  it('at a number of their own is notified, and guardians from outside lose access and are notified too', async () => {
    app.moveClock(fromIndia(2028, 6) - app.now())
    const [own, parent] = [await people.logIn(), await people.logIn()]
    const birthYear = 2010
    await own.client.accounts.editProfile({ birthYear, heldBy: 'STUDENT' })
    await own.client.households.inviteGuardian({ phone: parent.phone })
    const [invitation] = await parent.client.households.listInvitations({})
    await parent.client.households.answerInvitation({ invitationId: invitation!.invitationId, accept: true })
    app.moveClock(fromIndia(2029, 1) - app.now())
    await oneMore()
    const back = await people.logIn(parent.phone)
    expect(back.data.learners.map(({ userId }) => userId)).not.toContain(own.data.userId)
    expect(await told(own.phone)).toContainEqual(expect.stringMatching(/^You are an adult now/))
    expect(await told(parent.phone)).toContainEqual(expect.stringMatching(/^Your child is an adult now and owns/))
  })
})
