// A teacher's own written answers to mark.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findTask, listTeachersTasks, type Task } from '../store.ts'
import { factsOf } from './view-sheet.ts'

/** Throws NOT_FOUND_ERROR; another teacher's task is refused and written down. */
export async function requireOwnTask(ctx: Ctx, actor: Teacher, id: string): Promise<Task> {
  const task = await findTask(ctx.db, id)
  if (!task) throw commonErrors.NOT_FOUND_ERROR()
  if (task.teacherId === actor.teacherId) return task
  await audit(ctx, ctx.db, { actor, action: 'another teacher’s marking', subject: id })
  throw commonErrors.FORBIDDEN_ERROR()
}

export async function listMarking(ctx: Ctx, { teacherId }: Teacher) {
  const { tasks, waiting } = await listTeachersTasks(ctx.db, teacherId)
  const paperIds = [...new Set(tasks.map(({ paperId }) => paperId))]
  const papers = await Promise.all(paperIds.map((paperId) => findPaper(ctx.db, paperId)))
  const byId = new Map(papers.flatMap((paper) => (paper ? [[paper.id, paper] as const] : [])))
  return {
    tasks: tasks.flatMap((task) => {
      const paper = byId.get(task.paperId)
      return paper ? [factsOf(task, paper)] : []
    }),
    waiting,
    serverTime: ctx.now(),
  }
}
