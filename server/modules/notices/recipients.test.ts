import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, START, type TestApp } from '#server/test/app.ts'
import { notify, recipientAt, type NoticeDraft } from './index.ts'

let app: TestApp
let made = 0
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

const aNumber = () => `+91961234${String((made += 1)).padStart(4, '0')}`
const inTx = <T>(work: (tx: Parameters<typeof notify>[1]) => Promise<T>) => app.ctx.db.transaction().execute(work)
const invited = (but: Partial<NoticeDraft> & Pick<NoticeDraft, 'to'>): NoticeDraft => ({
  type: 'guardian-invited', key: 'invited 1', purpose: 'SAFETY', values: {}, link: '/me', lang: 'hi', ...but,
}) // prettier-ignore
const tell = (draft: NoticeDraft) => inTx((tx) => notify(app.ctx, tx, draft))
async function messages(to: string) {
  await app.runJobs()
  return app.sandbox.outbox(to)
}

describe('a number without a household', () => {
  it('gets one SMS for each key, with a link to the page in its language', async () => {
    const phone = aNumber()
    await Promise.all([tell(invited({ to: { phone } })), tell(invited({ to: { phone } }))])
    await tell(invited({ to: { phone } }))
    const [sent, ...more] = await messages(phone)
    expect([sent?.channel, more]).toEqual(['SMS', []])
    expect(sent?.text).toMatch(/\/hi\/me$/)
  })

  it('gets an offer by day only, and no third one in a week', async () => {
    const phone = aNumber()
    const offer = (no: number) => invited({ to: { phone }, type: 'class-soon', key: `offer ${no}`, purpose: 'OFFERS', values: { course: 'Optics', time: '7:00 pm' } }) // prettier-ignore
    app.moveClock(4 * HOUR) // 22:00
    for (let no = 1; no <= 3; no += 1) await tell(offer(no))
    expect(await messages(phone)).toEqual([])
    app.moveClock(12 * HOUR) // 10:00
    expect(await messages(phone)).toHaveLength(2)
  })

  it('is forgotten after thirty days', async () => {
    const phone = aNumber()
    await tell(invited({ to: { phone } }))
    await messages(phone)
    const rows = () => app.ctx.db.selectFrom('notices.notice').select('id').where('phone', '=', phone).execute()
    app.moveClock(30 * DAY - HOUR)
    await app.runJob('notices.forget-numbers')
    expect(await rows()).toHaveLength(1)
    app.moveClock(2 * HOUR)
    await app.runJob('notices.forget-numbers')
    expect(await rows()).toEqual([])
  })
})

describe('a number with a household', () => {
  it('is that household, whose notification centre shows the notice', async () => {
    const home = await aHousehold(app.ctx)
    await inTx(async (tx) => notify(app.ctx, tx, invited({ to: await recipientAt(tx, home.phone) })))
    expect(await messages(home.phone)).toHaveLength(1)
    expect((await app.as(home).notices.listNotices({})).notices).toMatchObject([{ type: 'guardian-invited' }])
  })
})

describe('a mail that a payer asked for', () => {
  const receipt = (accountId: string, mailTo: string, key = 'receipt 1') => invited({
    to: { accountId }, type: 'recharged', key, purpose: 'PAYMENTS', mailTo,
    values: { amount: '₹100', details: 'Price\t₹100' }, link: '/pay/ord1', lang: 'ta',
  }) // prettier-ignore

  it('goes to the given address along with the SMS that the household chose, in one frame', async () => {
    const home = await aHousehold(app.ctx)
    const mailTo = `payer${(made += 1)}@example.in`
    await tell(receipt(home.accountId, mailTo))
    expect(await messages(home.phone)).toHaveLength(1)
    const [mail, ...more] = await app.sandbox.outbox(mailTo)
    expect([mail?.channel, more]).toEqual(['MAIL', []])
    expect(mail?.text).toContain('Price: ₹100')
    expect(mail?.text).toMatch(/\/ta\/me\/messages$/m)
  })

  it('is the only message where the notice names only mail', async () => {
    const home = await aHousehold(app.ctx)
    const mailTo = `payer${(made += 1)}@example.in`
    await tell({ ...receipt(home.accountId, mailTo), channels: ['MAIL'] })
    expect([(await messages(home.phone)).length, (await app.sandbox.outbox(mailTo)).length]).toEqual([0, 1])
  })
})
