// Signed messages to organisations: what is sent, to whom, how often, and how a receiver verifies them.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, HOUR, MINUTE } from '#core/kernel/time.ts'
import type { WebhookType } from '#core/modules/clients/client-scope.ts'
import { TRIES_AFTER } from '#core/modules/clients/retry-plan.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { householdOf } from '#server/test/household-of.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aTaughtClass } from '#server/test/taught-class.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { anOrganisation, aSharedFamily } from '../factory.ts'

interface Verification {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly secret: string
  readonly now: number
}

/** The code that docs/outside-clients.md gives to receivers, exactly as it is there. */
const [, documented = ''] =
  /```js\n([\s\S]*?)```/.exec(readFileSync(join(import.meta.dirname, '../../../../docs/outside-clients.md'), 'utf8')) ??
  []
const { isFromKandil } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(documented)}`
)) as {
  isFromKandil: (message: Verification) => boolean
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
let members = 0
/** Somebody new each time: a session of staff ends long before a day is over. */
const staff = () => app.as(clerk(`stf${String((members += 1)).padStart(18, '0')}`, 'clients.view', 'clients.edit'))

/** A receiver of the organisation's. It answers these statuses one after the other, then 204. */
async function aReceiver(...statuses: number[]) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      reply.writeHead(statuses[received.length - 1] ?? 204, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { url: `http://127.0.0.1:${port}/hooks?from=kandil`, received, close: () => server.closeAllConnections() ?? server.close() } // prettier-ignore
}

async function aTarget(
  types: readonly WebhookType[],
  { partnerCode = 'CENTRE' as string | null, statuses = [] as number[] } = {},
) {
  const organisationId = await anOrganisation(app.ctx, { partnerCode })
  const receiver = await aReceiver(...statuses)
  const { targetId, signingSecret } = await staff().staffClientActions.createWebhookTarget({ id: organisationId, url: receiver.url, types: [...types] }) // prettier-ignore
  const deliveries = async () => (await staff().staffWebhookDeliveries.list({ targetId })).data
  /** Other tests' events are no longer sent to it. */
  const end = async () => {
    const target = await staff().staffWebhookTargets.one({ id: targetId })
    await staff().staffWebhookTargets.update({
      id: targetId,
      types: target.types,
      isActive: false,
      version: target.version,
    })
    receiver.close()
  }
  return { organisationId, targetId, signingSecret, receiver, deliveries, end }
}

const aFamily = () => aSharedFamily(app.ctx, { partnerCode: 'CENTRE', firstName: 'Kavya' })

async function buy(home: AHousehold) {
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(1_180) })
  await moneyInWallet(app.ctx, home.accountId, { purchased: rupees(1_180) })
  const { orderId } = await app.as(home).orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: rupees(1_180) })
  await app.runJobs()
  return orderId
}

const tryAgain = async (after: number) => {
  app.moveClock(after)
  await app.runJob('clients.deliver-due')
}

describe('a message', () => {
  it('about a payment comes signed, and the documented lines verify it', async () => {
    const { receiver, signingSecret: secret, deliveries, end } = await aTarget(['order.paid'])
    const home = await aFamily()
    const orderId = await buy(home)
    expect(receiver.received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect(JSON.parse(body)).toMatchObject({
      type: 'order.paid',
      timestamp: new Date(app.now()).toISOString(),
      data: { orderId, learnerId: home.learnerId, amount: 118_000, currency: 'INR' },
    })
    expect(body).not.toContain('Kavya')
    const now = app.now()
    expect(isFromKandil({ headers, body, secret, now })).toBe(true)
    expect(isFromKandil({ headers, body: body.replace('118000', '118001'), secret, now })).toBe(false)
    expect(isFromKandil({ headers: { ...headers, 'webhook-id': 'evt1' }, body, secret, now })).toBe(false)
    expect(isFromKandil({ headers, body, secret: 'whsec_AAAA', now })).toBe(false)
    expect(isFromKandil({ headers, body, secret, now: now + 6 * MINUTE })).toBe(false)
    expect(await deliveries()).toMatchObject([
      { state: 'DELIVERED', tries: 1, status: 204, eventId: headers['webhook-id'] },
    ])
    await end()
  })

  it('takes ten lines to verify at most', () => {
    expect(documented.trim().split('\n').length).toBeLessThanOrEqual(10)
  })

  it('tells of an enrolment that begins, and of one whose time is over', async () => {
    const { receiver, end } = await aTarget(['enrolment.started', 'enrolment.ended'])
    const home = await aFamily()
    const orderId = await buy(home)
    const types = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
    expect(types()).toEqual(['enrolment.started'])
    await app.asOwner(
      `update enrolments.enrolment set valid_till = '${new Date(app.now() - 1).toISOString()}' where order_id = '${orderId}'`,
    )
    await app.runJob('enrolments.end-past')
    await app.runJobs()
    await app.runJob('enrolments.end-past')
    await app.runJobs()
    expect(types()).toEqual(['enrolment.started', 'enrolment.ended'])
    await end()
  })

  it('tells who was there, and each correction of it, also back to what it was', async () => {
    const { receiver, end } = await aTarget(['attendance.recorded'])
    const home = await aFamily()
    const { id, teacher } = await aTaughtClass(app, [home])
    const startsAt = Number((await app.pool.query(`select extract(epoch from starts_at) * 1000 as at from classroom.session where id = $1`, [id])).rows[0].at) // prettier-ignore
    app.moveClock(startsAt - app.now())
    await app.as(teacher).classroomTeaching.startClass({ id })
    app.moveClock(HOUR)
    await app.as(teacher).classroomTeaching.endClass({ id })
    app.moveClock(10 * MINUTE)
    await app.runJob('classroom.close-classes')
    await app.runJobs()
    for (const isAttended of [true, false, true]) {
      app.moveClock(MINUTE)
      const correction = { id, learnerId: home.learnerId, isAttended, reason: 'Their line was down' }
      await app.as(teacher).classroomTeaching.correctAttendance(correction)
      await app.runJobs()
    }
    const told = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { isAttended: boolean } }).data.isAttended,
    )
    expect(told).toEqual([false, true, false, true])
    await end()
  })

  it('goes to the organisation of the family’s partner only', async () => {
    const [own, other, none] = [await aTarget(['order.paid']), await aTarget(['order.paid'], { partnerCode: 'TATA_SKY' }), await aTarget(['order.paid'], { partnerCode: null })] // prettier-ignore
    await buy(await aFamily())
    await buy(await aHousehold(app.ctx))
    expect([own, other, none].map(({ receiver }) => receiver.received.length)).toEqual([1, 0, 0])
    for (const target of [own, other, none]) await target.end()
  })

  it('is sent once for an event that is reported twice', async () => {
    const { receiver, end } = await aTarget(['order.paid'])
    const orderId = await buy(await aFamily())
    const listener = app.jobs.find(({ name }) => name === 'clients.order-paid')
    await Promise.all([listener?.run(app.ctx, { orderId }), listener?.run(app.ctx, { orderId })])
    await app.runJobs()
    expect(receiver.received).toHaveLength(1)
    await end()
  })

  it('about a test goes to every organisation that wants it', async () => {
    const { receiver, end } = await aTarget(['test.published'], { partnerCode: null })
    const { paperId } = await aTestPaper(app.ctx)
    const chief = app.as(owner)
    const paper = await chief.staffPapers.one({ id: paperId })
    const retired = await chief.staffPaperSteps.retirePaper({ id: paperId as never, version: paper.version })
    await chief.staffPaperSteps.publishPaper({ id: paperId as never, version: retired.version })
    await app.runJobs()
    expect(receiver.received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([{ type: 'test.published', data: { testId: paperId } }]) // prettier-ignore
    await end()
  })
})

describe('a receiver that fails', () => {
  it('is tried eight times within 24 hours, and can be sent the message again under the same id', async () => {
    expect(TRIES_AFTER).toHaveLength(8)
    expect(TRIES_AFTER.at(-1)).toBe(24 * HOUR)
    const { receiver, deliveries, end } = await aTarget(['order.paid'], {
      statuses: [500, 302, 404, 500, 500, 500, 429, 410],
    })
    await buy(await aFamily())
    expect(await deliveries()).toMatchObject([
      { state: 'WAITING', tries: 1, status: 500, nextTryAt: app.now() + MINUTE },
    ])
    for (const [i, after] of TRIES_AFTER.entries()) {
      if (i === 0) continue
      const gap = after - (TRIES_AFTER[i - 1] ?? 0)
      await tryAgain(gap - 1)
      expect(receiver.received).toHaveLength(i)
      await tryAgain(1)
      expect(receiver.received).toHaveLength(i + 1)
    }
    const [dead] = await deliveries()
    expect(dead).toMatchObject({ state: 'DEAD', tries: 8, status: 410, nextTryAt: null })
    await tryAgain(DAY)
    expect(receiver.received).toHaveLength(8)
    await staff().staffClientActions.replayDelivery({ id: dead?.id ?? '', reason: 'Their server is back.' })
    await expect(staff().staffClientActions.replayDelivery({ id: dead?.id ?? '', reason: 'Again.' })).rejects.toMatchObject({ code: 'DELIVERY_IS_WAITING' }) // prettier-ignore
    await app.runJobs()
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', tries: 1, status: 204 }])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await end()
  })

  it('is away: the reason is on the delivery, and the others get theirs', async () => {
    const [away, there] = [await aTarget(['order.paid']), await aTarget(['order.paid'])]
    away.receiver.close()
    await buy(await aFamily())
    expect(await away.deliveries()).toMatchObject([{ state: 'WAITING', status: null, fault: 'ECONNREFUSED' }])
    expect(there.receiver.received).toHaveLength(1)
    for (const target of [away, there]) await target.end()
  })

  it('is called by one process at a time', async () => {
    const { receiver, end } = await aTarget(['order.paid'], { statuses: [500] })
    await buy(await aFamily())
    app.moveClock(MINUTE)
    await Promise.all([1, 2, 3].map(() => app.runJob('clients.deliver-due')))
    expect(receiver.received).toHaveLength(2)
    await end()
  })
})

describe('a new secret', () => {
  it('signs at once, next to the old one for a day', async () => {
    const { targetId, receiver, signingSecret: old, end } = await aTarget(['order.paid'])
    const { signingSecret: fresh } = await staff().staffClientActions.rotateWebhookSecret({ id: targetId, reason: 'It was in a mail.' }) // prettier-ignore
    await buy(await aFamily())
    const verify = (i: number, secret: string) => {
      const { headers, body } = receiver.received[i] ?? { headers: {}, body: '' }
      return isFromKandil({ headers, body, secret, now: app.now() })
    }
    expect([verify(0, old), verify(0, fresh)]).toEqual([true, true])
    app.moveClock(DAY)
    await buy(await aFamily())
    expect([verify(1, old), verify(1, fresh)]).toEqual([false, true])
    await end()
  })
})

describe('a target', () => {
  it('gets only events that the organisation may read, and at most five exist', async () => {
    const id = await anOrganisation(app.ctx, { scopes: ['tests.read'] })
    const url = 'http://127.0.0.1:9/hook'
    const create = (types: WebhookType[]) => staff().staffClientActions.createWebhookTarget({ id, url, types })
    await expect(create(['order.paid'])).rejects.toMatchObject({ code: 'SCOPE_NOT_GRANTED' })
    const { targetId } = await create(['test.published'])
    const { version } = await staff().staffWebhookTargets.one({ id: targetId })
    const more = { id: targetId, version, types: ['order.paid' as const], isActive: true }
    await expect(staff().staffWebhookTargets.update(more)).rejects.toMatchObject({ code: 'SCOPE_NOT_GRANTED' })
    for (let i = 0; i < 4; i += 1) await create(['test.published'])
    await expect(create(['test.published'])).rejects.toMatchObject({ code: 'TOO_MANY_TARGETS' })
  })

  it('that is off keeps what waits, and cannot be replayed to', async () => {
    const { receiver, deliveries, end } = await aTarget(['order.paid'], { statuses: [500, 204] })
    await buy(await aFamily())
    await buy(await aFamily())
    await end()
    await tryAgain(HOUR)
    expect(receiver.received).toHaveLength(2)
    const [delivered, waiting] = (await deliveries()).toSorted((a, b) => (a.state < b.state ? -1 : 1))
    expect([delivered, waiting]).toMatchObject([{ state: 'DELIVERED' }, { state: 'WAITING', tries: 1 }])
    const again = staff().staffClientActions.replayDelivery({ id: delivered?.id ?? '', reason: 'They lost it.' })
    await expect(again).rejects.toMatchObject({ code: 'TARGET_IS_OFF' })
  })
})

describe('where private addresses are not allowed', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({}, { PRIVATE_TARGETS: 'off' })
  })
  afterAll(() => strict.close())

  it.each([
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://10.0.0.8/hook',
    'http://8.8.8.8/hook',
    'https://user:word@8.8.8.8/hook',
    'https://8.8.8.8:8443/hook',
  ])('%s is refused', async (url) => {
    const id = await anOrganisation(strict.ctx)
    const create = strict.as(owner).staffClientActions.createWebhookTarget({ id, url, types: ['test.published'] })
    await expect(create).rejects.toMatchObject({ status: 422, code: 'TARGET_REFUSED' })
  })

  it('a target that has come to lead into our own network is not called', async () => {
    const receiver = await aReceiver()
    const id = await anOrganisation(strict.ctx, { partnerCode: null })
    const { targetId } = await strict.as(owner).staffClientActions.createWebhookTarget({ id, url: 'https://8.8.8.8/hook', types: ['test.published'] }) // prettier-ignore
    await strict.asOwner(`update clients.target set url = '${receiver.url}'`)
    const { paperId } = await aTestPaper(strict.ctx)
    const publish = strict.jobs.find(({ name }) => name === 'clients.test-published')
    await publish?.run(strict.ctx, { paperId, at: strict.now() })
    await strict.runJobs()
    expect(receiver.received).toEqual([])
    expect((await strict.as(owner).staffWebhookDeliveries.list({ targetId })).data).toMatchObject([{ state: 'WAITING', fault: 'EPRIVATE' }]) // prettier-ignore
    receiver.close()
  })
})

describe('what is kept', () => {
  it('of a learner is in the family’s copy, and goes with the learner', async () => {
    const { deliveries, end } = await aTarget(['order.paid'])
    const home = await aFamily()
    await buy(home)
    const parts = householdOf(app.ctx, 'clients')
    const copy = await parts.exportLearner?.(app.ctx, home.learnerId, home.accountId)
    expect(copy).toEqual({ outsideEvents: [{ organisation: 'Deccan Schools', type: 'order.paid', at: app.now() }] })
    await parts.eraseLearner?.(app.ctx, home.learnerId)
    expect(await deliveries()).toEqual([])
    await end()
  })
})
