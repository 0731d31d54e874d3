import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '#core/taxonomy/staff/staff-limits.ts'
import { aMember } from '#server/modules/staff/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf, type Person } from '#server/test/people.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
let family: Person
beforeAll(async () => {
  app = await startTestApp()
  family = await peopleOf(app).logIn()
})
afterAll(() => app.close())

async function ask(): Promise<string> {
  const question = { category: 'PAYMENT', subject: 'Paid twice', text: 'I paid twice.', files: [] } as const
  return (await family.client.tickets.openTicket({ ...question, files: [] })).id
}

describe('questions that are given', () => {
  it('are given to a team and a colleague, each with its reason, and one that is refused leaves the others', async () => {
    const team = (await app.as(owner).staffTeams.create({ name: 'Payments desk', members: [] })).id
    const [first, solved] = [await ask(), await ask()]
    const desk = app.as(clerk('stf000000000000000091', 'tickets.view', 'tickets.edit'))
    const answerer = await aMember(app.ctx, { name: 'Ritu Bose' })
    await desk.staffTicketActions.answerTicket({ id: solved, text: 'It is paid back.', isSolved: true })
    const { members } = await desk.staffTicketActions.listAnswerers({ id: first })
    expect(members).toContainEqual({ id: answerer.id, name: 'Ritu Bose' })
    const change = { teamId: team, assignee: answerer.id, reason: 'They know about double payments.' }
    expect(await desk.staffTicketActions.giveTicket({ id: first, ...change })).toEqual({ teamId: team, assignee: answerer.id }) // prettier-ignore
    await expect(desk.staffTicketActions.giveTicket({ id: solved, ...change })).rejects.toMatchObject({ code: 'NOTHING_TO_GIVE' }) // prettier-ignore
    expect(await desk.staffTickets.one({ id: first })).toMatchObject({ teamId: team, assignee: answerer.id })
    const { data } = await app.as(owner).staffAudit.list({ subject: `tickets/${first}` })
    expect(data.find(({ action }) => action === 'tickets.give')).toMatchObject({
      after: { teamId: team, assignee: answerer.id },
      reason: change.reason,
    })
    expect(await desk.staffTicketActions.giveTicket({ id: first, assignee: null, reason: 'Back to the whole team.' })).toEqual({ teamId: team, assignee: null }) // prettier-ignore
  })

  it('are not given beyond the limits of who gives, nor to a colleague who cannot open them', async () => {
    const [north, south] = await Promise.all(
      ['North', 'South'].map(async (name) => (await app.as(owner).staffTeams.create({ name, members: [] })).id),
    )
    const id = await ask()
    const reason = 'It is about the north.'
    const desk = app.as(clerk('stf000000000000000091', 'tickets.view', 'tickets.edit'))
    const southerner = await aMember(app.ctx, { name: 'Sunil Das' })
    await app.asOwner(`update staff.member set teams = '{${south}}' where id = '${southerner.id}'`)
    const give = desk.staffTicketActions.giveTicket
    await expect(give({ id, assignee: southerner.id, reason })).rejects.toMatchObject({ code: 'CANNOT_ANSWER_IT' })
    await expect(give({ id, assignee: 'stf000000000000000000', reason })).rejects.toMatchObject({ code: 'CANNOT_ANSWER_IT' }) // prettier-ignore
    await expect(give({ id, teamId: 'tea000000000000000000', reason })).rejects.toMatchObject({ code: 'NO_SUCH_TEAM' })
    await give({ id, teamId: north, reason })
    expect((await desk.staffTicketActions.listAnswerers({ id })).members.map(({ name }) => name)).not.toContain('Sunil Das') // prettier-ignore
    const limited = (...teams: string[]) =>
      app.as({ ...clerk('stf000000000000000098', 'tickets.view', 'tickets.edit'), limits: { ...NO_LIMITS, teams } }).staffTicketActions // prettier-ignore
    await expect(limited(north ?? '').giveTicket({ id, teamId: south, reason })).rejects.toMatchObject({ code: 'OUTSIDE_YOUR_LIMITS' }) // prettier-ignore
    await expect(limited(north ?? '').giveTicket({ id, teamId: null, reason })).rejects.toMatchObject({ code: 'OUTSIDE_YOUR_LIMITS' }) // prettier-ignore
    await expect(limited(south ?? '').giveTicket({ id, assignee: null, reason })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
    await desk.staffTicketActions.raiseTicket({ id, reason: 'The family has waited for a week.' })
    await expect(give({ id, teamId: north, reason })).rejects.toMatchObject({ code: 'TEAM_AT_SECOND_LEVEL' })
  })
})
