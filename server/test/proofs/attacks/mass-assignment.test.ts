// Fields that nobody may set, sent along with those that anybody may: each call is answered, and none of them has changed.
import { afterAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '../../app.ts'
import { peopleOf } from '../../people.ts'

const app = await startTestApp()
const people = peopleOf(app)
afterAll(() => app.close())

const nobodys = '2020-01-01T00:00:00Z'
/** As the API names them, and as the tables do. */
const forbidden = {
  id: 'acc000000000000000009',
  accountId: 'acc000000000000000009',
  account_id: 'acc000000000000000009',
  learnerId: 'lrn000000000000000009',
  phone: '+919999999999',
  permissions: ['SUPER_ADMIN'],
  roles: ['ADMIN'],
  scopes: ['people.approve'],
  kind: 'staff',
  standing: 'ADULT',
  consentedAt: 1,
  consented_at: nobodys,
  isEmailVerified: true,
  emailVerifiedAt: 1,
  email_verified_at: nobodys,
  erased_at: nobodys,
  created_at: nobodys,
  isFirst: true,
  addedBy: 'acc000000000000000009',
  balance: 1_000_000,
}

async function rowsOf(accountId: string) {
  const [account, learners] = await Promise.all([
    app.pool.query(
      'select id, phone, permissions, email_verified_at, erased_at, created_at from accounts.account where id = $1',
      [accountId],
    ),
    app.pool.query(
      'select id, account_id, consented_at, erased_at, created_at from accounts.learner where account_id = $1 order by id',
      [accountId],
    ),
  ])
  return { account: account.rows as unknown[], learners: learners.rows as unknown[] }
}

const calls = [
  ['/editProfile', { birthYear: 2012 }],
  ['/v2/editProfile', { grade: 9 }],
  ['/profile/editUserProfile', { board: 'cbse' }],
  ['/profileBuilderPostLogin', { board: 'cbse' }],
  ['/household/inviteGuardian', { phone: '9811111111' }],
  ['/profile/updateGradeLastUpdatedAt', {}],
  ['/consent/withdraw', { purposes: ['WHATSAPP'] }],
] as const

describe('what a household may not set', () => {
  it.each(calls)('stays as it was after %s', async (path, body) => {
    const household = await aHousehold(app.ctx, { heldBy: 'PARENT', birthYear: 2012, hasConsent: true })
    const before = await rowsOf(household.accountId)
    const cookie = await app.cookieOf(household)
    const { phone: _, ...rest } = forbidden
    const sent = 'phone' in body ? { ...rest, ...body } : { ...forbidden, ...body }
    const reply = await app.inject({ method: 'POST', url: `/api${path}`, cookie, body: sent })
    expect(reply.statusCode, reply.payload).toBe(200)
    expect(await rowsOf(household.accountId)).toEqual(before)
    expect(reply.payload).not.toContain('SUPER_ADMIN')
  })

  it('comes with no new account and no new child either', async () => {
    const phone = people.aPhone()
    const browser = people.aBrowser()
    const { verificationId } = await browser.client.accounts.preSignUpVerification({ phone })
    const { phone: _, ...more } = forbidden
    const given = { ...more, verificationId, otp: await people.codeAt(phone), heldBy: 'PARENT', birthYear: 2012, grade: 7 }
    const reply = await browser.send({ method: 'POST', url: '/api/signUpUser', body: given })
    expect(reply.json()).toMatchObject({ phone: `+91${phone}`, permissions: [], standing: 'CHILD', isEmailVerified: false })
    const child = { ...more, birthYear: 2014, grade: 5 }
    const added = await browser.send({ method: 'POST', url: '/api/household/addLearner', body: child })
    expect(added.json()).toMatchObject({ permissions: [], standing: 'CHILD', consentedAt: null, isHome: true })
    expect(added.payload).not.toContain('000000000000000009')
  }) // prettier-ignore

  it('makes no session of staff out of one of a family', async () => {
    const household = await aHousehold(app.ctx)
    const cookie = await app.cookieOf(household)
    for (const url of ['/api/getLoginData?kind=staff&scopes=people.approve', '/api/staff/me?kind=staff&roles=ADMIN']) {
      const reply = await app.inject({ url, cookie })
      expect(reply.payload).not.toContain('people.approve')
    }
    expect((await app.inject({ url: '/api/staff/me', cookie })).statusCode).toBe(403)
  })
})
