import { commonErrors } from '#core/kernel/common-errors.ts'
import { EXAMS } from '#core/modules/predictor/axes.ts'
import { predictorStaffApi as api } from '#core/modules/predictor/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { keepingAuthors } from '#server/platform/resource/requests/authors-of-request.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { makeFaultyFile } from './faulty-file.ts'
import { checkSetFile, putFilePart, readColumns } from './file.ts'
import { decideSet, rollBackSet, submitSet } from './publish.ts'
import { compareSets, dataSets, findSetOfYearBefore, institutes, listCoverage, listQuarantine } from './store-desk.ts'

export const predictorStaff = [
  ...resourceOperations(api.staffPredictorSets, dataSets, {
    kind: 'cds',
    ...keepingAuthors(api.staffPredictorSets),
    complete: (ctx, _tx, { actor, fields }) => ({ ...fields, status: 'DRAFT' as const, askedBy: actor.staffId, askedAt: ctx.now() }),
  }),
  ...resourceOperations(api.staffPredictorInstitutes, institutes, { kind: 'cin' }),
  ...routes(api.staffPredictorDesk, {
    putFilePart,
    makeFaultyFile,
    readColumns,
    checkFile: checkSetFile,
    listQuarantine: async (ctx, { id, after }) => ({ rows: await listQuarantine(ctx.db, (await getSet(ctx, id)).id, after) }),
    compareSet,
    submitSet,
    decideSet,
    rollBackSet,
    getCoverage,
  }),
] // prettier-ignore

export const predictorWaiting = [
  waiting(api.staffPredictorSets, { label: 'Predictor files to approve', group: 'PUBLISHING', filter: { status: 'WAITING' } }),
] // prettier-ignore

async function getSet(ctx: Ctx, id: string) {
  const set = await dataSets.find(ctx.db, id, ctx.now())
  if (!set) throw commonErrors.NOT_FOUND_ERROR()
  return set
}

async function compareSet(ctx: Ctx, { id }: { readonly id: string }) {
  const before = await findSetOfYearBefore(ctx.db, await getSet(ctx, id))
  if (!before) return { before: null, added: 0, gone: 0, largest: [] }
  const { added, gone, largest } = await compareSets(ctx.db, id, before.id)
  return { before: { year: before.year, round: before.round }, added, gone, largest: [...largest] }
}

async function getCoverage({ db }: Ctx) {
  const covered = await listCoverage(db)
  const exams = EXAMS.map((exam) => {
    const own = covered.filter((each) => each.exam === exam)
    const last = Math.max(0, ...own.map(({ round }) => round))
    const years = [...Map.groupBy(own, ({ year }) => year)].toSorted(([a], [b]) => b - a)
    return {
      exam,
      rounds: Array.from({ length: last }, (_, no) => no + 1),
      years: years.map(([year, rounds]) => ({ year, rounds })),
    }
  })
  return { exams }
}
