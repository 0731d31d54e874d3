// The pupils of a session with their marks: its export is the class sheet. Answers that came late are listed for the coordinator.
import { sql } from 'kysely'
import type { RecordOf } from '#core/kernel/resource.ts'
import { inschoolStaffApi as api } from '#core/modules/inschool/staff-api.ts'
import { listProgress, type Progress } from '#server/modules/attempts/index.ts'
import { completedBy } from '#server/platform/resource/completed.ts'
import { isAnyOf } from '#server/platform/resource/limits/limited.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
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

const sheet = completedBy(rows, async (db, pupils) => {
  const progress = await listProgress(db, pupils.map(({ attemptId }) => attemptId)) // prettier-ignore
  return pupils.map(({ attemptId }) => markedOf(progress.get(attemptId)))
})

export const pupilOperations = resourceOperations(api.staffPupils, sheet, {
  within: {
    schools: ({ schools }) =>
      sql<boolean>`session_id in (select s.id from inschool.session s where ${isAnyOf('s.school_id', schools)})`,
  },
})
