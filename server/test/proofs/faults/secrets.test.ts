// A family whose every detail is a canary logs in, edits its profile, fails to pay and pays, while things break. Afterwards
// nothing of it is in the log, and nothing in the database that must not be kept.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../database.ts'
import { eventually } from '../eventually.ts'
import { openBrowser, type Browser } from './browser.ts'
import { PATIENT } from './own-process.ts'
import { openScene, type Scene } from './scene.ts'

const PHONE = '9812340765'
const CARD = '4111111111111111'
const NAMES = ['Kanarienvogelina', 'Zwitscherpur', 'Cardholderina']
const EMAIL = 'canary.bird.77@canaries.example'
const VPA = 'canaryvpa4477@okbank'

let database: Awaited<ReturnType<typeof freshDatabase>>
let scene: Scene
let asha: Browser
const codes: string[] = []
const tokens: string[] = []
let log = ''
let dump = ''

beforeAll(async () => {
  database = await freshDatabase()
  scene = await openScene(database.url, { families: 1, plans: 4, couponUses: 5 }, PATIENT)
  asha = openBrowser(scene.server().url)
  await logIn()
  await editProfile()
  await breakThings()
  await pay()
  // Another code is sent after half a minute.
  await owner(`update otp.verification set sent_at = sent_at - interval '1 minute'`)
  await logIn()
  await scene.server().stop()
  log = scene.server().said()
  dump = await dumpOf(database.url)
})
afterAll(async () => {
  await scene.close()
  await database.drop()
})

async function lastCode(): Promise<string> {
  const reply = await fetch(`${scene.sandbox.url}/outbox.json?to=${PHONE}`)
  const [newest] = (await reply.json()) as { code: string }[] // the sandbox's own form
  return newest?.code ?? ''
}

async function logIn(): Promise<void> {
  const asked = await asha.post('/api/preLoginVerification', { phone: `+91 ${PHONE.slice(0, 5)} ${PHONE.slice(5)}` })
  const otp = await lastCode()
  codes.push(otp)
  const { verificationId } = asked.body
  await asha.post('/api/login/verifyOTP', { verificationId, otp: otp === '000000' ? '000001' : '000000' })
  await asha.post('/api/login/verifyOTP', { verificationId, otp: `${otp}x` })
  await asha.post('/api/login/verifyOTP', { verificationId, otp })
  tokens.push(asha.cookies.get('kandil') ?? '')
}

async function editProfile(): Promise<void> {
  await asha.post('/api/editProfile', { firstName: NAMES[0], lastName: NAMES[1], email: EMAIL, pinCode: '560038' })
  await asha.post('/api/editProfile', { firstName: NAMES[0], email: `${EMAIL},x`, grade: NAMES[1] })
}

/** Canaries where they do not belong, and faults whose reasons name them. */
async function breakThings(): Promise<void> {
  const everything = [PHONE, CARD, ...NAMES, EMAIL, VPA, ...codes, ...tokens]
  for (const canary of everything) {
    await asha.get(`/api/school/getSchools?nameQuery=${encodeURIComponent(canary)}&token=${encodeURIComponent(canary)}`)
    await asha.get(`/api/${encodeURIComponent(canary)}`)
    await asha.get('/api/getLoginData', { authorization: `Bearer ${canary}`, 'user-agent': canary, referer: canary })
    await asha.send('POST', '/api/editProfile', `{"firstName":"${canary}"`)
    await asha.post('/api/payment/getOrderInfo', { orderId: canary })
    await asha.post(
      '/api/dinero/payment/buyItems',
      { quote: canary, couponCode: canary },
      { 'idempotency-key': canary },
    )
    await asha.post('/api/login/verifyOTP', { verificationId: canary, otp: canary })
  }
  // PostgreSQL adds the whole row to such an error.
  await owner('alter table accounts.learner add constraint broken check (first_name is null) not valid')
  const broken = await asha.post('/api/editProfile', { firstName: NAMES[0], lastName: NAMES[1] })
  expect(broken.status).toBe(500)
  await owner('alter table accounts.learner drop constraint broken')
  await scene.setKnobs({ messageFault: 'ERROR', mailFault: 'TRY_LATER', errorShare: 1 })
  await asha.post('/api/payment/validate-vpa', { vpa: VPA, platform: 'ios' })
  await scene.setKnobs({ faultsOn: 'START_TXN' })
  await order(0, { method: 'UPI_COLLECT', vpa: VPA, platform: 'ios' })
  await asha.post('/api/preLoginVerification', { phone: PHONE })
  await scene.setKnobs({ errorShare: 0, faultsOn: 'ANY' })
}

async function owner(statement: string): Promise<void> {
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function order(plan: number, payment: object): Promise<{ orderId: string; page: string }> {
  const billing = { name: `${NAMES[0]} ${NAMES[1]}`, email: EMAIL, pinCode: '560038' }
  const made = await asha.post('/api/dinero/payment/buyItems', {
    subscriptionPlanId: scene.shop.plans[plan]?.planId,
    billing,
  })
  const orderId = String(made.body['orderId'])
  const { body } = await asha.post('/api/payment/v2/payment-request', { orderId, ...payment })
  return { orderId, page: String((body['next'] as { redirectUrl?: string } | undefined)?.redirectUrl) }
}

/** Pays by UPI request, and by card, first with a wrong password of the bank. Texts and mails fail until the end. */
async function pay(): Promise<void> {
  const byUpi = await order(1, { method: 'UPI_COLLECT', vpa: VPA, platform: 'ios' })
  await fetch(`${scene.sandbox.url}/control/orders/${byUpi.orderId}/approve`, { method: 'POST' })
  const byCard = await order(2, { method: 'CARD' })
  const form = { number: CARD, expiry: '11/39', cvv: '737', name: NAMES[2] ?? '' }
  const challenge = await fetch(byCard.page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const password = new URL(challenge.headers.get('location') ?? '', scene.sandbox.url)
  for (const otp of ['654321', '123456'])
    await fetch(password, { method: 'POST', body: new URLSearchParams({ otp }), redirect: 'manual' })
  const status = async (orderId: string) =>
    (await asha.get(`/api/payment/v2/juspay-order-status/${orderId}`)).body['status']
  for (const { orderId } of [byUpi, byCard])
    await eventually(`${orderId} is paid`, async () => (await status(orderId)) === 'SUCCESS')
  await eventually('a receipt could not be sent', async () => scene.server().said().includes('job failed'))
  await scene.setKnobs({ messageFault: 'NONE', mailFault: 'NONE' })
  await eventually('the receipts are sent', async () => (await receipts()) >= 4, { everyMs: 500 })
}

/** Two texts and two mails. */
async function receipts(): Promise<number> {
  const outbox = await Promise.all(
    [PHONE, EMAIL].map((to) => fetch(`${scene.sandbox.url}/outbox.json?to=${encodeURIComponent(to)}`)),
  )
  const messages = (await Promise.all(outbox.map((reply) => reply.json()))) as { text: string }[][] // the sandbox's own form
  return messages.flat().filter(({ text }) => text.includes('enrolled')).length
}

/** Every row of every table, as text. Fractions of seconds are left out: now and then one has the digits of a code. */
async function dumpOf(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  const tables = await client.query<{
    name: string
  }>(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  let text = ''
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} as t`)
    text += rows.map(({ row }) => `${name} ${row}\n`).join('')
  }
  await client.end()
  return text.replaceAll(/(:\d\d)\.\d+/g, '$1')
}

/** The lines that contain it between other signs than letters and digits. */
function linesWith(text: string, canary: string): string[] {
  const alone = new RegExp(`(?<![0-9A-Za-z])${canary.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}(?![0-9A-Za-z])`, 'i')
  return text
    .split('\n')
    .filter((line) => alone.test(line))
    .map((line) => line.slice(0, 500))
}

describe('the log of a run in which everything was tried', () => {
  it('is there', () => {
    expect(log.split('\n').length).toBeGreaterThan(50)
    expect(log).toContain('request failed')
    expect(log).toContain('job failed')
  })

  it('contains no family’s number, name, address or UPI ID', () => {
    for (const canary of [
      PHONE,
      `91${PHONE}`,
      PHONE.slice(0, 5),
      ...NAMES,
      EMAIL,
      'canary.bird.77',
      VPA,
      'canaryvpa4477',
    ])
      expect(linesWith(log, canary)).toEqual([])
  })

  it('has no code, no session and no card in it', () => {
    expect(codes.every((code) => /^\d{6}$/.test(code)) && tokens.every((token) => token.length === 43)).toBe(true)
    for (const canary of [...codes, ...tokens, CARD, CARD.slice(0, 12)]) expect(linesWith(log, canary)).toEqual([])
  })
})

describe('the database after it', () => {
  it('knows the family', () => {
    expect(linesWith(dump, `91${PHONE}`)).not.toEqual([])
    expect(linesWith(dump, NAMES[0] ?? '')).not.toEqual([])
  })

  it('has no code and no session in it', () => {
    for (const canary of [...codes, ...tokens]) expect(linesWith(dump, canary)).toEqual([])
  })

  it('has nothing of the card but its last four digits and its issuer', () => {
    for (const canary of [CARD, CARD.slice(0, 12), CARD.slice(0, 6), NAMES[2] ?? ''])
      expect(linesWith(dump, canary)).toEqual([])
  })
})
