// Random walks of families, staff and teachers: no seat has two owners, no live demo is without its session, and each reminder
// comes once.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { HOUR, isoString, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { slotsIn } from '#core/modules/demos/slots.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { atFive } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(clear)

async function clear(): Promise<void> {
  app.moveClock(START - app.now())
  await app.pool.query('delete from demos.instant_offer')
  await app.pool.query('delete from demos.booking')
  await app.pool.query(`delete from classroom.session where kind = 'DEMO'`)
  await app.pool.query(`delete from catalogue.teacher where 'coding' = any(subjects)`)
}

const coding = { category: 'coding', grade: 3, laptop: 'YES' } as const
const aFamily = () => aHousehold(app.ctx, { birthYear: 2018, grade: 3, stream: null as never, hasConsent: true })
const aCoder = () => aTeacher(app.ctx, { subjects: ['coding'] })
let logins = 0
const staff = () => app.as({ ...owner, staffId: `stf${String((logins += 1)).padStart(18, '0')}` }).staffDemoActions
const reason = 'The teacher is ill'

/** Live demos that overlap with one teacher, that have not exactly their session, and sessions that no live demo owns. */
async function faults(): Promise<unknown[]> {
  const now = isoString(app.now())
  const { rows } = await app.pool.query(
    `with live as (select * from demos.booking where state in ('BOOKED', 'IN_SESSION') or (state = 'HELD' and held_until > $1))
     select a.id, b.id as other from live a join live b on a.id < b.id and a.teacher_id = b.teacher_id
       and a.starts_at < b.ends_at and a.ends_at > b.starts_at
     union all select a.id, 'has no such session' from live a left join classroom.session s on s.id = a.session_id
       and s.teacher_id = a.teacher_id and s.starts_at = a.starts_at and s.ends_at = a.ends_at and s.status <> 'CANCELLED'
       where a.state <> 'HELD' and s.id is null
     union all select s.id, 'is owned by no demo' from classroom.session s where s.kind = 'DEMO' and s.status in ('SCHEDULED', 'OPEN', 'LIVE')
       and not exists (select from live a where a.session_id = s.id)`,
    [now],
  )
  return rows
}

const STEPS = ['hold', 'confirm', 'move', 'cancel', 'staffMove', 'staffCancel', 'ask', 'wait'] as const

it('leaves each seat with one live demo, and each live demo with its session, on any walk', async () => {
  const step = fc.record({ kind: fc.constantFrom(...STEPS), who: fc.nat(2), n: fc.nat(20) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (steps) => {
      await clear()
      const teachers = [await aCoder(), await aCoder()]
      const families = [await aFamily(), await aFamily(), await aFamily()]
      for (const { kind, who, n } of steps) {
        await take(kind, families[who]!, { n, teacherId: teachers[n % 2]!.id }).catch(isRefusal)
        expect([kind, await faults()]).toEqual([kind, []])
      }
    }),
    { numRuns: triesOf(40) },
  )
})

/** A refusal is an answer, a fault is not. */
function isRefusal(error: { readonly status?: number }): void {
  if (error.status === undefined || error.status >= 500) throw error
}

async function take(kind: (typeof STEPS)[number], family: AHousehold, { n, teacherId }: { n: number; teacherId: string }) {
  const client = app.as(family).demos
  const { bookedSlotDetails, slotsBitString } = await client.getBooking({ category: 'coding' })
  const free = slotsIn(slotsBitString, app.now()) ?? []
  const startsAt = free[n % Math.max(1, Math.min(3, free.length))] ?? atFive(app.ctx, 1)
  const id = bookedSlotDetails?.id ?? ('dmo000000000000000001' as never)
  const actions: Record<typeof kind, () => Promise<unknown>> = {
    hold: () => client.book({ ...coding, startsAt }),
    confirm: () => client.confirm({ id }),
    move: () => client.reschedule({ id, startsAt }),
    cancel: () => client.cancel({ id }),
    staffMove: () => staff().move({ id, startsAt, teacherId: n % 3 === 0 ? teacherId : null, reason }),
    staffCancel: () => staff().cancel({ id, reason }),
    async ask() {
      const teaching = app.as({ kind: 'teacher', teacherId }).demosTeaching
      await teaching.checkIn({})
      const { offer } = await client.joinOndemand(coding)
      if (offer) await teaching.acceptOffer({ id: offer.id })
    },
    wait: () => Promise.resolve(app.moveClock(n * MINUTE)),
  }
  await actions[kind]()
} // prettier-ignore

/** Minutes before the start, and the start that the reminder names. */
type Reminder = readonly [minutes: number, startsAt: Instant]

it('reminds a family once of each time that a demo has while it is due, through any moves', async () => {
  const move = fc.record({ afterMinutes: fc.integer({ min: 7, max: 1_500 }), toHour: fc.integer({ min: 25, max: 100 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 3 }), async (moves) => {
      await clear()
      await aCoder()
      const family = await aFamily()
      const client = app.as(family).demos
      const first = atFive(app.ctx, 2)
      const { id } = await client.confirm({ id: (await client.book({ ...coding, startsAt: first })).id })
      const due: Reminder[] = []
      let demo = { id: String(id), startsAt: first, since: app.now() }
      for (const { afterMinutes, toHour } of moves) {
        const at = later(demo.since, afterMinutes * MINUTE)
        if (at >= later(demo.startsAt, -15 * MINUTE)) break
        due.push(...dueUntil(demo, at))
        await passTo(at, demo.startsAt)
        const startsAt = later(START, toHour * HOUR + 13 * MINUTE)
        const moved = await staff().move({ id: demo.id, startsAt, teacherId: null, reason }).catch(isRefusal)
        demo = { id: moved?.id ?? demo.id, startsAt: moved ? startsAt : demo.startsAt, since: at }
      }
      due.push(...dueUntil(demo, demo.startsAt))
      await passTo(demo.startsAt, demo.startsAt)
      expect((await remindersOf(family)).toSorted(byTime)).toEqual(due.toSorted(byTime))
    }),
    { numRuns: triesOf(30), examples: [[[{ afterMinutes: 680, toHour: 36 }, { afterMinutes: 940, toHour: 27 }]]] },
  )
}) // prettier-ignore

const byTime = (a: Reminder, b: Reminder) => a[1] - b[1] || a[0] - b[0]

function dueUntil({ startsAt, since }: { startsAt: Instant; since: Instant }, till: Instant): Reminder[] {
  return [1_440, 60, 10]
    .filter((minutes) => later(startsAt, -minutes * MINUTE) >= since && later(startsAt, -minutes * MINUTE) < till)
    .map((minutes) => [minutes, startsAt] as const)
}

/** The jobs run at every time at which a reminder is due on the way, and at its end. */
async function passTo(at: Instant, startsAt: Instant): Promise<void> {
  const due = [1_440, 60, 10].map((minutes) => later(startsAt, -minutes * MINUTE)).filter((each) => each < at)
  for (const stop of [...due, at]) {
    if (stop > app.now()) app.moveClock(stop - app.now())
    await app.runJob('notices.deliver-due')
    await app.runJobs()
  }
}

/** As the app shows them: what a move takes back in quiet hours has been shown there before. */
async function remindersOf({ accountId }: AHousehold): Promise<Reminder[]> {
  const { rows } = await app.pool.query(
    `select n.minutes_before as minutes, b.starts_at as start from notices.notice n join demos.booking b on b.id = n.subject
     where n.account_id = $1 and n.type = 'demo-soon' and n.shown_at is not null`,
    [accountId],
  )
  return rows.map(({ minutes, start }) => [Number(minutes), start as Instant] as const)
}
