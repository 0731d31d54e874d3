import { afterAll, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { anAiClass, secondsIn } from '#server/test/ai-class.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { someAtATime } from '#server/test/proofs/some-at-a-time.ts'
import { startTwoApps } from '#server/test/two-apps.ts'

const { app, second, close } = await startTwoApps()
afterAll(close)

const LEARNERS = triesOf(300)

it(`${LEARNERS} learners answer twice on two servers while the time runs out: each once, and nobody after the end`, async () => {
  const families = await someAtATime(LEARNERS, () => aHousehold(app.ctx, { birthYear: 2000 }))
  const { id } = await anAiClass(app, families)
  const servers = [app, second]
  const goTo = (seconds: number) => servers.forEach((each) => each.moveClock(secondsIn(seconds) - each.now()))
  goTo(-60)
  // The first of them bind the lesson at once on both servers.
  await Promise.all(families.map((family, n) => servers[n % 2]!.as(family).classroom.joinClass({ id })))
  const { rows: bound } = await app.pool.query('select count(*)::int as n from classroom.class_question where session_id = $1', [id]) // prettier-ignore
  expect(bound).toEqual([{ n: 1 }])

  // The question is open until 90 seconds.
  goTo(90)
  for (const each of servers) each.moveClock(-1)
  let heard = 0
  const hear = () => {
    heard += 1
    // The time is over while the others are on their way.
    if (heard === LEARNERS / 3) goTo(90)
  }
  const answers = families.flatMap((family, n) =>
    servers.map((server) =>
      server
        .as(family)
        .lessons.answerAiLesson({ id, stepId: 'two', choices: [n % 2] })
        .finally(hear),
    ),
  )
  const outcomes = await Promise.allSettled(answers)
  const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? String(each.reason.code) : []))
  const taken = outcomes.length - refusals.length
  expect(new Set(refusals)).toEqual(new Set(['ANSWERED_ALREADY', 'QUESTION_IS_CLOSED']))
  expect(taken).toBeGreaterThan(0)
  const { rows } = await app.pool.query('select learner_id, at from classroom.inclass_answer where session_id = $1', [id]) // prettier-ignore
  expect(rows).toHaveLength(taken)
  expect(new Set(rows.map(({ learner_id }) => learner_id)).size).toBe(taken)
  expect(rows.filter(({ at }) => at >= secondsIn(90))).toEqual([])
  for (const server of servers) {
    const late = families.find(({ learnerId }) => !rows.some((row) => row.learner_id === learnerId))
    await expect(server.as(late!).lessons.answerAiLesson({ id, stepId: 'two', choices: [0] })).rejects.toMatchObject({ code: 'QUESTION_IS_CLOSED' }) // prettier-ignore
  }
})
