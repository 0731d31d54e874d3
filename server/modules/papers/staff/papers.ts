// Papers as staff save them: every save counts the blueprint and finds what keeps the paper from being published.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant } from '#core/kernel/schemas.ts'
import type { RecordOf } from '#core/kernel/resource.ts'
import { blueprintOf, checkKeys, checkPaper, languagesOf } from '#core/modules/papers/check-paper.ts'
import { paperErrors as errors } from '#core/modules/papers/errors.ts'
import { PaperPublished } from '#core/modules/papers/events.ts'
import type { PaperDraft } from '#core/modules/papers/paper.ts'
import type { PaperStatus } from '#core/modules/papers/paper-kind.ts'
import { papersStaffApi as api } from '#core/modules/papers/staff-api.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { resourceOperations, writing } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { endTestReminders, moveTestReminders } from '../reminders.ts'
import { readSources } from '../sources.ts'

export const paperRows = tableStore(api.staffPapers, {
  table: 'papers.paper',
  only: sql`learner_id is null`,
  computed: { isLocked: sql`locked_at is not null` },
  hidden: { lockedAt: Instant.nullable() },
  search: ['title', 'id'],
  where: {
    hasProblems: (value) => sql<boolean>`(jsonb_array_length(problems) > 0) = ${value}`,
    grade: (value) => sql<boolean>`(${value} = any(grades) or cardinality(grades) = 0)`,
  },
  touched: 'updatedAt',
})

type PaperRecord = RecordOf<typeof api.staffPapers>

/** A locked paper keeps these: learners have had them. A published one that changes them is a draft again. */
const CONTENT = ['sections', 'durationMinutes'] as const

/** Everything that follows from what was written. */
export async function derivedFields(db: Db, draft: PaperDraft, { isPrinted = true } = {}) {
  const { fields, keyProblems } = await derive(db, draft)
  return isPrinted ? { ...fields, problems: [...fields.problems, ...keyProblems] } : fields
}

/** The problems of the keys are apart: they are those of a paper that is printed. */
async function derive(db: Db, draft: PaperDraft) {
  const sources = await readSources(db, draft.sections)
  const blueprint = blueprintOf(draft, sources)
  const problems = checkPaper(draft, sources)
  const fields = { ...blueprint, counts: [...blueprint.counts], languages: languagesOf(draft, sources), problems }
  return { fields, keyProblems: checkKeys(draft, sources) }
}

/** Papers as this member of staff writes them. */
function papersOf({ staffId }: Staff): typeof paperRows {
  return {
    ...paperRows,
    async insert(tx, id, fields, now) {
      const draft = fields as unknown as PaperDraft // the contract has checked a new one as a whole
      const derived = await derivedFields(tx, draft)
      await paperRows.insert(tx, id, { ...fields, ...derived, editors: [staffId], status: 'DRAFT' }, now)
    },
    async update(tx, id, fields, now) {
      const before = await paperRows.find(tx, id, now)
      if (!before) throw commonErrors.NOT_FOUND_ERROR()
      const draft = { ...before, ...fields } as unknown as PaperDraft // the fields of a record are those of a draft
      const isRewritten = CONTENT.some((field) => !isDeepStrictEqual(draft[field], before[field]))
      if (before.isLocked && isRewritten) throw errors.PAPER_IS_LOCKED()
      const { fields: derived, keyProblems } = await derive(tx, draft)
      const problems = [...derived.problems, ...keyProblems]
      // A paper that is there already may have a key that can be guessed: its questions stay, and its window can be changed.
      const blocking = isRewritten ? problems : derived.problems
      if (before.status === 'PUBLISHED' && blocking.length > 0) throw errors.PAPER_NOT_READY()
      // Another person has published it as it was. The list begins anew with the next edit.
      const editors = before.status === 'PUBLISHED' ? [] : before.editors
      const status = isRewritten ? 'DRAFT' : before.status
      await paperRows.update(tx, id, { ...fields, ...derived, problems, status, editors: [...new Set([...editors, staffId])] }, now)
    },
  }
} // prettier-ignore

export const paperOperations = resourceOperations(api.staffPapers, paperRows, {
  kind: 'pap',
  storeOf: (actor) => papersOf(actor) as unknown as ResourceStore, // resourceOperations reads the fields by their names
  async changed(ctx, tx, id, { before, fields }) {
    if (fields.opensAt !== undefined && fields.opensAt !== before?.opensAt) await moveTestReminders(ctx, tx, id)
  },
})

const schoolPapers = tableStore(api.staffSchoolPapers, {
  table: 'papers.paper',
  only: sql`learner_id is null and kind = 'IN_SCHOOL'`,
  search: ['title', 'id'],
})

export const schoolPaperOperations = resourceOperations(api.staffSchoolPapers, schoolPapers, {
  // Papers belong to no school: every school may have a test of each.
  within: { schools: () => sql<boolean>`true` },
})

type PaperStep = 'PUBLISH' | 'RETIRE' | 'RELEASE'

const nextStatus: Readonly<Record<PaperStep, Readonly<Partial<Record<PaperStatus, PaperStatus>>>>> = {
  PUBLISH: { DRAFT: 'PUBLISHED', RETIRED: 'PUBLISHED' },
  RETIRE: { DRAFT: 'RETIRED', PUBLISHED: 'RETIRED' },
  RELEASE: { PUBLISHED: 'PUBLISHED', RETIRED: 'RETIRED' },
}

interface StepInput {
  readonly id: string
  readonly version: string
  readonly reason?: string | undefined
}

/** Throws NOT_FOUND_ERROR, STALE_VERSION, PAPER_STEP_REFUSED, PAPER_NOT_READY and, for an editor who publishes, OWN_PAPER. */
export async function takeStep(
  ctx: Ctx,
  actor: Staff,
  step: PaperStep,
  { id, version, reason }: StepInput,
): Promise<PaperRecord & { version: string }> {
  return writing(ctx, async (tx) => {
    await paperRows.lock(tx, id)
    const before = await paperRows.find(tx, id, ctx.now())
    if (!before) throw commonErrors.NOT_FOUND_ERROR()
    if (before.version !== version) throw resourceErrors.STALE_VERSION()
    const status = nextStatus[step][before.status]
    const isRefused = step === 'RELEASE' && before.releasedAt !== null
    if (!status || isRefused) throw errors.PAPER_STEP_REFUSED({ status: before.status })
    if (step === 'PUBLISH') requirePublishable(before, actor)
    const releasedAt = step === 'RELEASE' ? ctx.now() : before.releasedAt
    await paperRows.update(tx, id, { status, releasedAt }, ctx.now())
    if (step === 'RETIRE') await endTestReminders(tx, id)
    if (step === 'PUBLISH') await ctx.publish(tx, PaperPublished, { paperId: id, at: ctx.now() })
    const after = await paperRows.find(tx, id, ctx.now())
    if (!after) throw commonErrors.NOT_FOUND_ERROR()
    const detail = { before: { status: before.status }, after: { status, releasedAt }, reason }
    await audit(ctx, tx, { actor, action: `papers.${step.toLowerCase()}`, subject: `papers/${id}`, detail })
    return after
  })
}

function requirePublishable({ problems, editors }: PaperRecord, { staffId }: Staff): void {
  if (problems.length > 0) throw errors.PAPER_NOT_READY()
  if (editors.includes(staffId)) throw errors.OWN_PAPER()
}
