// A family at a master talk.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aRegistration, aWebinar } from '#server/modules/webinars/factory.ts'
import { householdOf } from '#server/test/household-of.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { aTalk, aTalkQuestion } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.moveClock(START - app.now()))

const visitor = () => app.as({ kind: 'visitor' }).talks
const adult = () => aHousehold(app.ctx, { birthYear: 1990 })

/** A learner with a place in the talk. */
async function aGuest(webinarId: string): Promise<AHousehold> {
  const family = await adult()
  await aRegistration(app.ctx, webinarId, family.learnerId)
  return family
}

describe('a talk', () => {
  it('goes from before to during to after by the clock of the server', async () => {
    const { slug, startsAt } = await aTalk(app.ctx)
    const phase = async () => (await visitor().getTalk({ slug })).phase
    expect(await phase()).toBe('before_talk')
    app.moveClock(startsAt - app.now())
    expect(await phase()).toBe('during_talk')
    app.moveClock(HOUR)
    expect(await phase()).toBe('after_talk')
  })

  it('shows its speaker, or the teacher who hosts it until staff have named one', async () => {
    const { slug } = await aTalk(app.ctx)
    expect((await visitor().getTalk({ slug, lang: 'hi' })).details).toMatchObject({
      speakerName: 'Meera Krishnan',
      speakerRole: { text: 'मौसम उपग्रहों की इंजीनियर', lang: 'hi' },
    })
    const bare = await aWebinar(app.ctx, { type: 'TALK' })
    const { details } = await visitor().getTalk({ slug: bare.slug })
    expect([details.speakerName, details.speakerRole]).toEqual([details.teacherName, null])
  })

  it('is not found where it is a webinar or a draft', async () => {
    const webinar = await aWebinar(app.ctx)
    const draft = await aTalk(app.ctx, { webinar: { isDraft: true } })
    for (const { slug } of [webinar, draft])
      await expect(visitor().getTalk({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('is in the list of talks and in no list of webinars', async () => {
    const { id, slug } = await aTalk(app.ctx)
    const past = await aTalk(app.ctx, { webinar: { startsAt: later(app.now(), -2 * DAY) } })
    const list = await visitor().listTalks({})
    expect(list.ahead.map((talk) => talk.id)).toContain(id)
    expect(list.past[0]).toMatchObject({ id: past.id, phase: 'after_talk', speakerName: 'Meera Krishnan' })
    const webinars = await app.as({ kind: 'visitor' }).webinars.findWebinarLists({})
    expect([...webinars.all, ...webinars.past].map((webinar) => webinar.id)).not.toContain(id)
    const { currentMasterTalkIndex, moreTalks } = await visitor().getTalk({ slug })
    expect([...list.ahead, ...list.past][currentMasterTalkIndex]?.id).toBe(id)
    expect(moreTalks.map((talk) => talk.id)).not.toContain(id)
  })

  it('has its page in the sitemap while it is to come, and afterwards where it can be watched', async () => {
    const { slug } = await aTalk(app.ctx)
    const past = await aTalk(app.ctx, { webinar: { startsAt: later(app.now(), -2 * DAY) } })
    const { paths } = await app.as({ kind: 'visitor' }).content.getSitemap({})
    expect(paths).toContain('/mastertalks')
    expect(paths).toContain(`/mastertalks/${slug}`)
    expect(paths).not.toContain(`/mastertalks/${past.slug}`)
  })

  it('is registered for like a webinar, and its reminder leads to its own page', async () => {
    const family = await adult()
    const { id, slug } = await aTalk(app.ctx, { webinar: { startsAt: later(app.now(), 2 * DAY) } })
    await app.as(family).webinars.register({ webinarId: id })
    await app.runJobs()
    expect((await app.as(family).talks.getTalk({ slug })).isRegistered).toBe(true)
    const { rows } = await app.pool.query('select distinct link from notices.notice where subject = $1', [id])
    expect(rows).toEqual([{ link: `/mastertalks/${slug}` }])
  })
})

describe('a question to the speaker', () => {
  it('needs a place, and waits for staff before others read it', async () => {
    const { id, slug } = await aTalk(app.ctx)
    const ask = { slug, text: 'What do you eat in space?' }
    await expect(app.as(await adult()).talks.askQuestion(ask)).rejects.toMatchObject({
      code: 'TALK_NEEDS_REGISTRATION',
    })
    const asker = app.as(await aGuest(id)).talks
    await asker.askQuestion(ask)
    expect(await asker.getTalk({ slug })).toMatchObject({ isAskQuestion: true, questions: [{ text: ask.text, state: 'PENDING', isOwn: true }] }) // prettier-ignore
    expect((await visitor().getTalk({ slug })).questions).toEqual([])
  })

  it('is one at a time, also where five are sent at once', async () => {
    const { id, slug } = await aTalk(app.ctx)
    const asker = app.as(await aGuest(id)).talks
    const sent = await Promise.allSettled(Array.from({ length: 5 }, (_, n) => asker.askQuestion({ slug, text: `Question ${n}` }))) // prettier-ignore
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of sent)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'TALK_QUESTION_IS_OPEN' })
    await app.pool.query(`update talks.question set state = 'ANSWERED' where webinar_id = $1`, [id])
    await asker.askQuestion({ slug, text: 'And a second one' })
  })

  it('has 300 characters at most, and none once the talk is over', async () => {
    const { id, slug } = await aTalk(app.ctx)
    const asker = app.as(await aGuest(id)).talks
    await expect(asker.askQuestion({ slug, text: 'x'.repeat(301) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    app.moveClock(DAY + HOUR)
    await expect(asker.askQuestion({ slug, text: 'Too late?' })).rejects.toMatchObject({ code: 'TALK_IS_OVER' })
  })

  it('gets one vote of each learner, and the most wanted is first', async () => {
    const { id, slug } = await aTalk(app.ctx)
    const [asker, voter] = [await aGuest(id), await aGuest(id)]
    const first = await aTalkQuestion(app.ctx, { webinarId: id, learnerId: asker.learnerId, text: 'First', state: 'ANSWERED' }) // prettier-ignore
    const wanted = await aTalkQuestion(app.ctx, { webinarId: id, learnerId: asker.learnerId, text: 'Wanted', state: 'APPROVED' }) // prettier-ignore
    const votes = await Promise.all(
      Array.from({ length: 5 }, () => app.as(voter).talks.voteForQuestion({ id: wanted })),
    )
    expect(votes.every((each) => each.votes === 1)).toBe(true)
    const { questions } = await app.as(voter).talks.getTalk({ slug })
    expect(questions.map((each) => [each.id, each.votes, each.isVoted])).toEqual([[wanted, 1, true], [first, 0, false]]) // prettier-ignore
    const other = await aGuest(id)
    const hidden = await aTalkQuestion(app.ctx, { webinarId: id, learnerId: other.learnerId, text: 'Hidden', state: 'PENDING' }) // prettier-ignore
    await expect(app.as(voter).talks.voteForQuestion({ id: hidden })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('feedback', () => {
  it('is given once, and only after the talk', async () => {
    const { id, slug } = await aTalk(app.ctx)
    const guest = app.as(await aGuest(id)).talks
    await expect(guest.giveFeedback({ slug, rating: 5 })).rejects.toMatchObject({ code: 'TALK_IS_NOT_OVER' })
    app.moveClock(DAY + HOUR)
    await expect(guest.giveFeedback({ slug, rating: 6 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await guest.giveFeedback({ slug, rating: 5, text: 'I want to build one.' })
    await expect(guest.giveFeedback({ slug, rating: 1 })).rejects.toMatchObject({ code: 'FEEDBACK_IS_GIVEN' })
    expect((await guest.getTalk({ slug })).isFeedbackGiven).toBe(true)
  })
})

describe('an erased learner', () => {
  it('leaves no question, vote or feedback', async () => {
    const { id, slug } = await aTalk(app.ctx)
    const [asker, voter] = [await aGuest(id), await aGuest(id)]
    const question = await aTalkQuestion(app.ctx, { webinarId: id, learnerId: asker.learnerId, text: 'Why?', state: 'APPROVED' }) // prettier-ignore
    await app.as(voter).talks.voteForQuestion({ id: question })
    app.moveClock(DAY + HOUR + MINUTE)
    await app.as(voter).talks.giveFeedback({ slug, rating: 3 })
    const own = householdOf(app.ctx, 'talks')
    await own.eraseLearner?.(app.ctx, voter.learnerId)
    expect((await visitor().getTalk({ slug })).questions).toMatchObject([{ votes: 0 }])
    const { rows } = await app.pool.query('select ratings, rating_sum from talks.tally where webinar_id = $1', [id])
    expect(rows).toEqual([{ ratings: 0, rating_sum: 0 }])
    await own.eraseLearner?.(app.ctx, asker.learnerId)
    expect((await visitor().getTalk({ slug })).questions).toEqual([])
  })
})
