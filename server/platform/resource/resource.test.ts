import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { startTestApp } from '#server/test/app.ts'

const app = await startTestApp()
afterAll(() => app.close())

const staff = app.as(owner).staffFaqs
const faq = { page: 'home' as const, position: 7, question: { en: 'Is it 100% live?' }, answer: { en: 'Yes.' } }

/** In the order of the writing transactions: the clock of a test stands still. */
async function auditOf(subject: string) {
  const { rows } = await app.pool.query(
    'select action, actor, detail from platform.audit where subject = $1 order by age(xmin) desc',
    [subject],
  )
  return rows
}

describe('a resource of the console', () => {
  it('adds one and keeps who did it, what and why in the same transaction', async () => {
    const made = await staff.create({ ...faq, reason: 'asked every day' })
    expect(made).toMatchObject({ ...faq, isDemo: false })
    const [row] = await auditOf(`faqs/${made.id}`)
    expect(row).toMatchObject({
      action: 'faqs.create',
      actor: { staffId: owner.staffId },
      detail: { after: { question: { en: 'Is it 100% live?' } }, reason: 'asked every day' },
    })
  })

  it('changes what nobody else has changed, and says what it was before', async () => {
    const made = await staff.create(faq)
    const changed = await staff.update({ ...faq, id: made.id, version: made.version, position: 8 })
    expect(changed).toMatchObject({ position: 8 })
    const [, row] = await auditOf(`faqs/${made.id}`)
    expect(row).toMatchObject({ action: 'faqs.update', detail: { before: { position: 7 }, after: { position: 8 } } })
  })

  it('refuses the second of two who edit the same one', async () => {
    const { id, version } = await staff.create(faq)
    await staff.update({ ...faq, id, version, position: 1 })
    await expect(staff.update({ ...faq, id, version, position: 2 })).rejects.toMatchObject({
      code: 'STALE_VERSION',
      status: 412,
    })
    expect((await staff.one({ id })).position).toBe(1)
    expect(await auditOf(`faqs/${id}`)).toHaveLength(2)
  })

  it('of twenty who save at once lets one through', async () => {
    const { id, version } = await staff.create(faq)
    const saves = Array.from({ length: 20 }, (_, position) => staff.update({ ...faq, id, version, position }))
    const outcomes = await Promise.allSettled(saves)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('finds what is typed as it is typed, and nothing by a wildcard', async () => {
    const { id } = await staff.create({ ...faq, question: { en: 'What is 5_0% off?' } })
    expect((await staff.list({ q: '5_0%' })).data.map((each) => each.id)).toEqual([id])
    expect(await staff.list({ q: '5%off' })).toEqual({ data: [], total: 0, isCapped: false })
  })

  it('pages, sorts, filters, and counts all that match', async () => {
    for (const position of [3, 1, 2]) await staff.create({ ...faq, page: 'pay', position })
    const { data, total } = await staff.list({ page: 'pay', sort: 'position', order: 'DESC', from: 1, size: 1 })
    expect(data.map(({ position }) => position)).toEqual([2])
    expect(total).toBe(3)
    expect(await staff.list({ page: 'pay', size: 0 })).toEqual({ data: [], total: 3, isCapped: false })
    const ids = data.map(({ id }) => id)
    expect((await staff.list({ ids })).data.map(({ id }) => id)).toEqual(ids)
  })

  it('has nothing for staff who lack its scope', async () => {
    const reader = app.as(clerk('stf000000000000000002', 'content.view')).staffFaqs
    await expect(reader.list({})).resolves.toBeDefined()
    await expect(reader.create(faq)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const other = app.as(clerk('stf000000000000000003', 'orders.approve')).staffFaqs
    await expect(other.list({})).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
  })

  it('does not know what is not there', async () => {
    await expect(staff.one({ id: 'faq000000000000000000' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(staff.update({ ...faq, id: 'faq000000000000000000', version: '1' })).rejects.toMatchObject({
      code: 'NOT_FOUND_ERROR',
    })
  })
})

describe('many at once', () => {
  const { staffTestimonials } = app.as(owner)
  const testimonial = {
    name: 'Sunita Rao',
    rank: 1,
    testimonialType: 'TEXT' as const,
    userRole: 'Mother' as const,
    value: { en: 'She asks to go to class.' },
    place: { en: 'Pune' },
    userImage: null,
    course: { en: 'Class 8 CBSE' },
    year: 2026,
    consentAt: null,
  }

  it('are only counted by a dry run', async () => {
    const { id } = await staffTestimonials.create(testimonial)
    const ids = [id, 'tes000000000000000000']
    const change = { consentAt: app.now() }
    expect(await staffTestimonials.bulk({ ids, change, dryRun: true })).toEqual({
      count: 1,
      missing: ['tes000000000000000000'],
    })
    expect((await staffTestimonials.one({ id })).consentAt).toBeNull()
    await staffTestimonials.bulk({ ids, change, reason: 'signed letters, file 12' })
    expect((await staffTestimonials.one({ id })).consentAt).toBe(app.now())
    expect(await auditOf(`testimonials/${id}`)).toContainEqual(
      expect.objectContaining({ detail: expect.objectContaining({ reason: 'signed letters, file 12' }) }),
    )
  })
})

describe('an export', () => {
  it('gives all that match at once, and keeps who took them, which, how many and why', async () => {
    const note = `exported ${app.now()}`
    for (const position of [1, 2]) await staff.create({ ...faq, position, question: { en: note } })
    const { data, total } = await staff.export({ q: note, sort: 'position', order: 'DESC', reason: 'for the printer' })
    expect([total, data.map(({ position }) => position)]).toEqual([2, [2, 1]])
    const [row] = (await auditOf('faqs')).toReversed()
    expect(row).toMatchObject({
      action: 'faqs.export',
      actor: { staffId: owner.staffId },
      detail: { after: { rows: 2, filter: { q: note, sort: 'position' } }, reason: 'for the printer' },
    })
  })

  it('of people needs a sentence and the right to write, and writes no whole number down', async () => {
    const households = app.as(owner).staffHouseholds
    await expect(households.export({})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const viewer = app.as(clerk('stf000000000000000046', 'households.view')).staffHouseholds
    const reason = 'The tax office has asked for the list.'
    await expect(viewer.export({ reason })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await households.export({ phone: '9812345678', reason })
    const [row] = (await auditOf('households')).toReversed()
    expect(row).toMatchObject({ action: 'households.export', detail: { after: { rows: 0, filter: { phone: '+91•••••••678' } }, reason } }) // prettier-ignore
  })
})

describe('a list of more than ten thousand', () => {
  const schools = app.as(owner).staffSchools
  beforeAll(() =>
    app.asOwner(`insert into catalogue.school (id, name, city, state_code, board, pin_code)
      select 'sch' || n, 'School ' || lpad(n::text, 5, '0'), 'Pune', '27', 'cbse', '411001' from generate_series(1, 10001) n;
      insert into content.faq (id, page, position, question, answer, is_demo)
      select 'faq' || lpad(n::text, 5, '0'), 'home', 1000, jsonb_build_object('en', 'Question ' || n), '{"en": "Yes."}', false
      from generate_series(1, 10001) n`),
  )

  it('is counted to ten thousand', async () => {
    expect(await schools.list({ size: 1 })).toMatchObject({ total: 10_000, isCapped: true })
    expect(await schools.list({ size: 1, q: 'School 0000' })).toMatchObject({ total: 9, isCapped: false })
  })

  it('is not taken away', async () => {
    await expect(schools.export({})).rejects.toMatchObject({ code: 'TOO_MANY_TO_EXPORT' })
  })

  it('is read on after any of its rows, in both directions', async () => {
    const names = async (order: 'ASC' | 'DESC', after: string) =>
      (await schools.list({ sort: 'name', order, after, size: 2 })).data.map(({ name }) => name)
    expect(await names('ASC', 'sch10000')).toEqual(['School 10001'])
    expect(await names('DESC', 'sch10000')).toEqual(['School 09999', 'School 09998'])
    expect((await schools.list({ after: 'sch10000' })).total).toBe(10_000)
    await expect(schools.list({ from: 10_001 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is looked through for a text in its first ten thousand rows, and for an id in all', async () => {
    const { data: last } = await staff.list({ sort: 'position', order: 'DESC', size: 1 })
    expect(last).toMatchObject([{ id: 'faq10001' }])
    expect(await staff.list({ q: 'Question 10001' })).toEqual({ data: [], total: 0, isCapped: true })
    expect(await staff.list({ q: 'faq10001' })).toMatchObject({ data: last, total: 1, isCapped: true })
  })
})
