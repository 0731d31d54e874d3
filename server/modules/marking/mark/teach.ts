// A teacher's own written answers to mark.
import { findPaper } from '#server/modules/papers/index.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { OwnedKind } from '#server/platform/access/points/owned-things.ts'
import { findTask, listTeachersTasks, type Task } from '../store.ts'
import { factsOf } from './view-sheet.ts'

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly markingTask: Task
  }
}

export const ownTask: OwnedKind<Task> = {
  find: ({ db }, id) => findTask(db, id),
  ownerOf: ({ teacherId }) => (teacherId === null ? null : { teacherId }),
  foreign: { audit: 'another teacher’s marking' },
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
