// Codes: nobody learns from an answer whether a number is known, and guessing leads nowhere, however it is spread.
import { afterAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '../../app.ts'
import { someAtATime } from '../some-at-a-time.ts'

const app = await startTestApp({}, { TRUST_PROXY: '1' })
afterAll(() => app.close())

let calls = 0
/** From another network each time: what is limited by network must not hide what is proven here. */
async function post(path: string, body: object, device = '') {
  calls += 1
  const address = `10.${(calls >> 8) & 255}.${calls & 255}.${1 + (calls >> 16)}`
  const headers = { 'x-forwarded-for': address }
  const since = performance.now()
  const reply = await app.inject({ method: 'POST', url: `/api${path}`, headers, body, cookie: device })
  return { reply, ms: performance.now() - since }
}

const askFor = (phone: string) => post('/preLoginVerification', { phone })
const deviceIn = (cookies: string | string[] | undefined) => /kandil-device=[\w-]+/.exec([cookies].flat().join())?.[0]
const unknownPhone = () => `97${String(10_000_000 + (calls += 1))}`
const local = (phone: string) => phone.slice(3)

const PAIRS = 30

/**
 * Returns true if neither of the two takes clearly longer, pair by pair: a slow machine slows both. If there is no
 * difference, chance decides each pair: 28 of 30 on one side happen once in two million runs.
 */
function areAlike(pairs: readonly { readonly known: number; readonly unknown: number }[]): boolean {
  const slowerKnown = pairs.filter(({ known, unknown }) => known > 1.5 * unknown).length
  const slowerUnknown = pairs.filter(({ known, unknown }) => unknown > 1.5 * known).length
  return pairs.length === PAIRS && Math.max(slowerKnown, slowerUnknown) < 28
}

/** Milliseconds of both, the one and the other first in turn. */
async function timesOf(no: number, time: Record<'known' | 'unknown', () => Promise<number>>) {
  const order = no % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
  const pair = { known: 0, unknown: 0 }
  for (const kind of order) pair[kind] = await time[kind]()
  return pair
}

describe('a number we know and one we do not', () => {
  it('are answered alike: status, fields and headers', async () => {
    const { phone } = await aHousehold(app.ctx)
    const seen = [await askFor(local(phone)), await askFor(unknownPhone())].map(({ reply }) => ({
      status: reply.statusCode,
      headers: Object.keys(reply.headers).toSorted(),
      fields: { ...reply.json<object>(), verificationId: '' },
      length: reply.payload.length,
    }))
    expect(seen[0]).toEqual(seen[1])
  })

  it('take as long as each other', async () => {
    const families = await someAtATime(PAIRS, () => aHousehold(app.ctx))
    const pairs: Awaited<ReturnType<typeof timesOf>>[] = []
    for (const [no, { phone }] of families.entries()) {
      const known = async () => (await askFor(local(phone))).ms
      pairs.push(await timesOf(no, { known, unknown: async () => (await askFor(unknownPhone())).ms }))
    }
    expect(areAlike(pairs), JSON.stringify(pairs)).toBe(true)
  })

  it('are invited as parents alike: status, fields and time', async () => {
    const pairs: Awaited<ReturnType<typeof timesOf>>[] = []
    const answers = new Set<string>()
    for (let no = 0; no < PAIRS; no += 1) {
      const [cookie, { phone }] = [await app.cookieOf(await aHousehold(app.ctx)), await aHousehold(app.ctx)]
      const invite = async (number: string) => {
        const { reply, ms } = await post('/household/inviteGuardian', { phone: number }, cookie)
        answers.add(`${reply.statusCode} ${reply.payload}`)
        return ms
      }
      pairs.push(await timesOf(no, { known: () => invite(local(phone)), unknown: () => invite(unknownPhone()) }))
    }
    expect([...answers]).toEqual(['200 {"isInvited":true}'])
    expect(areAlike(pairs), JSON.stringify(pairs)).toBe(true)
  })

  it('are locked alike after the same number of wrong codes', async () => {
    const { phone } = await aHousehold(app.ctx)
    const [known, unknown] = [await guess(local(phone), 12), await guess(unknownPhone(), 12)]
    expect(known).toEqual(unknown)
  })
})

/** So many wrong codes for one number, three for each code that is sent. Answers what was answered. */
async function guess(phone: string, tries: number): Promise<string[]> {
  const answers: string[] = []
  while (answers.length < tries) {
    const { reply } = await askFor(phone)
    if (reply.statusCode !== 200) return [...answers, `${reply.statusCode}`]
    const { verificationId } = reply.json<{ verificationId: string }>()
    const device = deviceIn(reply.headers['set-cookie'])
    const otp = (await app.sandbox.lastOtp(phone)) === '000000' ? '000001' : '000000'
    for (let no = 0; no < 3; no += 1) {
      const wrong = await post('/login/verifyOTP', { verificationId, otp }, device)
      answers.push(`${wrong.reply.statusCode} ${wrong.reply.json<{ errorCode: string }>().errorCode}`)
    }
  }
  return answers
}

describe('guessing', () => {
  it('gets three tries at each of five codes an hour, from however many networks and browsers', async () => {
    const answers = await guess(unknownPhone(), 30)
    const tried = answers.filter((answer) => answer.endsWith('INCORRECT_OTP') || answer.endsWith('OTP_EXPIRED'))
    expect(tried.length).toBeLessThanOrEqual(15)
    expect(answers.at(-1)).toMatch(/^429/)
  })

  it('at ids of codes that were never sent learns nothing', async () => {
    const answers = await someAtATime(200, (no) => post('/login/verifyOTP', { verificationId: `otp${String(no).padStart(18, '0')}`, otp: '123456' }))
    const seen = new Set(answers.map(({ reply }) => `${reply.statusCode} ${reply.json<{ errorCode: string }>().errorCode}`))
    expect([...seen]).toEqual([expect.stringMatching(/OTP_EXPIRED$/)])
  }) // prettier-ignore

  it.each([
    ['a list of codes', { otp: ['000000', '000001', '000002'] }],
    ['a number', { otp: 0 }],
    ['nothing', { otp: null }],
    ['a pattern', { otp: '%' }],
    ['an operator', { otp: { $ne: '' } }],
    ['true', { otp: true }],
    ['other digits', { otp: '०१२३४५' }],
  ])('with %s instead of a code is bad input and takes no try', async (_, body) => {
    const phone = unknownPhone()
    const { reply } = await askFor(phone)
    const { verificationId } = reply.json<{ verificationId: string }>()
    const device = deviceIn(reply.headers['set-cookie'])
    const refused = await post('/login/verifyOTP', { verificationId, ...body }, device)
    expect([refused.reply.statusCode, refused.reply.json()]).toEqual([400, expect.objectContaining({ errorCode: 'INVALID_INPUT' })]) // prettier-ignore
    const code = (await app.sandbox.lastOtp(phone)) ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    const statuses: number[] = []
    for (const otp of [wrong, wrong, code])
      statuses.push((await post('/login/verifyOTP', { verificationId, otp }, device)).reply.statusCode)
    expect(statuses, 'three tries are left, and the last of them is right').toEqual([400, 400, 200])
  })
})
