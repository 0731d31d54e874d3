// The pupils of a session with their marks: its export is the class sheet. Answers that came late are listed for the coordinator.
import { sql } from 'kysely'
import type { RecordOf } from '#core/kernel/resource.ts'
import { inschoolStaffApi as api } from '#core/modules/inschool/staff-api.ts'
import { listProgress, type Progress } from '#server/modules/attempts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'

type SheetRow = RecordOf<typeof api.staffPupils>
type Marked = Pick<SheetRow, 'status' | 'saved' | 'marks' | 'maxMarks' | 'lateCounted' | 'lateNotCounted'>

const rows = tableStore(api.staffPupils, {
  table: 'inschool.pupil',
  computed: {
    code: sql`(select code from inschool.session s where s.id = session_id)`,
    isClaimed: sql`learner_id is not null`,
  },
  elsewhere: ['status', 'saved', 'marks', 'maxMarks', 'lateCounted', 'lateNotCounted'],
  search: ['alias', 'className', 'roll', 'id'],
})

async function withMarks<R extends Omit<SheetRow, keyof Marked>>(
  db: Db,
  pupils: readonly R[],
): Promise<(R & Marked)[]> {
  const progress = await listProgress(db, pupils.map(({ attemptId }) => attemptId)) // prettier-ignore
  return pupils.map((pupil) => ({ ...pupil, ...markedOf(progress.get(pupil.attemptId)) }))
}

/** A sheet shows marks, not thousandths of them. */
const A_MARK = 1_000

function markedOf(progress: Progress | undefined): Marked {
  const { status = 'VOID', saved = 0, marks = null, maxMarks = null, lateCounted = 0, lateNotCounted = 0 } = progress ?? {}
  return {
    status,
    saved,
    marks: marks === null ? null : marks / A_MARK,
    maxMarks: maxMarks === null ? null : maxMarks / A_MARK,
    lateCounted,
    lateNotCounted,
  }
} // prettier-ignore

const sheet: ResourceStore<SheetRow> = {
  async list(db, ask, now) {
    const page = await rows.list(db, ask, now)
    return { ...page, data: await withMarks(db, page.data) }
  },
  async find(db, id, now) {
    const row = await rows.find(db, id, now)
    const [marked] = await withMarks(db, row ? [row] : [])
    return marked
  },
}

export const pupilOperations = resourceOperations(api.staffPupils, sheet)
