// The class sees slides next to the camera, as pictures, and a timer. Classroom details, sections 2.3 and 2.7.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { sample } from '#server/modules/media/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { insertHeldClass } from '../factory.ts'
import { expireSlidesJob } from './expire-slides.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Monday, 23 November 2026, 19:00 IST. */
const SEVEN = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
let id: string
let teacherId: string
let asha: AHousehold
beforeEach(async () => {
  app.moveClock(START - app.now())
  app.moveClock(SEVEN - app.now())
  teacherId = app.ctx.newId('tea')
  id = await insertHeldClass(app.ctx, { isFree: true, teacherId })
  asha = await aHousehold(app.ctx, { birthYear: 2000 })
  await app.pool.query(
    `insert into classroom.seat (session_id, learner_id, visit, taken_at, seen_at) values ($1, $2, 'a-visit', now(), now())`,
    [id, asha.learnerId],
  )
})

const begin = () =>
  app.asOwner(`update classroom.session set status = 'LIVE', actual_start = starts_at where id = '${id}'`)
const teaching = (who = teacherId) => app.as({ kind: 'teacher', teacherId: who }).classroomTeaching
const paneOf = (who: AHousehold) => app.as(who).classroom.getPane({ id })

async function announced(bytes: Uint8Array) {
  const { slideId, url, headers } = await teaching().announceSlide({ id, type: 'image/png', bytes: bytes.length })
  const reply = await fetch(app.url + url, { method: 'PUT', headers, body: Buffer.from(bytes) })
  expect(reply.status).toBe(204)
  return slideId
}

async function aSlide() {
  const slideId = await announced(sample('png'))
  await teaching().keepSlide({ id, slideId })
  return slideId
}

describe('the slides of a class', () => {
  it('are prepared before it and shown while it runs', async () => {
    const [first, second] = [await aSlide(), await aSlide()]
    expect(await teaching().listSlides({ id })).toMatchObject({ slides: [{ id: first, no: 1 }, { id: second, no: 2 }], shownId: null }) // prettier-ignore
    await expect(teaching().showSlide({ id, slideId: first })).rejects.toMatchObject({ code: 'CLASS_NOT_BEGUN' })
    await begin()
    expect((await paneOf(asha)).slide).toBeNull()
    await teaching().showSlide({ id, slideId: second })
    const { slide } = await paneOf(asha)
    expect(slide).toMatchObject({ id: second, no: 2 })
    const picture = await app.inject({ url: slide?.url ?? '' })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    await teaching().showSlide({ id, slideId: null })
    expect((await paneOf(asha)).slide).toBeNull()
  })

  it('are pictures: any other file is refused, and gone', async () => {
    const slideId = await announced(Buffer.from('not a picture at all'))
    await expect(teaching().keepSlide({ id, slideId })).rejects.toMatchObject({ code: 'NOT_A_PICTURE' })
    await expect(teaching().keepSlide({ id, slideId })).rejects.toMatchObject({ status: 404 })
    const { slideId: missing } = await teaching().announceSlide({ id, type: 'image/png', bytes: 10 })
    await expect(teaching().keepSlide({ id, slideId: missing })).rejects.toMatchObject({ code: 'SLIDE_NOT_SENT' })
    expect((await teaching().listSlides({ id })).slides).toEqual([])
  })

  it('that are removed are seen by nobody any more', async () => {
    const slideId = await aSlide()
    await begin()
    await teaching().showSlide({ id, slideId })
    await teaching().removeSlide({ id, slideId })
    expect((await paneOf(asha)).slide).toBeNull()
    await expect(teaching().showSlide({ id, slideId })).rejects.toMatchObject({ status: 404 })
  })

  it('belong to the teacher of the class', async () => {
    const slideId = await aSlide()
    const other = teaching(app.ctx.newId('tea'))
    await expect(other.listSlides({ id })).rejects.toMatchObject({ status: 403 })
    await expect(other.removeSlide({ id, slideId })).rejects.toMatchObject({ status: 403 })
    const another = await insertHeldClass(app.ctx, { isFree: true, teacherId, startsAt: (SEVEN + 5 * HOUR) as never })
    await expect(teaching().keepSlide({ id: another as never, slideId })).rejects.toMatchObject({ status: 404 })
  })

  it('are at most a hundred, and none is added to a class that is over', async () => {
    await app.pool.query(
      `insert into classroom.slide (id, session_id, no, asked_at) select 'sld' || lpad(n::text, 18, '0') || $1, $1, n, now() from generate_series(1, 99) n`,
      [id],
    )
    const add = () => teaching().announceSlide({ id, type: 'image/png', bytes: 10 })
    const both = await Promise.allSettled([add(), add()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(add()).rejects.toMatchObject({ code: 'TOO_MANY_SLIDES' })
    await app.asOwner(`update classroom.session set status = 'ENDED' where id = '${id}'`)
    await expect(add()).rejects.toMatchObject({ code: 'SLIDES_ARE_CLOSED' })
  })

  it('are deleted a month after the class, with their files', async () => {
    await aSlide()
    const { slides } = await teaching().listSlides({ id })
    app.moveClock(31 * DAY)
    await expireSlidesJob.run(app.ctx, {})
    const { rows } = await app.pool.query('select from classroom.slide where session_id = $1', [id])
    expect(rows).toEqual([])
    expect(await app.ctx.files.read(`slides/${slides[0]?.id}.png`)).toBeUndefined()
  })
})

describe('the timer of a class', () => {
  it('is set and stopped by the teacher, and seen by the class', async () => {
    await expect(teaching().setTimer({ id, minutes: 5 })).rejects.toMatchObject({ code: 'CLASS_NOT_BEGUN' })
    await begin()
    expect(await teaching().setTimer({ id, minutes: 5 })).toEqual({ endsAt: SEVEN + 5 * MINUTE })
    expect((await paneOf(asha)).timerEndsAt).toBe(SEVEN + 5 * MINUTE)
    expect((await teaching().getTeacherPane({ id })).timerEndsAt).toBe(SEVEN + 5 * MINUTE)
    await teaching().setTimer({ id, minutes: null })
    expect((await paneOf(asha)).timerEndsAt).toBeNull()
  })
})
