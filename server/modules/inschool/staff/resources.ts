// Schools, sessions and class sheets as staff keep them: operations console, O15.
import { sql } from 'kysely'
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { inschoolErrors as errors } from '#core/modules/inschool/errors.ts'
import { LONGEST_WINDOW } from '#core/modules/inschool/in-school.ts'
import { inschoolStaffApi as api } from '#core/modules/inschool/staff-api.ts'
import { listPapers } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { done, routes } from '#server/platform/call.ts'
import { completedBy } from '#server/platform/resource/completed.ts'
import { counted } from '#server/platform/resource/counted.ts'
import { isAnyOf } from '#server/platform/resource/limits/limited.ts'
import { resourceOperations, type NewWrite, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { newCode, pinHashOf } from '../ticket.ts'
import { pupilOperations } from './class-sheet.ts'
import { freePlace, liftLocks } from './locks.ts'
import { enterSheets } from './read-omr.ts'

export const schoolRows = tableStore(api.staffPartnerSchools, {
  table: 'inschool.school',
  computed: { agreedOn: sql`to_char(agreed_on, 'YYYY-MM-DD')` },
  search: ['name', 'city', 'udise'],
  keys: ['udise'],
  where: { hasAgreed: (value) => sql<boolean>`(agreed_on is not null) = ${value}` },
  touched: 'updatedAt',
})

const sessionTable = tableStore(api.staffSchoolSessions, {
  elsewhere: ['paperTitle'],
  table: 'inschool.session',
  hidden: { pinHash: z.string(), createdBy: z.string() },
  computed: {
    schoolName: sql`(select name from inschool.school sc where sc.id = school_id)`,
    pupils: counted(sql`select from inschool.pupil p where p.session_id = session.id`),
    erasesAt: sql`opens_at + interval '90 days'`,
  },
  search: ['code', 'id'],
  keys: ['code'],
})

export const sessionRows = {
  ...sessionTable,
  ...completedBy(sessionTable, async (db, sessions) => {
    const papers = await listPapers(db, sessions.map(({ paperId }) => paperId)) // prettier-ignore
    const titles = new Map(papers.map(({ id, title }) => [id, title.en]))
    return sessions.map(({ paperId }) => ({ paperTitle: titles.get(paperId) ?? '' }))
  }),
}

type SessionWrite = Write<typeof api.staffSchoolSessions>

async function checkSession(_ctx: Ctx, tx: Tx, { before, fields }: SessionWrite): Promise<void> {
  const { schoolId, paperId, opensAt, closesAt } = { ...before, ...fields }
  if (opensAt === undefined || closesAt === undefined) throw commonErrors.INVALID_INPUT()
  if (closesAt <= opensAt) throw invalid('The session must close after it opens.')
  if (closesAt > opensAt + LONGEST_WINDOW) throw invalid('A session is open for at most seven days.')
  if (before) return
  const school = await schoolRows.find(tx, String(schoolId), opensAt)
  if (!school) throw new DomainError(commonErrors.INVALID_INPUT, {}, { schoolId: 'This school does not exist.' })
  if (school.agreedOn === null || !school.isActive) throw errors.AGREEMENT_IS_MISSING()
  const [paper] = await listPapers(tx, [String(paperId)])
  if (paper?.kind !== 'IN_SCHOOL' || paper.status !== 'PUBLISHED') throw errors.NOT_AN_IN_SCHOOL_PAPER()
}

function invalid(message: string): DomainError {
  return new DomainError(commonErrors.INVALID_INPUT, {}, { closesAt: message })
}

function completeSession(ctx: Ctx, { actor, fields: { pin, ...fields } }: NewWrite<typeof api.staffSchoolSessions>) {
  const code = newCode()
  return { ...fields, code, pinHash: pinHashOf(ctx, code, pin), createdBy: actor.staffId, createdAt: ctx.now() }
}

export const inschoolStaff = [
  ...resourceOperations(api.staffPartnerSchools, schoolRows, {
    kind: 'sch',
    within: { schools: ({ schools }) => isAnyOf('id', schools) },
  }),
  ...resourceOperations(api.staffSchoolSessions, sessionRows, {
    kind: 'iss',
    check: checkSession,
    complete: (ctx, _tx, write) => completeSession(ctx, write),
    within: { schools: ({ schools }) => isAnyOf('school_id', schools) },
  }),
  ...pupilOperations,
  ...routes(api.staffSchoolLocks, { liftLocks: done(liftLocks), freePlace: done(freePlace) }),
  ...routes(api.staffOmr, { enterSheets }),
]
