// All SQL over the marking schema.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { LineMarks } from '#core/modules/marking/decide-marks.ts'
import { markingStaffApi as api } from '#core/modules/marking/staff-api.ts'
import type { Thousandths } from '#core/modules/papers/marking/marks.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const taskRows = tableStore(api.staffWrittenAnswers, {
  table: 'marking.task',
  computed: { marks: sql`trim_scale(marks / 1000.0)::text` },
  search: ['paperId', 'questionId', 'id'],
  keys: ['teacherId'],
})

export interface Task {
  readonly id: string
  readonly attemptId: string
  readonly learnerId: string
  readonly paperId: string
  readonly questionId: string
  readonly no: number
  readonly teacherId: string | null
  readonly status: 'WAITING' | 'MARKED'
  readonly isMarkedTwice: boolean
  readonly submittedAt: Instant
  readonly dueAt: Instant
  readonly markedBy: string | null
  readonly marks: Thousandths | null
  readonly lines: readonly LineMarks[] | null
  readonly remark: string
}

const columns = sql`id, attempt_id as "attemptId", learner_id as "learnerId", paper_id as "paperId", question_id as "questionId",
  no, teacher_id as "teacherId", status, is_marked_twice as "isMarkedTwice", submitted_at as "submittedAt", due_at as "dueAt",
  marked_by as "markedBy", marks, lines, remark`

export async function findTask(db: Db, id: string): Promise<Task | undefined> {
  const { rows } = await sql<Task>`select ${columns} from marking.task where id = ${id}`.execute(db)
  return rows[0]
}

/** All markings of the same answer, in their order. Others that mark it wait until the transaction ends. */
export async function lockTasks(tx: Tx, answer: Pick<Task, 'attemptId' | 'questionId'>): Promise<Task[]> {
  const { rows } = await sql<Task>`select ${columns} from marking.task
    where attempt_id = ${answer.attemptId} and question_id = ${answer.questionId} order by no for update`.execute(tx)
  return rows
}

export type NewTask = Omit<Task, 'status' | 'markedBy' | 'marks' | 'lines' | 'remark'>

/** Leaves a marking of this number as it is. */
export async function insertTask(tx: Tx, task: NewTask): Promise<void> {
  await sql`
    insert into marking.task (id, attempt_id, learner_id, paper_id, question_id, no, teacher_id, is_marked_twice, submitted_at, due_at)
    values (${task.id}, ${task.attemptId}, ${task.learnerId}, ${task.paperId}, ${task.questionId}, ${task.no}, ${task.teacherId},
      ${task.isMarkedTwice}, ${at(task.submittedAt)}, ${at(task.dueAt)})
    on conflict (attempt_id, question_id, no) do nothing`.execute(tx)
}

interface TaskMarks {
  readonly by: string
  readonly marks: number
  readonly lines: readonly LineMarks[]
  readonly remark: string
  readonly now: Instant
}

export async function updateMarked(tx: Tx, id: string, { by, marks, lines, remark, now }: TaskMarks): Promise<void> {
  await sql`update marking.task set status = 'MARKED', marked_by = ${by}, marked_at = ${at(now)}, marks = ${marks},
    lines = ${JSON.stringify(lines)}::jsonb, remark = ${remark} where id = ${id}`.execute(tx)
}

const MOST_LISTED = 100

export interface TeachersTasks {
  readonly tasks: readonly Task[]
  readonly waiting: number
}

/** The first due first. */
export async function listTeachersTasks(db: Db, teacherId: string): Promise<TeachersTasks> {
  const { rows: tasks } = await sql<Task>`select ${columns} from marking.task
    where teacher_id = ${teacherId} and status = 'WAITING' order by due_at, id limit ${MOST_LISTED}`.execute(db)
  if (tasks.length < MOST_LISTED) return { tasks, waiting: tasks.length }
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from marking.task
    where teacher_id = ${teacherId} and status = 'WAITING'`.execute(db)
  return { tasks, waiting: rows[0]?.waiting ?? tasks.length }
}

interface OpenAnswers {
  readonly attemptId: string
  readonly submittedAt: Instant
  readonly questionIds: readonly string[]
}

/** Markings of answers that are others now, and those that nothing waits for. A challenged answer still waits. */
export async function deleteOutdated(tx: Tx, { attemptId, submittedAt, questionIds }: OpenAnswers): Promise<void> {
  await sql`delete from marking.task where attempt_id = ${attemptId} and (submitted_at <> ${at(submittedAt)}
    or (status = 'WAITING' and no < 4 and not question_id = any(${[...questionIds]}::text[])))`.execute(tx)
}

export async function deleteOfAttempt(tx: Tx, attemptId: string): Promise<void> {
  await sql`delete from marking.task where attempt_id = ${attemptId}`.execute(tx)
}

export async function deleteOfLearner(db: Db, learnerId: string): Promise<void> {
  await sql`delete from marking.task where learner_id = ${learnerId}`.execute(db)
}
