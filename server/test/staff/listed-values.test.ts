// Values that staff choose from lists: a board, a target. A value that is not in its list would match nothing, so it is refused.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PLAN_ORDER } from '#core/modules/experiments/plan-order.ts'
import { BoardKey } from '#core/taxonomy/schemas.ts'
import { resources } from '../../../tools/contracts/staff-contract.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { owner } from './clerk.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

const boards = (...keys: string[]) => keys.map((key) => BoardKey.parse(key))

it('an experiment takes boards that are there, and no other', async () => {
  const { key: _k, isRunning: _r, stoppedBecause: _s, ...experiment } = await app.as(owner).staffExperiments.one({ id: PLAN_ORDER }) // prettier-ignore
  const save = (fields: object) => app.as(owner).staffExperiments.update({ ...experiment, boards: [], ...fields })
  await expect(save({ boards: boards('cbse', 'cbsc') })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fieldErrors: { 'boards.1': '“cbsc” is not one of our boards. Choose one from the list.' },
  })
  expect(await save({ boards: boards('cbse') })).toMatchObject({ boards: ['cbse'] })
})

it('a campaign takes boards that are there, also inside of its audience', async () => {
  const fields = {
    name: 'New course', type: 'course-begins', values: [], link: '/plans', channels: ['MAIL' as const],
    audience: { grades: [9], boards: boards('codng'), stateCodes: [], enrolment: 'ANY' as const, bundleIds: [] },
  } // prettier-ignore
  await expect(app.as(owner).staffMessageCampaigns.create(fields)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fieldErrors: { 'audience.boards.0': '“codng” is not one of our boards. Choose one from the list.' },
  })
  await app.as(owner).staffMessageCampaigns.create({ ...fields, audience: { ...fields.audience, boards: boards('icse') } }) // prettier-ignore
})

it('a question takes a subject that is there', async () => {
  const draft = { kind: 'SCQ' as const, grade: 11, chapter: 'Optics', difficulty: 'EASY' as const, texts: {} }
  const create = (subject: string) => app.as(owner).staffQuestions.create({ ...draft, subject })
  await expect(create('phisics')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fieldErrors: { subject: '“phisics” is not one of our subjects. Choose one from the list.' },
  })
  expect(await create('physics')).toMatchObject({ subject: 'physics' })
})

it('the screens offer the lists: classes, boards, targets and subjects are never typed', () => {
  const lists = Object.fromEntries(
    Object.entries(resources()).flatMap(([name, { fields }]) =>
      Object.entries(fields).flatMap(([field, { list }]) => (list ? [[`${name}.${field}`, list]] : [])),
    ),
  )
  expect(lists).toMatchObject({
    'message-campaigns.audience.grades': 'classes',
    'message-campaigns.audience.boards': 'boards',
    'experiments.grades': 'classes',
    'experiments.boards': 'boards',
    'programs.target': 'targets',
    'courses.target': 'targets',
    'coupons.grades': 'classes',
    'bank-questions.subject': 'subjects',
    'papers.sections[].subject': 'subjects',
  })
})
