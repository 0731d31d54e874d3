// Questions of families, from the first message to the answer that helps, and the promises in between.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#core/kernel/time.ts'
import type { HELP_CATEGORIES } from '#core/modules/tickets/ticket-terms.ts'
import { sample } from '#server/modules/media/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf, type People, type Person } from '#server/test/people.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
let people: People
let family: Person
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
  family = await people.logIn()
})
afterAll(() => app.close())

let clerks = 0
/** Somebody else each time: a member of staff is logged in for twelve hours, and weeks pass here. */
function aClerk(...scopes: readonly string[]) {
  clerks += 1
  const id = `stf0000000000000091${String(clerks).padStart(2, '0')}`
  return { id, client: app.as(clerk(id, 'tickets.view', 'tickets.edit', ...scopes)) }
}

function ask(person: Person, category: (typeof HELP_CATEGORIES)[number] = 'PAYMENT', files: readonly string[] = []) {
  const text = 'I paid twice for the same course.\nPlease look.'
  return person.client.tickets.openTicket({ category, subject: 'Paid twice', text, path: '/me?tab=orders', files: [...files] as never }) // prettier-ignore
}

async function aPhoto({ client }: Person): Promise<string> {
  const photo = { filename: 'receipt.png', contentType: 'image/png', action: 'UPLOAD' } as const
  const { key, url, headers } = await client.uploads.getPreSignedKey(photo)
  await fetch(app.url + url, { method: 'PUT', headers, body: Buffer.from(sample('png')) })
  await client.uploads.keepFile({ key })
  return key
}

const noticesOf = async ({ client }: Person) => {
  await app.runJobs()
  const { notices } = await client.notices.listNotices({})
  return notices.flatMap(({ type }) => (type.startsWith('ticket') ? [type] : [])).toSorted()
}

describe('a family’s question', () => {
  it('is acknowledged with its number and the time of the answer, answered, and read with its files', async () => {
    const key = await aPhoto(family)
    const ticket = await ask(family, 'PAYMENT', [key])
    expect(ticket).toMatchObject({ status: 'OPEN', isEscalated: false, mayEscalate: false, path: '/me?tab=orders' })
    expect([ticket.answerBy, ticket.solveBy]).toEqual([app.now() + 4 * HOUR, app.now() + 3 * DAY])
    expect(ticket.messages).toMatchObject([{ author: 'FAMILY', text: 'I paid twice for the same course.\nPlease look.', files: [{ key, name: 'receipt.png' }] }]) // prettier-ignore
    expect(await noticesOf(family)).toEqual(['ticket-received'])
    expect((await app.sandbox.outbox(family.phone)).map(({ text }) => text).join('\n')).toContain(`question no. ${ticket.no}`) // prettier-ignore

    const { id: staffId, client: staff } = aClerk()
    const { messages } = await staff.staffTicketActions.readTicket({ id: ticket.id })
    expect((await app.inject({ url: messages[0]?.files[0]?.url ?? '' })).statusCode).toBe(200)
    await staff.staffTicketActions.answerTicket({ id: ticket.id, text: 'Only for staff: checked with the bank.', isNote: true }) // prettier-ignore
    await staff.staffTicketActions.answerTicket({ id: ticket.id, text: 'The second payment goes back today.' })
    expect(await staff.staffTickets.one({ id: ticket.id })).toMatchObject({ status: 'ANSWERED', assignee: staffId, answerBy: null }) // prettier-ignore
    expect(await noticesOf(family)).toEqual(['ticket-answered', 'ticket-received'])

    const read = await family.client.tickets.getTicket({ ticketId: ticket.id })
    expect(read.messages.map(({ author, text }) => [author, text])).toEqual([
      ['FAMILY', 'I paid twice for the same course.\nPlease look.'],
      ['STAFF', 'The second payment goes back today.'],
    ])
    expect(await family.client.tickets.solveTicket({ ticketId: ticket.id })).toMatchObject({ status: 'SOLVED' })
    await expect(family.client.tickets.solveTicket({ ticketId: ticket.id })).rejects.toMatchObject({ code: 'NOTHING_TO_SOLVE' }) // prettier-ignore
  })

  it('is one question when it is sent twice with the same key', async () => {
    const person = await people.logIn()
    const body = { category: 'OTHER' as const, subject: 'A question', text: 'How do I change the class?', files: [] }
    const send = () => person.client.tickets.openTicket(body, { idempotencyKey: 'the-same-key-of-a-form' })
    const [first, second] = [await send(), await send()]
    expect(second.id).toBe(first.id)
    expect((await person.client.tickets.listTickets({})).tickets).toHaveLength(1)
  })

  it('is opened again by a message within thirty days, and not later', async () => {
    const person = await people.logIn()
    const { id } = await ask(person)
    await aClerk().client.staffTicketActions.answerTicket({ id, text: 'Solved.', isSolved: true })
    expect(await noticesOf(person)).toContain('ticket-solved')
    app.moveClock(29 * DAY)
    const again = await (await people.logIn(person.phone)).client.tickets.writeToTicket({ ticketId: id, text: 'It came back.', files: [] }) // prettier-ignore
    expect(again).toMatchObject({ status: 'OPEN', answerBy: app.now() + 4 * HOUR })
    await aClerk().client.staffTicketActions.answerTicket({ id, text: 'Solved again.', isSolved: true })
    app.moveClock(30 * DAY)
    const { client } = await people.logIn(person.phone)
    await expect(client.tickets.writeToTicket({ ticketId: id, text: 'Once more.', files: [] })).rejects.toMatchObject({ code: 'TICKET_IS_CLOSED' }) // prettier-ignore
    await expect(aClerk().client.staffTicketActions.raiseTicket({ id, reason: 'The family called about it again.' })).rejects.toMatchObject({ code: 'TICKET_IS_CLOSED' }) // prettier-ignore
  })

  it('of another family is neither read nor written to, and each try is written down', async () => {
    const { id } = await ask(await people.logIn())
    const stranger = (await people.logIn()).client.tickets
    const tries = [
      () => stranger.getTicket({ ticketId: id }),
      () => stranger.writeToTicket({ ticketId: id, text: 'Mine?', files: [] }),
      () => stranger.solveTicket({ ticketId: id }),
      () => stranger.escalateTicket({ ticketId: id, text: 'Mine?' }),
    ]
    for (const tried of tries) await expect(tried()).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const { rows } = await app.pool.query('select action from platform.audit where subject = $1', [id])
    expect(rows.map(({ action }) => action)).toEqual(Array(4).fill('another household’s ticket'))
  })

  it('takes no file of another family', async () => {
    const person = await people.logIn()
    const key = await aPhoto(await people.logIn())
    await expect(ask(person, 'OTHER', [key])).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect((await person.client.tickets.listTickets({})).tickets).toEqual([])
  })

  it('is listed by its last message, page by page', async () => {
    const person = await people.logIn()
    for (let i = 0; i < 21; i += 1) {
      await ask(person)
      app.moveClock(HOUR) // ten an hour are allowed
    }
    const first = await person.client.tickets.listTickets({})
    const second = await person.client.tickets.listTickets({ cursor: first.nextCursor ?? '' })
    expect([first.tickets.length, second.tickets.length, second.nextCursor]).toEqual([20, 1, null])
    const times = [...first.tickets, ...second.tickets].map(({ lastAt }) => lastAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })
})

describe('a question that is late', () => {
  it('goes to the second level by itself, once, and the family is notified', async () => {
    const person = await people.logIn()
    const { id } = await ask(person)
    app.moveClock(4 * HOUR - 1)
    await app.runJob('tickets.escalate-late')
    const staff = aClerk().client
    expect((await staff.staffTickets.one({ id })).level).toBe(1)
    app.moveClock(1)
    await app.runJob('tickets.escalate-late')
    await app.runJob('tickets.escalate-late')
    const row = await staff.staffTickets.one({ id })
    expect(row).toMatchObject({ level: 2, escalatedBy: 'LATE', status: 'OPEN', answerBy: app.now() + 4 * HOUR })
    expect(await noticesOf(person)).toEqual(['ticket-escalated', 'ticket-received'])
  })

  it('is escalated by its family once it is late or answered, and only once', async () => {
    const person = await people.logIn()
    const { id } = await ask(person, 'TEST')
    const { tickets } = person.client
    const wish = { ticketId: id, text: 'Nobody answers.' }
    await expect(tickets.escalateTicket(wish)).rejects.toMatchObject({ code: 'ESCALATED_TOO_EARLY' })
    await aClerk().client.staffTicketActions.answerTicket({ id, text: 'Please wait.' })
    const raised = await tickets.escalateTicket(wish)
    expect(raised).toMatchObject({ isEscalated: true, status: 'OPEN', answerBy: app.now() + DAY, mayEscalate: false })
    await expect(tickets.escalateTicket(wish)).rejects.toMatchObject({ code: 'ESCALATED_ALREADY' })
    await expect(aClerk().client.staffTicketActions.raiseTicket({ id, reason: 'The family called about it again.' })).rejects.toMatchObject({ code: 'ESCALATED_ALREADY' }) // prettier-ignore
  })
})

describe('a complaint to the grievance officer', () => {
  // Consumer Protection (E-Commerce) Rules 2020, rule 4(5).
  it('is acknowledged at once, answered within 48 hours and redressed within a month', async () => {
    const person = await people.logIn()
    const ticket = await ask(person, 'GRIEVANCE')
    expect([ticket.answerBy, ticket.solveBy]).toEqual([app.now() + 48 * HOUR, app.now() + 28 * DAY])
    expect(await noticesOf(person)).toEqual(['ticket-received'])
  })
})

describe('staff', () => {
  it('find open, late and escalated questions, take one and sort it, and never lengthen a promise', async () => {
    const person = await people.logIn()
    const { id } = await ask(person, 'OTHER')
    const { id: staffId, client: staff } = aClerk()
    const { accountId } = person.data
    const found = async (filter: object) => (await staff.staffTickets.list({ ...filter, q: accountId })).data.map((row) => row.id) // prettier-ignore
    expect(await found({ status: 'OPEN' })).toEqual([id])
    expect([await found({ isLate: true }), await found({ isEscalated: true }), await found({ isLate: false })]).toEqual([[], [], [id]]) // prettier-ignore
    expect(await staff.staffTicketActions.takeTicket({ id, isTaken: true })).toEqual({ assignee: staffId })
    const { solveBy } = await staff.staffTickets.one({ id })
    await staff.staffTicketActions.sortTicket({ id, category: 'GRIEVANCE' })
    expect((await staff.staffTickets.one({ id })).solveBy).toBe(solveBy)
    await staff.staffTicketActions.sortTicket({ id, category: 'PAYMENT' })
    expect(await staff.staffTickets.one({ id })).toMatchObject({ category: 'PAYMENT', answerBy: app.now() + 4 * HOUR })
    expect(await staff.staffTicketActions.raiseTicket({ id, reason: 'The family called about it again.' })).toEqual({ status: 'OPEN', level: 2 }) // prettier-ignore
    expect(await found({ isEscalated: true })).toEqual([id])
    for (const gone of ['tic000000000000000000', 'nothing'])
      await expect(staff.staffTicketActions.readTicket({ id: gone })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('an answered question', () => {
  it('is solved by a week’s silence, and deleted with its files after its time', async () => {
    const person = await people.logIn()
    const key = await aPhoto(person)
    const { id } = await ask(person, 'OTHER', [key])
    await aClerk().client.staffTicketActions.answerTicket({ id, text: 'Here is the answer.' })
    app.moveClock(7 * DAY)
    await app.runJob('tickets.solve-silent')
    expect((await aClerk().client.staffTickets.one({ id })).status).toBe('SOLVED')
    app.moveClock(800 * DAY + 1)
    await app.runJob('tickets.delete-old')
    await app.runJob('uploads.delete-unclaimed')
    await expect(aClerk().client.staffTickets.one({ id })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect(await app.ctx.files.read(`private/${key}.png`)).toBeUndefined()
  })
})
