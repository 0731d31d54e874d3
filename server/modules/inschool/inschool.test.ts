import { afterAll, describe, expect, it } from 'vitest'
import { csvOf } from '#core/kernel/csv.ts'
import { DAY, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { findAttempt } from '#server/modules/attempts/index.ts'
import { aTestPaper, type ATestPaper } from '#server/modules/attempts/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aSchoolSession } from './factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

const { inschool } = app.as(visitor)
/** Signed in now: sessions end when the clock moves far. */
let clerks = 0
const asStaff = () => {
  clerks += 1
  return app.as(clerk(`stf0000000000000${70_000 + clerks}`.slice(0, 21), 'schools.view', 'schools.edit'))
}

async function aSession(but: Partial<Parameters<typeof aSchoolSession>[1]> = {}) {
  const paper = await aTestPaper(app.ctx, { kind: 'IN_SCHOOL' })
  const session = await aSchoolSession(app.ctx, { paperId: paper.paperId, ...but })
  return { paper, code: session.code as never, session }
}

let rolls = 0
const aPupil = (but: object = {}) => {
  rolls += 1
  return { name: `Pupil ${rolls}`, className: '8B', roll: String(rolls), ...but }
}

const item = (questionId: string, seq: number, value: object | null) =>
  ({ questionId, seq, value, status: value ? 'ANSWERED' : 'VISITED', timeMs: 1_000, clientAt: app.now() }) as never

const allRight = ({ single, multiple, numeric }: ATestPaper) => [
  item(single, 1, { options: ['a'] }),
  item(multiple, 2, { options: ['a', 'b', 'd'] }),
  item(numeric, 3, { number: '4.6' }),
]

async function aWriter(code: never) {
  const { ticket } = await inschool.join({ code, ...aPupil() })
  const { epoch } = await inschool.open({ code, ticket })
  return { ticket, epoch }
}

const sheetOf = async (sessionId: string) => (await asStaff().staffPupils.list({ sessionId: sessionId as never })).data

describe('a test in school', () => {
  it('is joined by code without an account, answered by category, marked, and shown without its answers', async () => {
    const { paper, code, session } = await aSession()
    expect(await inschool.getSession({ code })).toMatchObject({ school: 'Vidya Mandir', questionCount: 3, totalMarks: '11', isOpen: true }) // prettier-ignore
    const { ticket } = await inschool.join({ code: `\u2068 ${session.code.toLowerCase()}\u2069\u200b` as never, ...aPupil({ name: 'Asha' }) }) // prettier-ignore
    const { epoch, graceMs, questions } = await inschool.open({ code, ticket })
    expect([questions.length, graceMs]).toEqual([3, MINUTE])
    await inschool.saveResponses({ code, ticket, epoch, items: [...allRight(paper).slice(0, 2), item(paper.numeric, 3, null)] }) // prettier-ignore
    expect(await inschool.listCategories({ code, ticket })).toEqual({ categories: [{ key: 's1', title: 'Maths', order: 0, questions: 3, saved: 2 }] }) // prettier-ignore
    expect((await inschool.listQuestions({ code, ticket, category: 's1' })).questions).toHaveLength(3)
    // A ticket in an address would be in the logs of every proxy on the way.
    for (const path of ['categories', 'questions', 'result'])
      expect((await app.inject({ url: `/api/in-school-test/sessions/${code}/${path}?ticket=${ticket}&category=s1` })).statusCode).toBe(404) // prettier-ignore
    await inschool.submit({ code, ticket, epoch })
    await app.runJobs()
    app.moveClock(DAY)
    const result = await inschool.getResult({ code, ticket })
    expect(result).toMatchObject({ name: 'Asha', className: '8B', result: { state: 'READY', score: { marks: '7', maxMarks: '11', questions: [] } } }) // prettier-ignore
    expect(JSON.stringify(result)).not.toContain('SECRET')
    expect(await sheetOf(session.id)).toMatchObject([{ alias: 'Asha', marks: 7, maxMarks: 11, saved: 2, status: 'EVALUATED' }]) // prettier-ignore
  })

  it('is joined by sixty pupils behind one address within a minute', async () => {
    const { code, session } = await aSession()
    const joined = await Promise.all(Array.from({ length: 60 }, () => inschool.join({ code, ...aPupil() })))
    expect(new Set(joined.map(({ attemptId }) => attemptId)).size).toBe(60)
    expect(await asStaff().staffSchoolSessions.one({ id: session.id })).toMatchObject({ pupils: 60 })
    await expect(inschool.join({ code, ...aPupil() })).rejects.toMatchObject({ code: 'SESSION_IS_FULL' })
  })

  it('has no more pupils than places when many join at once', async () => {
    const { code } = await aSession({ maxPupils: 3 })
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => inschool.join({ code, ...aPupil() })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('opens and closes with its window, and is in no learner’s list', async () => {
    const soon = await aSession({ opensAt: later(app.now(), HOUR) })
    await expect(inschool.join({ code: soon.code, ...aPupil() })).rejects.toMatchObject({ code: 'SESSION_NOT_OPEN' })
    const client = app.as(await aHousehold(app.ctx))
    const { live } = await client.attempts.getTests({})
    expect(live.map(({ id }) => String(id))).not.toContain(soon.paper.paperId)
    await expect(client.attempts.startTest({ id: soon.paper.paperId as never })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
  })
})

describe('a pupil who joins again', () => {
  it('needs the PIN, and then goes on with the same answers on another tablet', async () => {
    const { paper, code } = await aSession()
    const pupil = aPupil()
    const first = await inschool.join({ code, ...pupil })
    const { epoch } = await inschool.open({ code, ticket: first.ticket })
    await inschool.saveResponses({ code, ticket: first.ticket, epoch, items: allRight(paper) })
    const again = { code, ...pupil, className: '8b' }
    await expect(inschool.join(again)).rejects.toMatchObject({ code: 'PUPIL_HAS_JOINED' })
    await expect(inschool.join({ ...again, pin: '1111' })).rejects.toMatchObject({ code: 'WRONG_PIN' })
    const second = await inschool.join({ ...again, pin: '2468' })
    expect(second.attemptId).toBe(first.attemptId)
    expect((await inschool.open({ code, ticket: second.ticket })).responses).toHaveLength(3)
    await expect(inschool.open({ code, ticket: first.ticket })).rejects.toMatchObject({ code: 'NOT_YOUR_TURN' })
  })
})

describe('answers that come late', () => {
  async function written(sentLate: (writer: { ticket: string; epoch: number; code: never; paper: ATestPaper }) => Promise<unknown>, minutes: number) {
    const { paper, code, session } = await aSession()
    const writer = await aWriter(code)
    await inschool.saveResponses({ code, ...writer, items: allRight(paper).slice(0, 1) })
    app.moveClock(HOUR + minutes * MINUTE)
    await sentLate({ ...writer, code, paper })
    await inschool.submit({ code, ...writer })
    await app.runJobs()
    const [row] = await sheetOf(session.id)
    app.moveClock(DAY)
    return { row, result: await inschool.getResult({ code, ticket: writer.ticket }) }
  } // prettier-ignore

  it('count for thirty minutes if none is missing, and are listed for the coordinator', async () => {
    const { row, result } = await written(
      ({ code, paper, ...writer }) => inschool.saveResponses({ code, ...writer, after: 1, items: allRight(paper).slice(1) }),
      29,
    ) // prettier-ignore
    expect(row).toMatchObject({ marks: 11, lateCounted: 2, lateNotCounted: 0 })
    expect(result.result.score?.marks).toBe('11')
  })

  it('do not count if one before them is missing', async () => {
    const { row } = await written(
      ({ code, paper, ...writer }) => inschool.saveResponses({ code, ...writer, after: 2, items: allRight(paper).slice(2) }),
      5,
    ) // prettier-ignore
    expect(row).toMatchObject({ marks: 3, lateCounted: 0, lateNotCounted: 1 })
  })

  it('do not count when the device was heard of shortly before the end: it had a connection', async () => {
    const { row } = await written(async ({ code, paper, ...writer }) => {
      app.moveClock(-26 * MINUTE)
      await inschool.saveResponses({ code, ...writer, items: [] })
      app.moveClock(26 * MINUTE)
      return inschool.saveResponses({ code, ...writer, after: 1, items: allRight(paper).slice(1) })
    }, 25)
    expect(row).toMatchObject({ marks: 3, lateCounted: 0, lateNotCounted: 2, heardAt: app.now() - DAY - 26 * MINUTE })
  })

  it('do not count when the device has been back for more than two minutes', async () => {
    const { row } = await written(async ({ code, paper, ...writer }) => {
      await inschool.saveResponses({ code, ...writer, after: 1, items: allRight(paper).slice(1, 2) })
      app.moveClock(3 * MINUTE)
      return inschool.saveResponses({ code, ...writer, after: 2, items: allRight(paper).slice(2) })
    }, 5)
    expect(row).toMatchObject({ lateCounted: 1, lateNotCounted: 1, backAt: app.now() - DAY - 3 * MINUTE })
  })

  it('do not count after thirty minutes, when the test was submitted by itself', async () => {
    const { row } = await written(async ({ code, paper, ...writer }) => {
      await app.runJob('attempts.submit-overdue')
      return inschool.saveResponses({ code, ...writer, after: 1, items: allRight(paper).slice(1) })
    }, 32)
    expect(row).toMatchObject({ marks: 3, lateCounted: 0, lateNotCounted: 2, status: 'EVALUATED' })
  })
})

describe('a guardian', () => {
  it('takes a result over by its link, once the class has written, for one learner', async () => {
    const { paper, code } = await aSession()
    const writer = await aWriter(code)
    await inschool.saveResponses({ code, ...writer, items: allRight(paper) })
    await inschool.submit({ code, ...writer })
    await app.runJobs()
    const { claim } = await inschool.getResult({ code, ticket: writer.ticket })
    const link = claim.url.split('/').at(-1) ?? ''
    expect(await inschool.getClaim({ link })).toMatchObject({ className: '8B', isClaimed: false })
    const family = await aHousehold(app.ctx)
    const { inschool: own, attempts } = app.as(family)
    await expect(own.claimResult({ link })).rejects.toMatchObject({ code: 'CLAIM_TOO_EARLY' })
    app.moveClock(DAY)
    const { attemptId } = await own.claimResult({ link })
    expect(await own.claimResult({ link })).toMatchObject({ attemptId })
    expect((await attempts.getResult({ aid: attemptId })).score?.marks).toBe('11')
    expect((await attempts.getSolutions({ aid: attemptId })).solutions).toHaveLength(3)
    const other = app.as(await aHousehold(app.ctx))
    await expect(other.inschool.claimResult({ link })).rejects.toMatchObject({ code: 'RESULT_IS_CLAIMED' })
    await expect(inschool.getClaim({ link: `${link}x` })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    app.moveClock(31 * DAY)
    await expect(inschool.getClaim({ link })).rejects.toMatchObject({ code: 'CLAIM_LINK_OVER' })
  })
})

describe('a paper that several classes write', () => {
  /** Has one right answer, and its link. */
  async function aWrittenResult(code: never, paper: ATestPaper) {
    const writer = await aWriter(code)
    await inschool.saveResponses({ code, ...writer, items: allRight(paper).slice(0, 1) })
    await inschool.submit({ code, ...writer })
    await app.runJobs()
    const { claim } = await inschool.getResult({ code, ticket: writer.ticket })
    return { writer, link: claim.url.split('/').at(-1) ?? '' }
  }

  it('shows its answers to no family before the sessions that overlap have all closed and everybody has written', async () => {
    const paper = await aTestPaper(app.ctx, { kind: 'IN_SCHOOL' })
    const { paperId } = paper
    const now = app.now()
    const first = await aSchoolSession(app.ctx, { paperId, closesAt: later(now, HOUR) })
    await aSchoolSession(app.ctx, { paperId, opensAt: later(now, 30 * MINUTE), closesAt: later(now, 2 * HOUR) })
    const last = await aSchoolSession(app.ctx, { paperId, opensAt: later(now, 2 * HOUR - MINUTE), closesAt: later(now, 3 * HOUR) }) // prettier-ignore
    const { writer, link } = await aWrittenResult(first.code as never, paper)
    const claim = app.as(await aHousehold(app.ctx)).inschool.claimResult
    const early = { code: 'CLAIM_TOO_EARLY' }
    app.moveClock(HOUR)
    // The marks say nothing of the answers.
    expect((await inschool.getResult({ code: first.code as never, ticket: writer.ticket })).result).toMatchObject({ state: 'READY', score: { marks: '3', questions: [] } }) // prettier-ignore
    await expect(claim({ link })).rejects.toMatchObject(early)
    app.moveClock(HOUR)
    await expect(claim({ link })).rejects.toMatchObject(early)
    app.moveClock(59 * MINUTE)
    await aWriter(last.code as never)
    app.moveClock(2 * MINUTE)
    await expect(claim({ link })).rejects.toMatchObject(early)
    app.moveClock(2 * HOUR)
    await app.runJob('attempts.submit-overdue')
    expect(await claim({ link })).toMatchObject({ paperId })
  })
})

describe('the data of pupils', () => {
  it('is erased after ninety days, and a result that a family has taken over stays with it', async () => {
    const { paper, code, session } = await aSession()
    const [kept, gone] = [await aWriter(code), await aWriter(code)]
    for (const writer of [kept, gone]) {
      await inschool.saveResponses({ code, ...writer, items: allRight(paper) })
      await inschool.submit({ code, ...writer })
    }
    await app.runJobs()
    const link = (await inschool.getResult({ code, ticket: kept.ticket })).claim.url.split('/').at(-1) ?? ''
    app.moveClock(2 * DAY)
    const family = await aHousehold(app.ctx)
    const { attemptId } = await app.as(family).inschool.claimResult({ link })
    const attempts = async () => (await sheetOf(session.id)).map(({ attemptId: id }) => id)
    const before = await attempts()
    app.moveClock(87 * DAY)
    await app.runJob('inschool.erase-pupils')
    expect(await attempts()).toEqual(before)
    app.moveClock(2 * DAY)
    await app.runJob('inschool.erase-pupils')
    expect(await attempts()).toEqual([])
    expect(await findAttempt(app.ctx.db, attemptId)).toMatchObject({ learnerId: family.learnerId, marks: 11_000 })
    await expect(inschool.getResult({ code, ticket: gone.ticket })).rejects.toMatchObject({ code: 'NOT_YOUR_TURN' })
  })
})

describe('a school', () => {
  const draft = { udise: '27251234567', name: 'Gyan Niketan', city: 'Nashik' }

  it('starts a session only with an agreement, for a paper of the right kind', async () => {
    const staff = asStaff()
    const school = await staff.staffPartnerSchools.create(draft)
    const { paperId } = await aTestPaper(app.ctx, { kind: 'IN_SCHOOL' })
    const practice = await aTestPaper(app.ctx)
    const session = { schoolId: school.id as never, paperId: paperId as never, opensAt: app.now(), closesAt: later(app.now(), HOUR), pin: '1357' } // prettier-ignore
    await expect(staff.staffSchoolSessions.create(session)).rejects.toMatchObject({ code: 'AGREEMENT_IS_MISSING' })
    const { version, id } = school
    await staff.staffPartnerSchools.update({
      ...draft,
      id,
      version,
      agreedOn: '2026-06-01',
      agreement: '',
      isActive: true,
    })
    await expect(staff.staffSchoolSessions.create({ ...session, paperId: practice.paperId as never })).rejects.toMatchObject({ code: 'NOT_AN_IN_SCHOOL_PAPER' }) // prettier-ignore
    await expect(staff.staffSchoolSessions.create({ ...session, closesAt: later(app.now(), 8 * DAY) })).rejects.toMatchObject({ code: 'INVALID_INPUT' }) // prettier-ignore
    const made = await staff.staffSchoolSessions.create(session)
    expect(made).toMatchObject({ schoolName: draft.name, paperTitle: 'Sets' })
    expect(made.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    expect(made.erasesAt).toBe(later(session.opensAt, 90 * DAY))
    const { ticket } = await inschool.join({ code: made.code as never, ...aPupil({ name: '=1+1', className: '@9A' }) })
    expect(ticket).toHaveLength(32)
    const { data } = await staff.staffPupils.export({ sessionId: made.id as never, reason: 'The class sheet of the school' }) // prettier-ignore
    expect(csvOf(data)).toContain("'=1+1")
    expect(csvOf(data)).toContain("'@9A")
  })
})

describe('somebody without the code', () => {
  it('is refused after twenty wrong ones in an hour, and a class that has its test open goes on', async () => {
    const { code } = await aSession()
    const { ticket } = await inschool.join({ code, ...aPupil() })
    const wrong = (no: number) => inschool.getSession({ code: `ZZZZ${'ABCDEFGHJK'[no % 10]}${'ABC'[Math.floor(no / 10)]}` as never }) // prettier-ignore
    for (let no = 0; no < 20; no += 1) await expect(wrong(no)).rejects.toMatchObject({ code: 'NO_SUCH_SESSION' })
    await expect(wrong(20)).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
    const other = await aSession()
    await expect(inschool.getSession({ code: other.code })).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
    expect((await inschool.open({ code, ticket })).questions).toHaveLength(3)
    app.moveClock(HOUR)
    await inschool.getSession({ code: other.code })
  })
})
