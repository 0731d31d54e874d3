// Support reads about the messages of a household: "I did not get it" has an answer.
import { afterAll, expect, it } from 'vitest'
import { HOUR, later } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, START } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { notify, type NoticeDraft } from '../index.ts'

const app = await startTestApp()
afterAll(() => app.close())

const support = clerk('stf000000000000000081', 'households.view')

async function tell({ accountId }: AHousehold, but: Partial<NoticeDraft>): Promise<void> {
  const draft: NoticeDraft = {
    to: { accountId },
    type: 'class-soon',
    key: `class ${String(but.purpose)}`,
    purpose: 'CLASSES',
    values: { course: 'Optics', time: '7:00 pm' },
    ...but,
  }
  await app.ctx.db.transaction().execute((tx) => notify(app.ctx, tx, draft))
}

it('staff see each message of a household: what left, what waits, and why one was dropped', async () => {
  const [home, other] = [await aHousehold(app.ctx, { birthYear: 1990 }), await aHousehold(app.ctx, { birthYear: 1990 })]
  await tell(home, { purpose: 'PAYMENTS' })
  await tell(other, { purpose: 'PAYMENTS' })
  await app.runJobs()
  app.moveClock(later(START, 4 * HOUR) - app.now()) // 22:00
  await tell(home, { purpose: 'CLASSES' })
  await tell(home, { purpose: 'CLASSES', key: 'tonight', expiresAt: later(START, 6 * HOUR) })
  await app.runJobs()
  const { data } = await app.as(support).staffNoticeSends.list({ accountId: home.accountId })
  const shown = data.map(({ purpose, channel, state, reason, dueAt }) => ({ purpose, channel, state, reason, dueAt }))
  const sms = { channel: 'SMS' }
  expect(shown).toEqual([
    // It leaves at 8:00.
    { ...sms, purpose: 'CLASSES', state: 'PLANNED', reason: null, dueAt: later(START, 14 * HOUR) },
    { ...sms, purpose: 'CLASSES', state: 'DROPPED', reason: 'QUIET', dueAt: later(START, 4 * HOUR) },
    { ...sms, purpose: 'PAYMENTS', state: 'SENT', reason: null, dueAt: START },
  ])
  expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['class-soon']))
  const stranger = app.as(clerk('stf000000000000000082', 'messages.view')).staffNoticeSends
  await expect(stranger.list({ accountId: home.accountId })).rejects.toMatchObject({ status: 403 })
})
