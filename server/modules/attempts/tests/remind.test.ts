// A test of a course that opens at an hour: its learners are reminded a day and an hour before.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import { startTestApp, START } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aTestPaper } from '../factory.ts'

const app = await startTestApp()
afterAll(() => app.close())
beforeEach(() => app.moveClock(START - app.now()))

/** Monday, 23 November, 10:00 in India. */
const OPENS = later(START, 40 * HOUR)
/** A session of staff ends after some hours. */
let editors = 0
const anEditor = () =>
  app.as(clerk(`stf0000000000000000${(editors += 1) + 80}`, 'tests.view', 'tests.edit', 'tests.approve'))

async function aFamilyOf(bundleId: string): Promise<AHousehold> {
  const family = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2010 })
  await anEnrolledLearner(app.ctx, family, bundleId as never)
  return family
}

async function aCourseTest(but: object = {}) {
  const bundle = await aBundle(app.ctx)
  const { paperId } = await aTestPaper(app.ctx, { title: { en: 'Optics I' }, isFree: false, bundleIds: [bundle.id as never], opensAt: OPENS, ...but }) // prettier-ignore
  return { paperId, bundleId: bundle.id, family: await aFamilyOf(bundle.id) }
}

/** The texts of the messages that come until then, with the minute at which they came. */
async function messagesUntil({ phone }: AHousehold, until: Instant, from: Instant = app.now()) {
  for (let now = from; now <= until; now = later(now, 5 * MINUTE)) {
    app.moveClock(now - app.now())
    await app.runJob('attempts.remind')
    await app.runJob('notices.deliver-due')
    await app.runJobs()
  }
  return (await app.sandbox.outbox(phone)).map(({ text }) => text.split('. ')[0]).toReversed()
}

const opening = (time: string) => `Your Kandil test Optics I opens on ${time}`

describe('a test of a course that opens at an hour', () => {
  it('reminds its learners a day and an hour before, and nobody else', async () => {
    const { family } = await aCourseTest()
    const { family: other } = await aCourseTest({ isFree: true })
    const dayBefore = later(OPENS, -DAY)
    expect(await messagesUntil(family, dayBefore, later(dayBefore, -10 * MINUTE))).toEqual([
      opening('23 Nov, 10:00 am IST'),
    ])
    await messagesUntil(family, later(OPENS, 5 * MINUTE), later(OPENS, -70 * MINUTE))
    expect(await app.sandbox.outbox(family.phone)).toHaveLength(2)
    expect(await app.sandbox.outbox(other.phone)).toEqual([])
  })

  it('moves its reminders when it opens at another hour, and says so once', async () => {
    const { family, paperId } = await aCourseTest()
    const dayBefore = later(OPENS, -DAY)
    await messagesUntil(family, dayBefore, later(dayBefore, -10 * MINUTE))
    const papers = anEditor().staffPapers
    const paper = await papers.one({ id: paperId })
    await papers.update({ ...paper, opensAt: later(OPENS, 2 * HOUR) } as never)
    expect((await messagesUntil(family, later(dayBefore, 5 * MINUTE))).at(-1)).toBe('Your Kandil test Optics I has a new time: it opens on 23 Nov, 12:00 pm IST') // prettier-ignore
    await messagesUntil(family, later(OPENS, 30 * MINUTE), later(OPENS, -70 * MINUTE))
    expect(await app.sandbox.outbox(family.phone)).toHaveLength(2)
    await messagesUntil(family, later(OPENS, 70 * MINUTE))
    expect(await app.sandbox.outbox(family.phone)).toHaveLength(3)
  })

  it('reminds nobody once it is retired, and of no hour that is past when it is published again', async () => {
    const { family, paperId } = await aCourseTest()
    const dayBefore = later(OPENS, -DAY)
    await messagesUntil(family, dayBefore, later(dayBefore, -10 * MINUTE))
    const first = anEditor()
    await first.staffPaperSteps.retirePaper((await first.staffPapers.one({ id: paperId })) as never)
    await messagesUntil(family, later(OPENS, -55 * MINUTE), later(OPENS, -70 * MINUTE))
    expect(await app.sandbox.outbox(family.phone)).toHaveLength(1)
    const second = anEditor()
    await second.staffPaperSteps.publishPaper((await second.staffPapers.one({ id: paperId })) as never)
    await messagesUntil(family, later(OPENS, -30 * MINUTE))
    // Both offsets are past by then.
    expect(await app.sandbox.outbox(family.phone)).toHaveLength(1)
  })

  it('reminds no learner whose course does not include tests any more', async () => {
    const { family } = await aCourseTest()
    const dayBefore = later(OPENS, -DAY)
    await messagesUntil(family, dayBefore, later(dayBefore, -10 * MINUTE))
    await app.asOwner(`update enrolments.enrolment set ended_at = now() where learner_id = '${family.learnerId}'`)
    await messagesUntil(family, OPENS, later(OPENS, -70 * MINUTE))
    expect(await app.sandbox.outbox(family.phone)).toHaveLength(1)
  })
})
