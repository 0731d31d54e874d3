// Programs of other organisations: their keys, and what they read.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '#core/kernel/time.ts'
import { rupees } from '#core/kernel/money.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { anApiKey, anOrganisation, aSharedFamily } from './factory.ts'

const app = await startTestApp()
const maker = app.as(clerk('stf000000000000000091', 'clients.view', 'clients.edit', 'clients.approve'))
const checker = app.as(owner)
afterAll(() => app.close())
beforeEach(() => app.moveClock(MINUTE))

const reason = 'The partner reads its own orders.'
const fresh = { name: 'Deccan Schools', partnerCode: 'CENTRE', technicalContact: 'it@deccan.example', isActive: true }

async function call(apiKey: string, path: string) {
  const reply = await app.inject({ url: `/api/clients/v1/${path}`, headers: { authorization: `Bearer ${apiKey}` } })
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body: reply.json() }
}
const refusal = (status: number, errorCode: string) => ({ status, body: { errorCode } })

async function familyOf(partnerCode: string, firstName = 'Kavya') {
  return aSharedFamily(app.ctx, { partnerCode, firstName })
}

async function buy(home: Awaited<ReturnType<typeof familyOf>>) {
  const { plan, bundle } = await aSellablePlan(app.ctx, { price: rupees(1_180) })
  await moneyInWallet(app.ctx, home.accountId, { purchased: rupees(1_180) })
  const order = await app.as(home).orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: rupees(1_180) })
  await app.runJobs()
  return { orderId: order.orderId, courseId: bundle.id }
}

describe('an organisation from nothing', () => {
  it('gets its scopes from two people, and a key that is shown once', async () => {
    const { id } = await maker.staffOrganisations.create(fresh)
    const wanted = { id, name: 'Nightly sync', scopes: ['orders.read' as const] }
    await expect(maker.staffClientActions.createApiKey(wanted)).rejects.toMatchObject({ code: 'SCOPE_NOT_GRANTED' })
    const request = await maker.staffScopeRequests.create({ organisationId: id, scopes: ['orders.read'], reason })
    await expect(maker.staffScopeRequests.create({ organisationId: id, scopes: [], reason })).rejects.toMatchObject({ code: 'GRANT_IS_OPEN' }) // prettier-ignore
    const decision = { id: request.id, isApproved: true }
    await expect(maker.staffClientActions.decideScopes(decision)).rejects.toMatchObject({ code: 'OWN_GRANT' })
    await checker.staffClientActions.decideScopes(decision)
    await expect(checker.staffClientActions.decideScopes(decision)).rejects.toMatchObject({ code: 'GRANT_DECIDED' })
    const { keyId, apiKey } = await maker.staffClientActions.createApiKey(wanted)
    expect(await call(apiKey, 'organisation')).toMatchObject({
      status: 200,
      body: { organisationId: id, name: 'Deccan Schools', isSandbox: false, scopes: ['orders.read'] },
    })
    const stored = await maker.staffApiKeys.one({ id: keyId })
    expect(stored).toMatchObject({ ending: apiKey.slice(-4), lastUsedAt: app.now(), revokedAt: null })
    const { rows } = await app.pool.query('select (k.*)::text as row from clients.api_key k where id = $1', [keyId])
    expect(rows[0].row).not.toContain(apiKey.slice(4))
  })

  it('needs a partner that exists', async () => {
    await expect(maker.staffOrganisations.create({ ...fresh, partnerCode: 'NOBODY' })).rejects.toMatchObject({ code: 'NO_SUCH_PARTNER' }) // prettier-ignore
  })

  it('loses at once the scopes that two people take away', async () => {
    const id = await anOrganisation(app.ctx, { partnerCode: 'CENTRE' })
    const apiKey = await anApiKey(app.ctx, id)
    expect(await call(apiKey, 'orders')).toMatchObject({ status: 200 })
    const request = await maker.staffScopeRequests.create({ organisationId: id, scopes: ['tests.read'], reason })
    await checker.staffClientActions.decideScopes({ id: request.id, isApproved: true })
    expect(await call(apiKey, 'orders')).toMatchObject(refusal(403, 'FORBIDDEN_ERROR'))
    expect(await call(apiKey, 'tests')).toMatchObject({ status: 200 })
  })
})

describe('a key', () => {
  it('has one place of two: a third is refused until one is revoked, also when five are created at once', async () => {
    const id = await anOrganisation(app.ctx)
    const create = () => maker.staffClientActions.createApiKey({ id, name: 'Sync', scopes: ['tests.read'] })
    const tries = await Promise.allSettled(Array.from({ length: 5 }, create))
    const made = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(made).toHaveLength(2)
    expect(tries.filter((each) => each.status === 'rejected')).toMatchObject(
      Array(3).fill({ reason: { code: 'TOO_MANY_KEYS' } }),
    )
    const [old] = made
    await maker.staffClientActions.revokeApiKey({ id: old?.keyId ?? '', reason: 'Replaced.' })
    expect(await call(old?.apiKey ?? '', 'tests')).toMatchObject(refusal(401, 'API_KEY_REQUIRED'))
    await expect(maker.staffClientActions.revokeApiKey({ id: old?.keyId ?? '', reason: 'Replaced.' })).rejects.toMatchObject({ code: 'KEY_IS_REVOKED' }) // prettier-ignore
    expect(await call((await create()).apiKey, 'tests')).toMatchObject({ status: 200 })
  })

  it('has sixty calls a minute over all its calls, and hears how long to wait', async () => {
    const apiKey = await anApiKey(app.ctx, await anOrganisation(app.ctx))
    app.moveClock(MINUTE - (app.now() % MINUTE) + 15 * SECOND)
    const answers = []
    for (let i = 0; i < 61; i += 1) answers.push(await call(apiKey, i % 2 ? 'tests' : 'organisation'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.at(-1)).toMatchObject({ ...refusal(429, 'RATE_LIMIT_EXCEEDED'), retryAfter: '45' })
    app.moveClock(45 * SECOND)
    expect(await call(apiKey, 'tests')).toMatchObject({ status: 200 })
  })

  it.each(['', 'kdl_', `kdl_${'x'.repeat(43)}`, 'x'.repeat(300), "' or 1=1"])('%j opens nothing', async (apiKey) => {
    expect(await call(apiKey, 'organisation')).toMatchObject(refusal(401, 'API_KEY_REQUIRED'))
  })

  it('opens nothing of an organisation that is off, and no call of families or staff', async () => {
    const id = await anOrganisation(app.ctx)
    const apiKey = await anApiKey(app.ctx, id)
    const headers = { authorization: `Bearer ${apiKey}` }
    const own = await app.inject({ url: '/api/staff/organisations', headers })
    expect(own.json()).toMatchObject({ errorCode: 'FORBIDDEN_ERROR' })
    const family = await app.cookieOf(await aHousehold(app.ctx))
    const both = await app.inject({ url: '/api/getLoginData', headers, cookie: family })
    expect(both.json()).toMatchObject({ errorCode: 'FORBIDDEN_ERROR' })
    const { version } = await maker.staffOrganisations.one({ id })
    await maker.staffOrganisations.update({ ...fresh, id, version, isActive: false })
    expect(await call(apiKey, 'organisation')).toMatchObject(refusal(401, 'API_KEY_REQUIRED'))
  })
})

describe('a program reads', () => {
  it('the orders and enrolments of its own families, without a name', async () => {
    const home = await familyOf('CENTRE')
    const other = await familyOf('TATA_SKY', 'Rohan')
    const { orderId, courseId } = await buy(home)
    const foreign = await buy(other)
    const apiKey = await anApiKey(app.ctx, await anOrganisation(app.ctx, { partnerCode: 'CENTRE' }), ['orders.read', 'enrolments.read']) // prettier-ignore
    const orders = await call(apiKey, 'orders')
    expect(orders.body.orders).toMatchObject([{ orderId, learnerId: home.learnerId, status: 'PAID', amount: 118_000 }])
    const enrolments = await call(apiKey, 'enrolments')
    expect(enrolments.body.enrolments).toMatchObject([{ courseId, orderId, learnerId: home.learnerId, isActive: true }])
    const all = JSON.stringify([orders, enrolments])
    expect(all).not.toContain(foreign.orderId)
    expect(all).not.toMatch(/Kavya|Rohan/)
    expect(all).not.toContain(home.phone.slice(3))
    expect(await call(apiKey, 'learners')).toMatchObject(refusal(403, 'FORBIDDEN_ERROR'))
  })

  it('learners by name only with the scope for it', async () => {
    const home = await familyOf('TATA_SKY', 'Zubin')
    const apiKey = await anApiKey(app.ctx, await anOrganisation(app.ctx, { partnerCode: 'TATA_SKY' }), [
      'learners.read',
    ])
    const { body } = await call(apiKey, 'learners')
    expect(body.learners).toContainEqual({ learnerId: home.learnerId, firstName: 'Zubin', grade: expect.toSatisfy((grade) => grade === null || grade > 0) }) // prettier-ignore
  })

  it('all families once, in pages', async () => {
    const apiKey = await anApiKey(app.ctx, await anOrganisation(app.ctx, { partnerCode: 'CENTRE' }))
    await familyOf('CENTRE', 'Ira')
    await familyOf('CENTRE', 'Om')
    const whole = (await call(apiKey, 'learners')).body
    const seen: string[] = []
    let after = ''
    for (let i = 0; i < 20; i += 1) {
      const { body } = await call(apiKey, `learners?size=1${after && `&after=${after}`}`)
      seen.push(...body.learners.map(({ learnerId }: { learnerId: string }) => learnerId))
      if (body.next === null) break
      after = body.next
    }
    expect(seen.toSorted()).toEqual(whole.learners.map(({ learnerId }: { learnerId: string }) => learnerId).toSorted())
    expect(whole.next).toBeNull()
  })

  it('no families without a partner, and the published tests', async () => {
    const { paperId } = await aTestPaper(app.ctx)
    const apiKey = await anApiKey(app.ctx, await anOrganisation(app.ctx))
    expect((await call(apiKey, 'orders')).body).toEqual({ orders: [], next: null })
    const { body } = await call(apiKey, 'tests')
    expect(body.tests).toContainEqual(
      expect.objectContaining({ testId: paperId, title: { en: 'Sets' }, questionCount: 3 }),
    )
    expect(JSON.stringify(body)).not.toContain('SECRET-SOLUTION')
  })

  it.each(['orders?size=0', 'orders?size=51', 'orders?after=1', 'attendance?days=32', 'attendance?days=x'])(
    'nothing with %s',
    async (path) => {
      const apiKey = await anApiKey(app.ctx, await anOrganisation(app.ctx))
      expect(await call(apiKey, path)).toMatchObject(refusal(400, 'INVALID_INPUT'))
    },
  )
})
