import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closureOn, occurrencesOf, sessionsTill } from '#core/modules/classroom/plan-sessions.ts'
import { indianDay } from '#core/kernel/time.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { listTaughtBatches } from '#server/modules/catalogue/index.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { listClosures } from '../store-changes.ts'
import { listPlacedSessions } from '../store-sessions.ts'
import { generateAll } from './generate-jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const anySlot = fc.record({
  batch: fc.integer({ min: 0, max: 2 }),
  weekday: fc.integer({ min: 0, max: 6 }),
  hour: fc.integer({ min: 17, max: 20 }),
  teacher: fc.integer({ min: 0, max: 1 }),
  subject: fc.constantFrom('physics', 'maths'),
})
const anyWeek = fc.uniqueArray(anySlot, {
  maxLength: 9,
  selector: ({ batch, weekday, hour }) => `${batch} ${weekday} ${hour}`,
})
const anyClosure = fc.record({
  day: fc.integer({ min: 22, max: 29 }),
  board: fc.constantFrom('{}', '{cbse}', '{icse}'),
})
const anyStep = fc.record({ week: anyWeek, closures: fc.array(anyClosure, { maxLength: 2 }) })

describe('the sessions in the database', () => {
  it('are the weekly classes without closed days after any change; a busy teacher makes a clash', async () => {
    const teachers = [await aTeacher(app.ctx), await aTeacher(app.ctx)]
    const bundle = await aBundle(app.ctx)
    const batches = await Promise.all(['1', '2', '3'].map((label) => aBatch(app.ctx, bundle, { label })))

    async function change({ week, closures }: typeof anyStep extends fc.Arbitrary<infer S> ? S : never) {
      await app.asOwner('delete from catalogue.class_slot; delete from classroom.closure')
      for (const { batch, weekday, hour, teacher, subject } of week)
        await app.asOwner(`insert into catalogue.class_slot values ('${batches[batch]!.id}', ${weekday}, ${hour * 60}, 90,
          '${subject}', '${teachers[teacher]!.id}', false)`)
      for (const [i, { day, board }] of closures.entries())
        await app.asOwner(`insert into classroom.closure (id, kind, name, first_day, last_day, boards)
          values ('clo${i}', 'HOLIDAY', '{"en": "Holiday"}', '2026-11-${day}', '2026-11-${day}', '${board}')`)
      // The second time has what the first has freed.
      await generateAll(app.ctx)
      await generateAll(app.ctx)
    }

    async function agree() {
      const { ctx } = app
      const closures = await listClosures(ctx.db, indianDay(ctx.now()))
      const taught = await listTaughtBatches(ctx.db, { ids: batches.map(({ id }) => id) })
      for (const batch of taught) {
        const placed = await ctx.db
          .transaction()
          .execute((tx) => listPlacedSessions(tx, batch.id, indianDay(ctx.now())))
        const held = placed.filter(({ status }) => status === 'SCHEDULED')
        const { rows } = await app.pool.query('select starts_at from classroom.clash where batch_id = $1', [batch.id])
        const clashes = new Set(rows.map(({ starts_at }) => Number(starts_at)))
        const wanted = occurrencesOf(batch, ctx.now(), sessionsTill(ctx.now())).filter(
          ({ startsAt, day }) => startsAt > ctx.now() && !closureOn(day, batch, closures),
        )
        const isHeld = (each: (typeof wanted)[number]) => held.some((one) => one.startsAt === each.startsAt && one.subject === each.subject && one.teacherId === each.teacherId) // prettier-ignore
        expect(wanted.filter((each) => !isHeld(each) && !clashes.has(each.startsAt))).toEqual([])
        // Nothing else is held, but a class that could not move stays where it was.
        const moved = held.filter((one) => !wanted.some((each) => each.startsAt === one.startsAt && each.subject === one.subject)) // prettier-ignore
        expect(moved.length).toBeLessThanOrEqual(clashes.size)
      }
      const { rows: overlaps } = await app.pool.query(`select from classroom.session a join classroom.session b
        on a.id < b.id and a.teacher_id = b.teacher_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        where a.status = 'SCHEDULED' and b.status = 'SCHEDULED'`)
      expect(overlaps).toEqual([])
    }

    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 3 }), async (steps) => {
        for (const step of steps) {
          await change(step)
          await agree()
        }
      }),
      { numRuns: triesOf(8) },
    )
  })
})
