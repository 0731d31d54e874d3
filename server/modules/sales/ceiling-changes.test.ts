// The highest discount of an adviser: one person asks, another agrees, and neither is the adviser.
import { afterAll, expect, it } from 'vitest'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { expectSetByTwo, type SetByTwo } from '#server/test/staff/two-people.ts'
import { anAgent } from './factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

const ids = ['stf000000000000000061', 'stf000000000000000062', 'stf000000000000000063']
const people = ids.map((id) => app.as(clerk(id, 'sales.view', 'sales.edit', 'sales.approve')))
const person = (by: number) => people[by] ?? app.as(visitor)
const reason = 'She has sold well for a year.'

const ask = (by: number, agentId: string, ceilingPercent: number) =>
  person(by).staffCeilingChanges.create({ agentId, ceilingPercent, reason })
const decide = (by: number, id: string, isApproved = true) =>
  person(by).staffCeilingActions.decideCeilingChange({ id, isApproved, ...(!isApproved && { note: 'Too much.' }) })
const ceilingOf = async (id: string) => (await person(0).staffAgents.one({ id })).ceilingPercent

it('takes two people, in every order in which three ask and decide', { timeout: 120_000 }, async () => {
  const aRecord = async (): Promise<SetByTwo<number>> => {
    const { id } = await anAgent(app.ctx)
    return { live: 10, authors: [], ask: (by, value) => ask(by, id, value), decide, read: () => ceilingOf(id) }
  }
  await expectSetByTwo(aRecord, [10, 0, 40], {
    own: 'OWN_CEILING_CHANGE',
    decided: 'CEILING_CHANGE_DECIDED',
    open: 'CEILING_CHANGE_IS_OPEN',
    same: 'CEILING_IS_SO_ALREADY',
  })
})

it('is 0 for a new adviser, and written by no form', async () => {
  const form = { staffId: 'stf000000000000000099', name: 'Noor Khan', phone: '1800 120 0456', isActive: true }
  const made = await person(0).staffAgents.create({ ...form, ceilingPercent: 40 } as never)
  expect(made.ceilingPercent).toBe(0)
  const changed = { ...form, id: made.id, version: made.version, name: 'Noor', ceilingPercent: 40, staffId: ids[0] }
  await person(0).staffAgents.update(changed as never)
  const after = await person(0).staffAgents.one({ id: made.id })
  expect(after).toMatchObject({ name: 'Noor', ceilingPercent: 0, staffId: form.staffId })
})

it('is not agreed to by the adviser', async () => {
  const { id: agentId } = await anAgent(app.ctx, { staffId: ids[1] ?? '' })
  const { id, writtenBy } = await ask(0, agentId, 40)
  expect(writtenBy).toEqual([ids[1]])
  await expect(decide(1, id)).rejects.toMatchObject({ code: 'OWN_CEILING_CHANGE' })
  await decide(2, id)
  expect(await ceilingOf(agentId)).toBe(40)
})

it('is decided once, by two who decide at the same moment', async () => {
  const { id: agentId } = await anAgent(app.ctx)
  const { id } = await ask(0, agentId, 40)
  const both = await Promise.allSettled([decide(1, id), decide(2, id, false)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
