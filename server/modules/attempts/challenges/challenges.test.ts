import { afterAll, describe, expect, it } from 'vitest'
import { DAY } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aTestPaper, type ATestPaper } from '../factory.ts'

const app = await startTestApp()
const scopes = ['tests.view', 'tests.edit', 'tests.approve'] as const
const maker = app.as(clerk('stf000000000000000061', ...scopes))
const checker = app.as(clerk('stf000000000000000062', ...scopes))
afterAll(() => app.close())

async function aTaker(paper: ATestPaper) {
  const client = app.as(await aHousehold(app.ctx, {}))
  const { attemptId: aid } = await client.attempts.startTest({ id: paper.paperId as never })
  const { epoch } = await client.attempts.openAttempt({ aid })
  await client.attempts.submitAttempt({ aid, epoch })
  await app.runJobs()
  return { client, aid }
}

const claim = { claim: 'OTHER_KEY', evidence: 'The chapter says b, on page 12.' } as const

describe('a challenge of a key', () => {
  it('is made once for each question, and upheld by a correction that a second person approves', async () => {
    const paper = await aTestPaper(app.ctx)
    const { client, aid } = await aTaker(paper)
    const challenge = await client.attemptsAfterTest.challengeKey({ aid, questionId: paper.single, ...claim })
    expect(challenge).toMatchObject({ status: 'OPEN', isLate: false, claim: 'OTHER_KEY', answer: '' })
    const again = await client.attemptsAfterTest.challengeKey({ aid, questionId: paper.single, claim: 'NO_KEY', evidence: 'Something else' }) // prettier-ignore
    expect(again).toEqual(challenge)
    const { data } = await maker.staffKeyChallenges.list({ status: 'OPEN', paperId: paper.paperId })
    expect(data).toMatchObject([
      { id: challenge.id, evidence: claim.evidence, learnerName: 'Asha', questionWords: 'Which is first?' },
    ])
    const asked = await maker.staffRegrades.create({ paperId: paper.paperId, questionId: paper.single, kind: 'KEY_CHANGED', key: { kind: 'SCQ', options: ['b'] }, reason: 'The chapter says b' } as never) // prettier-ignore
    expect(asked.questionWords).toBe('Which is first?')
    await checker.staffResultActions.decideRegrade({ id: asked.id, isApproved: true })
    const { challenges } = await client.attemptsAfterTest.listChallenges({ aid })
    expect(challenges).toMatchObject([{ id: challenge.id, status: 'UPHELD' }])
    await app.runJobs()
    const { notices } = await client.notices.listNotices({})
    expect(notices.map(({ title }) => title.text)).toContain('You were right about a question')
  })

  it('is rejected with an answer that the learner reads', async () => {
    const paper = await aTestPaper(app.ctx)
    const { client, aid } = await aTaker(paper)
    const { id } = await client.attemptsAfterTest.challengeKey({ aid, questionId: paper.numeric, ...claim })
    const { version } = await maker.staffKeyChallenges.one({ id })
    const rejection = { id, version, answer: 'The interval is 4.5 to 4.7: see the solution.' }
    expect(await maker.staffResultActions.rejectChallenge(rejection)).toEqual({ status: 'REJECTED' })
    await expect(maker.staffResultActions.rejectChallenge(rejection)).rejects.toMatchObject({ code: 'CHALLENGE_DECIDED' }) // prettier-ignore
    const { challenges } = await client.attemptsAfterTest.listChallenges({ aid })
    expect(challenges).toMatchObject([{ status: 'REJECTED', answer: rejection.answer }])
    await app.runJobs()
    const { notices } = await client.notices.listNotices({})
    expect(notices.map(({ title }) => title.text)).toContain('We have checked a question')
  })

  it('is in time for three days after the result, and a report to staff after that', async () => {
    const paper = await aTestPaper(app.ctx)
    const { client, aid } = await aTaker(paper)
    const { openUntil } = await client.attemptsAfterTest.listChallenges({ aid })
    expect(openUntil).toBe(app.now() + 3 * DAY)
    app.moveClock(3 * DAY + 1)
    const late = await client.attemptsAfterTest.challengeKey({ aid, questionId: paper.single, ...claim })
    expect(late.isLate).toBe(true)
    const later = app.as(clerk('stf000000000000000063', 'tests.view'))
    expect((await later.staffKeyChallenges.list({ isLate: true, paperId: paper.paperId })).total).toBe(1)
  })

  it('is refused before the release, for a question of another paper, and for another household', async () => {
    const paper = await aTestPaper(app.ctx, { release: 'BY_STAFF' })
    const hidden = await aTaker(paper)
    const early = hidden.client.attemptsAfterTest.challengeKey({ aid: hidden.aid, questionId: paper.single, ...claim })
    await expect(early).rejects.toMatchObject({ code: 'RESULT_NOT_RELEASED' })
    const open = await aTestPaper(app.ctx)
    const { client, aid } = await aTaker(open)
    const strange = client.attemptsAfterTest.challengeKey({ aid, questionId: paper.single, ...claim })
    await expect(strange).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const foreign = hidden.client.attemptsAfterTest.challengeKey({ aid, questionId: open.single, ...claim })
    await expect(foreign).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(hidden.client.attemptsAfterTest.listChallenges({ aid })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
  })
})
