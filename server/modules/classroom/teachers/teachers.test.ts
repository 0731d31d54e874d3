// The records that operations keep of teachers: documents, hours and pay that are agreed, and the words of learners. Operations console, O05.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, fromIndia, HOUR, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { TeacherId } from '#core/modules/catalogue/catalogue.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { sample } from '#server/modules/media/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aPastClass, generateBatches } from '../factory.ts'
import { clearDocumentsJob } from './teacher-documents.ts'
import { keepRecordsJob } from './teacher-records.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
/** Logins end, so that other people are at work after each move of the clock. */
let shift = 0
const goOn = (ms: number) => {
  app.moveClock(ms)
  shift += 1
}
beforeEach(() => goOn(START - app.now()))
afterAll(() => app.close())

const member = (of: string) =>
  app.as(clerk(`stf${of}${String(shift).padStart(17, '0')}`, 'classes.view', 'classes.edit', 'classes.approve'))
const office = () => member('1')
const other = () => member('2')
const REASON = 'She has sent it by e-mail.'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const monday = (week: number, hour = 19) => fromIndia(2026, 11, { day: 23 + 7 * week, minutes: hour * 60 })

type DocumentType = 'application/pdf' | 'image/jpeg'

async function sent(bytes: Buffer, type: DocumentType = 'application/pdf') {
  const { fileId, url, headers } = await office().staffTeacherRecordActions.announceDocument({
    type,
    bytes: bytes.length,
  })
  expect((await fetch(app.url + url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status).toBe(204)
  return fileId
}
const add = async (
  teacherId: TeacherId,
  kind: 'DEGREE' | 'IDENTITY' | 'POLICE_CHECK',
  validTill: string | null = null,
) => office().staffTeacherDocuments.create({ teacherId, kind, validTill, fileId: await sent(PDF), reason: REASON })
const approve = (id: string) => other().staffTeacherRecordActions.decideDocument({ id, isApproved: true })

describe('a document of a teacher', () => {
  it('counts once a second person has approved it', async () => {
    const { id } = await aTeacher(app.ctx)
    const document = await add(id, 'DEGREE')
    expect(document).toMatchObject({ status: 'WAITING', type: 'application/pdf', bytes: PDF.length })
    const decide = { id: document.id, isApproved: true }
    await expect(office().staffTeacherRecordActions.decideDocument(decide)).rejects.toMatchObject({
      code: 'OWN_DOCUMENT',
    })
    const missing = async () => (await office().staffTeacherRecords.one({ id })).missing
    expect(await missing()).toEqual(['DEGREE', 'IDENTITY', 'POLICE_CHECK'])
    await approve(document.id)
    expect(await missing()).toEqual(['IDENTITY', 'POLICE_CHECK'])
    await expect(approve(document.id)).rejects.toMatchObject({ code: 'DOCUMENT_DECIDED' })
  })

  it('is read by a signed address, and it is written down who asked for it', async () => {
    const { id } = await aTeacher(app.ctx)
    const document = await add(id, 'IDENTITY')
    const { url } = await other().staffTeacherRecordActions.getDocumentFile({ id: document.id })
    const file = await app.inject({ url })
    expect([file.statusCode, file.rawPayload.toString()]).toEqual([200, PDF.toString()])
    const { rows } = await app.pool.query(`select actor from platform.audit where action = 'teacher-documents.read' and subject = $1`, [`teacher-documents/${document.id}`]) // prettier-ignore
    expect(rows).toHaveLength(1)
    expect((await app.inject({ url: url.replace(/\?.*/, '') })).statusCode).not.toBe(200)
  })

  it('is of the type that was announced, and has arrived', async () => {
    const { id: teacherId } = await aTeacher(app.ctx)
    const create = async (fileId: Awaited<ReturnType<typeof sent>>, who = office()) =>
      who.staffTeacherDocuments.create({ teacherId, kind: 'DEGREE', validTill: null, fileId, reason: REASON })
    await expect(create(await sent(Buffer.from(sample('jpeg'))))).rejects.toMatchObject({ code: 'DOCUMENT_IS_OTHER' })
    const { fileId } = await office().staffTeacherRecordActions.announceDocument({ type: 'application/pdf', bytes: 10 })
    await expect(create(fileId)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_SENT' })
    await expect(create(await sent(PDF), other())).rejects.toMatchObject({ code: 'DOCUMENT_NOT_SENT' })
  })

  it('that has expired waits for another one', async () => {
    const { id } = await aTeacher(app.ctx)
    await approve((await add(id, 'POLICE_CHECK', '2026-12-01')).id)
    const over = async () => (await office().staffTeacherDocuments.list({ isOver: true, teacherId: id })).total
    expect(await over()).toBe(0)
    goOn(30 * DAY)
    expect(await over()).toBe(1)
    await approve((await add(id, 'POLICE_CHECK', '2027-12-01')).id)
    expect(await over()).toBe(0)
  })

  it('that nobody has taken is deleted', async () => {
    const fileId = await sent(PDF)
    goOn(HOUR)
    await clearDocumentsJob.run(app.ctx, {})
    expect(await app.ctx.files.read(`incoming/${fileId}`)).toBeUndefined()
  })
})

describe('the hours that are agreed', () => {
  /** Physics on Mondays from 7 to 8 pm, and a teacher who may teach one hour a week. */
  async function aWeek() {
    const [busy, limited] = [
      await aTeacher(app.ctx, { name: 'Ananya Rao' }),
      await aTeacher(app.ctx, { name: 'Ravi Menon' }),
    ]
    const bundle = await aBundle(app.ctx)
    const slot = {
      weekday: 1,
      startMinutes: 1_140,
      lengthMinutes: 60,
      subject: 'physics',
      teacherId: busy.id,
      isFree: false,
    }
    const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
    await generateBatches(app.ctx, [batch.id])
    await office().staffTeacherRecords.create({ teacherId: limited.id, mostHoursAWeek: 1, payPerHour: null })
    return { batch, limited, busy }
  }
  const extra = (batchId: string, teacherId: TeacherId, startsAt: Instant) =>
    office().staffClasses.create({ batchId, subject: 'physics', teacherId, startsAt, endsAt: later(startsAt, HOUR), reason: 'More practice' }) // prettier-ignore

  it('are not exceeded by a class that staff add', async () => {
    const { batch, limited } = await aWeek()
    await extra(batch.id, limited.id, monday(1, 10))
    await expect(extra(batch.id, limited.id, monday(1, 12))).rejects.toMatchObject({
      code: 'TEACHER_HOURS_FULL',
      message: 'Ravi Menon would teach 2 hours in that week, and 1 are agreed. Choose another teacher or another week.',
    })
    await extra(batch.id, limited.id, monday(2, 12))
  })

  it('keep a teacher out of the substitutes of a week that is full', async () => {
    const { batch, limited, busy } = await aWeek()
    const desk = app.as({ kind: 'teacher', teacherId: busy.id }).classroomTeaching
    const { id } = await desk.askForLeave({ firstDay: '2026-11-30', lastDay: '2026-11-30', reason: 'A wedding' })
    const offered = async () => {
      const { classes } = await office().staffLeaveActions.listSubstitutes({ id })
      return classes[0]?.substitutes.some(({ teacherId }) => teacherId === limited.id)
    }
    expect(await offered()).toBe(true)
    await extra(batch.id, limited.id, monday(1, 10))
    expect(await offered()).toBe(false)
  })
})

/** An hour of physics on Monday, in which this learner was for half an hour. */
async function aClassWith(family: AHousehold, teacherId: TeacherId, presentMs = 30 * MINUTE) {
  const learner = { learnerId: family.learnerId, presentMs, isAttended: true, isLate: false, leftEarly: false }
  await aPastClass(app.ctx, { teacherId, startsAt: monday(0), learners: [learner] })
  const { rows } = await app.pool.query('select id from classroom.session where teacher_id = $1', [teacherId])
  return rows[0].id as never // the session's
}

describe('the pay sheet', () => {
  it('has a line for each class that was held, with the pay that is agreed', async () => {
    const { id } = await aTeacher(app.ctx)
    await aClassWith(await aHousehold(app.ctx), id)
    goOn(monday(0) + 3 * HOUR - app.now())
    const line = async () => (await office().staffPaySheet.list({ teacherId: id, month: '2026-11-30' })).data
    expect(await line()).toMatchObject([{ minutes: 60, isLate: false, isSubstitute: false, pay: null }])
    await office().staffTeacherRecords.create({ teacherId: id, mostHoursAWeek: null, payPerHour: rupees(800) })
    expect(await line()).toMatchObject([{ minutes: 60, pay: rupees(800) }])
    expect((await office().staffPaySheet.list({ teacherId: id, month: '2026-12-01' })).data).toEqual([])
    expect(await office().staffTeacherRecordActions.getTeaching({ id })).toMatchObject({
      availability: null,
      thisMonth: { classes: 1, minutes: 60, pay: rupees(800) },
      lastMonth: { classes: 0, minutes: 0, pay: 0 },
    })
  })

  it('has a record of every teacher after a night', async () => {
    const { id } = await aTeacher(app.ctx)
    await expect(office().staffTeacherRecords.one({ id })).rejects.toMatchObject({ status: 404 })
    await keepRecordsJob.run(app.ctx, {})
    expect(await office().staffTeacherRecords.one({ id })).toMatchObject({
      mostHoursAWeek: null,
      ratings: 0,
      stars: null,
    })
  })
})

describe('what a learner says of a class', () => {
  it('is one word of somebody who was there, for a week; the last one counts', async () => {
    const [{ id: teacherId }, asha, ravi] = [await aTeacher(app.ctx), await aHousehold(app.ctx, { birthYear: 2000 }), await aHousehold(app.ctx, { birthYear: 2000 })]
    const id = await aClassWith(asha, teacherId)
    goOn(monday(0) + 2 * HOUR - app.now())
    const rate = (who: AHousehold, stars: number, text = '') => app.as(who).classroom.rateClass({ id, stars, text })
    await rate(asha, 2)
    await rate(asha, 4, 'Call me on 98765 43210')
    await expect(rate(ravi, 1)).rejects.toMatchObject({ code: 'NOT_RATEABLE' })
    expect((await office().staffClassRatings.list({ teacherId })).data).toMatchObject([{ stars: 4, text: 'Call me on •••' }])
    await keepRecordsJob.run(app.ctx, {})
    expect(await office().staffTeacherRecords.one({ id: teacherId })).toMatchObject({ ratings: 1, stars: 4 })
    goOn(8 * DAY)
    await expect(rate(asha, 5)).rejects.toMatchObject({ code: 'NOT_RATEABLE' })
  }) // prettier-ignore
})
