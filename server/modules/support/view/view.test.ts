// A member of staff looks at a family's pages as the family sees them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aMember, type AMember } from '#server/modules/staff/factory.ts'
import { codeAt } from '#server/modules/staff/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { readOperations, rightRequest, type ExampleValues, type Operation } from '#server/test/proofs/operations.ts' // prettier-ignore
import { prepareKnownValues } from '#server/test/proofs/example-values.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
let meera: Staff
let asha: AHousehold
let staff: ReturnType<TestApp['browser']>
beforeAll(async () => {
  app = await startTestApp()
  const { id } = await aMember(app.ctx, { name: 'Meera Nair', roles: ['support'] })
  meera = clerk(id, 'households.view', 'households.edit', 'operations.view')
})
afterAll(() => app.close())
beforeEach(async () => {
  asha = await aHousehold(app.ctx, { firstName: 'Asha', email: 'asha@example.in' })
  staff = app.browser(meera)
})

const reason = 'The mother called: she cannot find her receipt.'
const look = () => staff.client.staffSupportActions.openView({ id: asha.accountId, reason })
/** Every code counts once, so each login is half a minute after the one before. */
async function logIn({ email, password, secret }: AMember, browser = app.browser()) {
  app.moveClock(30 * SECOND)
  await browser.client.staffLogin.logIn({ email, password, code: codeAt(secret, app.now()) })
  return browser
}
const LOOKING_ONLY = { status: 403, code: 'LOOKING_ONLY' }

describe('a support view', () => {
  it('shows the family’s pages, with number and address masked, next to the console', async () => {
    const { endsAt } = await look()
    expect(endsAt - app.now()).toBe(15 * MINUTE)
    const data = await staff.client.accounts.getLoginData({})
    expect(data).toMatchObject({ accountId: asha.accountId, firstName: 'Asha', phone: `+91•••••••${asha.phone.slice(-3)}`, email: '•••@example.in', supportView: { endsAt } }) // prettier-ignore
    expect((await staff.client.staffHouseholds.list({})).total).toBeGreaterThan(0)
  })

  it('is reported to the family: who, why and until when, on its page, by a message and in the audit', async () => {
    const { viewId, endsAt } = await look()
    expect(await app.as(asha).support.listViews({})).toEqual([{ viewId, by: 'Meera, support', reason, startedAt: app.now(), endsAt, endedAt: null, isOpen: true }]) // prettier-ignore
    await app.runJobs()
    const texts = async () => (await app.sandbox.outbox(asha.phone)).map(({ text }) => text)
    await expect.poll(texts).toEqual([expect.stringContaining('Kandil support (Meera, support) can see your account for 15 minutes')]) // prettier-ignore
    const { data } = await staff.client.staffAudit.list({ subject: `households/${asha.accountId}` })
    expect(data).toMatchObject([{ action: 'households.look', staffId: meera.staffId, reason }])
  })

  it('ends by itself after fifteen minutes, and the console goes on', async () => {
    await look()
    app.moveClock(15 * MINUTE - 1)
    await staff.client.accounts.getLoginData({})
    app.moveClock(1)
    await expect(staff.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await staff.client.staffHouseholds.list({})
  })

  it.for([
    ['the family', () => app.as(asha)],
    ['whoever looks', () => staff.client],
  ] as const)('is ended by %s at once, and once', async ([, who]) => {
    const { viewId } = await look()
    await staff.client.accounts.getLoginData({})
    expect(await who().support.endView({ viewId })).toEqual({ isEnded: true })
    await expect(staff.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(app.as(asha).support.endView({ viewId })).rejects.toMatchObject({ code: 'VIEW_IS_OVER' })
    expect(await app.as(asha).support.listViews({})).toMatchObject([{ isOpen: false, endedAt: app.now() }])
  })

  it('is ended from the console too, and never by another family', async () => {
    const { viewId } = await look()
    const stranger = await aHousehold(app.ctx)
    await expect(app.as(stranger).support.endView({ viewId })).rejects.toMatchObject({ code: 'VIEW_IS_OVER' })
    expect(await staff.client.staffSupportActions.endView({ id: viewId })).toEqual({ isEnded: true })
    expect((await staff.client.staffSupportViews.list({ accountId: asha.accountId })).data).toMatchObject([{ endedBy: 'STAFF' }]) // prettier-ignore
  })

  it('ends at once with the login of the member of staff', async () => {
    const { id } = await aMember(app.ctx, { name: 'Ravi Iyer', roles: ['support'] })
    const ravi = app.browser(clerk(id, 'households.view', 'households.edit'))
    await ravi.client.staffSupportActions.openView({ id: asha.accountId, reason })
    await ravi.client.accounts.getLoginData({})
    const { version } = await app.as(owner).staffMembers.one({ id })
    const gone = { name: 'Ravi Iyer', roles: [], isReadOnly: false, isActive: false }
    await app.as(owner).staffMembers.update({ ...gone, id, version })
    await expect(ravi.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    await expect(staff.client.staffHouseholds.list({})).resolves.toBeDefined()
    await app.runJobs()
    expect(await app.as(asha).support.listViews({})).toMatchObject([{ isOpen: false, endedAt: app.now() }])
    expect((await staff.client.staffSupportViews.list({ accountId: asha.accountId })).data).toMatchObject([{ staffId: id, endedBy: 'STAFF' }]) // prettier-ignore
  })

  it('ends when its browser logs out or somebody else logs in there, and views in other browsers go on', async () => {
    const ravi = await aMember(app.ctx, { name: 'Ravi Iyer' })
    const open = async ({ client }: typeof staff) =>
      (await client.staffSupportActions.openView({ id: asha.accountId, reason })).viewId
    const [leaves, stays, changes] = [await logIn(ravi), await logIn(ravi), await logIn(ravi)]
    const ids = [await open(leaves), await open(stays), await open(changes)]
    expect(await leaves.client.staffLogin.logOut({})).toEqual({ isOut: true })
    await logIn(await aMember(app.ctx, { name: 'Sara Paul', roles: ['support'] }), changes)
    await expect(leaves.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    await expect(changes.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect(await stays.client.accounts.getLoginData({})).toMatchObject({ accountId: asha.accountId })
    await app.runJobs()
    const views = await app.as(asha).support.listViews({})
    const isOpen = new Map<string, boolean>(views.map((view) => [view.viewId, view.isOpen]))
    expect(ids.map((id) => isOpen.get(id))).toEqual([false, true, false])
  })

  it('needs the scope, a sentence and a household', async () => {
    const viewer = app.as(clerk('stf000000000000000061', 'households.view'))
    const ask = { id: asha.accountId, reason }
    await expect(viewer.staffSupportActions.openView(ask)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(staff.client.staffSupportActions.openView({ ...ask, reason: 'why' })).rejects.toMatchObject({ code: 'INVALID_INPUT' }) // prettier-ignore
    const nobody = { ...ask, id: 'acc000000000000000000' as never }
    await expect(staff.client.staffSupportActions.openView(nobody)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('a household', () => {
  it('is logged out everywhere, and so is the support view, and only support can do that', async () => {
    const family = app.browser(asha)
    await look()
    for (const { client } of [family, staff]) await client.accounts.getLoginData({})
    const ask = { id: asha.accountId, reason }
    const viewer = app.as(clerk('stf000000000000000061', 'households.view'))
    await expect(viewer.staffSupportActions.endSessions(ask)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect(await staff.client.staffSupportActions.endSessions(ask)).toEqual({ isLoggedOut: true })
    await expect(family.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    await expect(staff.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect((await staff.client.staffSupportViews.list({ accountId: asha.accountId })).data).toMatchObject([{ endedBy: 'STAFF', endedAt: app.now() }]) // prettier-ignore
    expect((await staff.client.staffHouseholds.list({})).total).toBeGreaterThan(0)
  })
})

describe('every call of a family, made from a support view', () => {
  it('changes no row, shows no whole number and no card, and is answered or refused', async () => {
    const { known, plan } = await prepareKnownValues(app)
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    const own = { userId: asha.learnerId, studentId: asha.learnerId, orderId }
    const all = readOperations()
    const operations = all.filter(({ id, access }) => isOfFamily(access) && id !== 'support.endView' && !id.startsWith('staff')) // prettier-ignore
    await app.as(asha).profiles.saveAddress({ name: 'Asha', phone: asha.phone.slice(3), line1: '12, 4th Cross', city: 'Bengaluru', pinCode: '560038' }) // prettier-ignore
    await look()
    app.moveClock(MINUTE)
    const before = await written()
    const wrong: string[] = []
    for (const operation of operations) {
      const fault = faultOf(operation, await call(operation, { ...known, ...own }))
      if (fault) wrong.push(`${operation.id} ${fault}`)
    }
    expect(wrong).toEqual([])
    expect(await written()).toEqual(before)
    await expect(staff.client.accounts.editProfile({ pinCode: '560001' })).rejects.toMatchObject(LOOKING_ONLY)
  })
})

function isOfFamily(access: string): boolean {
  return access === 'household' || access === 'anyone'
}

function call(operation: Operation, values: ExampleValues) {
  const { method, path, pathFields, query, body } = rightRequest(operation, values)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => pathFields[name] ?? '')
  const url = `/api${filled}?${new URLSearchParams(query)}`
  return staff.send({ method, url, ...(operation.body === undefined ? {} : { body }) })
}

/** The fault in this answer to a support view, which may only read. */
function faultOf({ id, method }: Operation, reply: Awaited<ReturnType<typeof call>>): string | undefined {
  const { statusCode, body } = reply
  if (statusCode >= 500) return `fails: ${body}`
  if (body.includes(asha.phone.slice(3)) || body.includes('asha@example.in')) return 'tells the number'
  if (HIDDEN.includes(id)) return body.includes('LOOKING_ONLY') ? undefined : 'is shown'
  return statusCode === 200 && method !== 'GET' && !READS_BY_POST.includes(id) ? 'is let through' : undefined
}

const HIDDEN = [
  'privacy.exportData',
  'payments.listCards',
  'payments.getGatewayCustomer',
  'invoices.getInvoicePdf',
  'invoices.getCreditNotePdf',
]
/** Those whose answer is the same for everyone, and what of an order the specification reads so. */
const READS_BY_POST = ['orders.getOrderInfo', 'catalogue.getBundles', 'catalogue.getTeachers', 'instruments.getEmiCards', 'instruments.getMaximumTenureForAmount', 'sales.getTeacherInfo', 'webinars.findWebinars', 'webinars.findWebinarLists', 'webinars.getRegistrationInfos', 'predictor.search'] // prettier-ignore

/** How many rows were written in any table of ours, but for what says how often somebody called. */
async function written(): Promise<unknown> {
  const { rows } = await app.pool.query(`
    select string_agg(format('select %L as t, count(*)::int as n, max(xmin::text::bigint) as last from %I.%I', schemaname || '.' || tablename, schemaname, tablename), ' union all ') as ask
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker', 'platform')
      and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`)
  const [{ ask }] = rows as [{ ask: string }]
  return (await app.pool.query(`select t, n, last::text from (${ask}) as all_tables order by t`)).rows
}
