// Who can join a test in school, and who can keep others from joining.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#core/kernel/time.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aSchoolSession } from './factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

let paperId = ''
beforeAll(async () => {
  paperId = (await aTestPaper(app.ctx, { kind: 'IN_SCHOOL' })).paperId
})

const aSession = async (but: Partial<Parameters<typeof aSchoolSession>[1]> = {}) => {
  const { code, id } = await aSchoolSession(app.ctx, { paperId, ...but })
  return { code: code as never, id: id as never }
}
const staff = () => app.as(clerk('stf000000000000070001', 'schools.view', 'schools.edit'))

/** All of them behind one address. */
const aTablet = () => app.browser(visitor).client.inschool
/** It has opened the test, as every page does before it joins. */
async function anOpenTablet(code: never) {
  const tablet = aTablet()
  await tablet.getSession({ code })
  return tablet
}

let rolls = 0
const aPupil = (but: object = {}) => {
  rolls += 1
  return { name: `Pupil ${rolls}`, className: '8B', roll: String(rolls), ...but }
}
const outcomeOf = (join: Promise<unknown>) => join.then(() => 'JOINED', ({ code }: { code: string }) => code) // prettier-ignore
const seatsOf = async (sessionId: never) => (await staff().staffPupils.list({ sessionId })).data

describe('a seat', () => {
  it('is one for one pupil, however class and roll number are written', async () => {
    const { code } = await aSession()
    const tablet = aTablet()
    await tablet.join({ code, ...aPupil({ className: '8A', roll: '7' }) })
    for (const [className, roll] of [
      ['8a', '07'],
      ['８Ａ', '7'],
      ['8\u200bA', '7'],
      ['VIII-A', '०७'],
      ['Class 8 A', 'Roll 007'],
    ])
      // prettier-ignore
      expect(await outcomeOf(aTablet().join({ code, ...aPupil({ className, roll }) }))).toBe('PUPIL_HAS_JOINED')
  })

  it('needs a letter or a digit in class and roll number', async () => {
    const { code } = await aSession()
    const refused = aTablet().join({ code, ...aPupil({ className: '\u200b', roll: '--' }) })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', fieldErrors: { className: 'Enter a class.', roll: 'Enter a roll number.' } }) // prettier-ignore
  })

  it('of pupils who had joined under several spellings stays theirs, each with the answers given', async () => {
    const { code, id } = await aSession()
    const one = await aTablet().join({ code, ...aPupil({ roll: '900' }) })
    app.moveClock(MINUTE)
    const other = await aTablet().join({ code, ...aPupil({ roll: '901' }) })
    await app.asOwner(`update inschool.pupil set seat = null, twin = 0, roll = '0900' where id = '${other.pupilId}'`)
    await app.asOwner(`update inschool.pupil set seat = null, twin = 0 where id = '${one.pupilId}'`)
    const again = (roll: string) => aTablet().join({ code, ...aPupil({ roll }), pin: '2468' })
    expect((await again('0900')).attemptId).toBe(other.attemptId)
    expect((await again('900')).attemptId).toBe(one.attemptId)
    expect((await again('00900')).attemptId).toBe(one.attemptId)
    expect(await seatsOf(id)).toHaveLength(2)
  })

  it('is given once when many join with it at once', async () => {
    const { code, id } = await aSession()
    const spellings = ['7', '07', '007', '０７', '7\u200b', ' 7', '७']
    const tries = await Promise.all(spellings.map((roll) => outcomeOf(aTablet().join({ code, ...aPupil({ roll }) }))))
    expect(tries.toSorted()).toEqual(['JOINED', ...spellings.slice(1).map(() => 'PUPIL_HAS_JOINED')])
    expect(await seatsOf(id)).toHaveLength(1)
  })
})

describe('a device that joins in a loop', () => {
  it('is refused, and the others of the class join', async () => {
    const { code } = await aSession({ maxPupils: 500 })
    const others = await Promise.all(Array.from({ length: 3 }, () => anOpenTablet(code)))
    const loop = await anOpenTablet(code)
    const own: string[] = []
    for (let no = 0; no < 14; no += 1) own.push(await outcomeOf(loop.join({ code, ...aPupil() })))
    expect(own).toEqual([...own.slice(0, 12).map(() => 'JOINED'), 'RATE_LIMIT_EXCEEDED', 'RATE_LIMIT_EXCEEDED'])
    // A program that keeps no cookie is another device each time.
    const strange = await Promise.all(
      Array.from({ length: 125 }, () => outcomeOf(aTablet().join({ code, ...aPupil() }))),
    )
    expect(strange.filter((each) => each === 'RATE_LIMIT_EXCEEDED')).toHaveLength(5)
    for (const tablet of others) await tablet.join({ code, ...aPupil() })
  })

  it('is let in by the PIN, as is a pupil where all places are taken', async () => {
    const { code } = await aSession({ maxPupils: 1 })
    const tablet = await anOpenTablet(code)
    await tablet.join({ code, ...aPupil() })
    await expect(tablet.join({ code, ...aPupil() })).rejects.toMatchObject({ code: 'SESSION_IS_FULL' })
    for (let no = 0; no < 11; no += 1) await outcomeOf(tablet.join({ code, ...aPupil() }))
    await expect(tablet.join({ code, ...aPupil() })).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
    expect(await outcomeOf(tablet.join({ code, ...aPupil(), pin: '2468' }))).toBe('JOINED')
  })
})

describe('a wrong PIN', () => {
  const guess = (tablet: ReturnType<typeof aTablet>, code: never) =>
    outcomeOf(tablet.join({ code, ...aPupil(), pin: '0000' }))

  it('is counted for the device that tried it, and a right one for nobody', async () => {
    const { code } = await aSession()
    const pupil = aPupil()
    const tablet = await anOpenTablet(code)
    await tablet.join({ code, ...pupil })
    const guesser = await anOpenTablet(code)
    for (let no = 0; no < 20; no += 1) expect(await guess(guesser, code)).toBe('WRONG_PIN')
    expect(await guess(guesser, code)).toBe('RATE_LIMIT_EXCEEDED')
    expect(await outcomeOf(guesser.join({ code, ...pupil, pin: '2468' }))).toBe('RATE_LIMIT_EXCEEDED')
    for (let no = 0; no < 25; no += 1)
      expect(await outcomeOf((await anOpenTablet(code)).join({ code, ...pupil, pin: '2468' }))).toBe('JOINED')
    app.moveClock(HOUR)
    expect(await guess(guesser, code)).toBe('WRONG_PIN')
  })

  it('is counted before the next one is looked at when a device tries many at once', async () => {
    const { code } = await aSession()
    const guesser = await anOpenTablet(code)
    const tries = await Promise.all(Array.from({ length: 40 }, () => guess(guesser, code)))
    expect(tries.filter((each) => each === 'WRONG_PIN')).toHaveLength(20)
    expect(tries.filter((each) => each === 'RATE_LIMIT_EXCEEDED')).toHaveLength(20)
  })

  it('of a hundred strangers of one network closes the PIN to strangers, not to devices that have joined', async () => {
    const { code, id } = await aSession({ maxPupils: 500 })
    const pupil = aPupil()
    const tablet = await anOpenTablet(code)
    await tablet.join({ code, ...pupil })
    const tries = []
    for (let no = 0; no < 101; no += 1) tries.push(await guess(aTablet(), code))
    expect(tries.indexOf('RATE_LIMIT_EXCEEDED')).toBe(100)
    expect(await outcomeOf(tablet.join({ code, ...pupil, pin: '2468' }))).toBe('JOINED')
    expect(await outcomeOf((await anOpenTablet(code)).join({ code, ...pupil, pin: '2468' }))).toBe('RATE_LIMIT_EXCEEDED') // prettier-ignore
    // Another network is not touched.
    const elsewhere = app.browser(visitor, '203.0.113.9').client.inschool
    expect(await outcomeOf(elsewhere.join({ code, ...pupil, pin: '2468' }))).toBe('JOINED')
    await staff().staffSchoolLocks.liftLocks({ id })
    expect(await outcomeOf((await anOpenTablet(code)).join({ code, ...pupil, pin: '2468' }))).toBe('JOINED')
  })

  it('is every old one once the coordinator has a new PIN', async () => {
    const { code, id } = await aSession()
    const pupil = aPupil()
    await aTablet().join({ code, ...pupil })
    await staff().staffSchoolLocks.liftLocks({ id, pin: '9753' })
    expect(await outcomeOf(aTablet().join({ code, ...pupil, pin: '2468' }))).toBe('WRONG_PIN')
    expect(await outcomeOf(aTablet().join({ code, ...pupil, pin: '9753' }))).toBe('JOINED')
  })
})

describe('staff', () => {
  it('free a place that somebody took, and its pupil begins anew', async () => {
    const { code, id } = await aSession()
    const pupil = aPupil()
    const { ticket } = await aTablet().join({ code, ...pupil })
    const { epoch } = await aTablet().open({ code, ticket })
    await aTablet().submit({ code, ticket, epoch })
    const [seat] = await seatsOf(id)
    await staff().staffSchoolLocks.freePlace({ id: seat?.id as never, reason: 'Somebody else took this roll number.' })
    await expect(aTablet().open({ code, ticket })).rejects.toMatchObject({ code: 'NOT_YOUR_TURN' })
    const own = await aTablet().join({ code, ...pupil })
    expect((await aTablet().open({ code, ticket: own.ticket })).responses).toEqual([])
    const nobody = app.ctx.newId('pup') as never
    await expect(staff().staffSchoolLocks.freePlace({ id: nobody, reason: 'There is nobody at this place.' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
    const none = app.ctx.newId('iss') as never
    await expect(staff().staffSchoolLocks.liftLocks({ id: none })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('the result of a pupil', () => {
  it('comes when the session has closed and nobody writes any more: nobody finds the right answers by trying', async () => {
    const { code } = await aSession({ closesAt: (app.now() + 20 * MINUTE) as never })
    const finished = async () => {
      const tablet = aTablet()
      const { ticket } = await tablet.join({ code, ...aPupil() })
      const { epoch } = await tablet.open({ code, ticket })
      await tablet.submit({ code, ticket, epoch })
      await app.runJobs()
      return () => tablet.getResult({ code, ticket })
    }
    const first = await finished()
    expect(await first()).toMatchObject({
      result: { state: 'WAITING', score: null, expectedAt: app.now() + 20 * MINUTE },
    })
    app.moveClock(19 * MINUTE)
    const last = await aTablet().join({ code, ...aPupil() })
    app.moveClock(2 * MINUTE)
    // An hour of the paper from the last join, a minute of grace and thirty for answers without a connection.
    expect(await first()).toMatchObject({ result: { state: 'WAITING', score: null, expectedAt: app.now() + (60 - 2 + 31) * MINUTE } }) // prettier-ignore
    const { epoch } = await aTablet().open({ code, ticket: last.ticket })
    await aTablet().submit({ code, ticket: last.ticket, epoch })
    await app.runJobs()
    expect(await first()).toMatchObject({ result: { state: 'READY', score: { maxMarks: '11' } } })
  })
})
