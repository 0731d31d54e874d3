// A learner's list of choices.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { someSampleData } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await someSampleData(app.ctx, { askedBy: 'stf0', decidedBy: 'stf1' })
})
afterAll(() => app.close())

async function seats(exam: 'JOSAA' | 'MCC' = 'JOSAA') {
  const ask = { exam, homeState: '29', ranks: { main: '9000', advanced: '2500', neet: '900' } }
  const { rows } = await app.as({ kind: 'visitor' }).predictor.search(ask)
  return rows.map(({ id }) => id)
}

it('keeps the choices in the order in which they were put', async () => {
  const family = app.as(await aHousehold(app.ctx, { birthYear: 1990 })).predictorLists
  const [a, b, c] = (await seats()) as [never, never, never]
  const { id, version, items } = await family.openChoiceList({ exam: 'JOSAA' })
  expect(items).toEqual([])
  const saved = await family.putChoiceList({ id, version, items: [c, a, c, b] })
  expect(saved.items.map((each) => each.id)).toEqual([c, a, b])
  const read = await family.getChoiceList({ id })
  expect(read).toEqual(saved)
  expect(read.items[0]?.line?.institute.name).toMatch(/^Sample /)
  expect((await family.openChoiceList({ exam: 'JOSAA' })).id).toBe(id)
  expect((await family.listChoiceLists({})).lists).toMatchObject([{ id, exam: 'JOSAA', choices: 3 }])
})

it('refuses a change of a version that is no longer the newest, in the body or as If-Match', async () => {
  const household = await aHousehold(app.ctx, { birthYear: 1990 })
  const family = app.as(household).predictorLists
  const [a, b] = (await seats()) as [never, never]
  const { id, version } = await family.openChoiceList({ exam: 'JOSAA' })
  const sent = await Promise.allSettled([a, b].map((item) => family.putChoiceList({ id, version, items: [item] })))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(family.putChoiceList({ id, version, items: [] })).rejects.toMatchObject({ code: 'LIST_HAS_CHANGED' })
  const { send } = app.browser(household)
  const put = (ifMatch: string) =>
    send({ method: 'PUT', url: `/api/college-predictor/lists/${id}`, headers: { 'if-match': ifMatch }, body: { items: [b] } }) // prettier-ignore
  expect((await put(`"${version}"`)).statusCode).toBe(412)
  expect((await put('"2"')).statusCode).toBe(200)
  expect((await put('"x"')).statusCode).toBe(400)
})

it('belongs to its learner, and takes only seats of its exam', async () => {
  const [one, other] = [await aHousehold(app.ctx, { birthYear: 1990 }), await aHousehold(app.ctx, { birthYear: 1990 })]
  const { id, version } = await app.as(one).predictorLists.openChoiceList({ exam: 'JOSAA' })
  const notFound = { code: 'NOT_FOUND_ERROR' }
  await expect(app.as(other).predictorLists.getChoiceList({ id })).rejects.toMatchObject(notFound)
  await expect(app.as(other).predictorLists.putChoiceList({ id, version, items: [] })).rejects.toMatchObject(notFound)
  const [medical] = (await seats('MCC')) as [never]
  for (const items of [[medical], [`cln${'0'.repeat(18)}` as never]])
    await expect(app.as(one).predictorLists.putChoiceList({ id, version, items })).rejects.toMatchObject({ code: 'NOT_OF_THE_EXAM' }) // prettier-ignore
})

it('keeps a seat that the newest data no longer has, and says so', async () => {
  const family = app.as(await aHousehold(app.ctx, { birthYear: 1990 })).predictorLists
  const [a, b] = (await seats()) as [never, never]
  const { id, version } = await family.openChoiceList({ exam: 'JOSAA' })
  const saved = await family.putChoiceList({ id, version, items: [a, b] })
  await app.pool.query('delete from predictor.line where id = $1', [a])
  const { items } = await family.getChoiceList({ id })
  expect(items.map(({ line }) => line === null)).toEqual([true, false])
  const moved = await family.putChoiceList({ id, version: saved.version, items: [b, a] })
  expect(moved.items.map((each) => each.id)).toEqual([b, a])
})
