// Experiments, as staff edit them.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { experimentErrors as errors } from '#core/modules/experiments/errors.ts'
import { EXPERIMENTS, isExperimentKey, variantsProblem, type Variant } from '#core/modules/experiments/experiment.ts'
import { experimentsStaffApi as api } from '#core/modules/experiments/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type NewWrite, type Write } from '#server/platform/resource/resource.ts'
import { authorsOfThing, forgetAuthors, keepingAuthors, listAuthorsOf } from '#server/platform/resource/requests/authors-of-request.ts' // prettier-ignore
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { readResults, stopExperiment } from './runs.ts'
import { lockRun, startRun } from './store-results.ts'
import { switchesStaff } from './switches/staff.ts'

const experiments = tableStore(api.staffExperiments, {
  table: 'experiments.experiment',
  id: sql<string>`key`,
  json: ['variants'],
  where: {
    isStoppedByGuardrail: (isStopped) =>
      isStopped ? sql<boolean>`stopped_because is not null` : sql<boolean>`stopped_because is null`,
  },
  search: ['key', 'name', 'note'],
})

const starts = tableStore(api.staffExperimentStarts, {
  table: 'experiments.start_request',
  computed: { writtenBy: authorsOfThing(api.staffExperiments, sql`experiment`) },
  search: ['experiment', 'reason'],
})

const CONDUCT = [
  'grades',
  'boards',
  'percentage',
  'variants',
  'guardrail',
  'guardrailPercent',
  'guardrailLeast',
] as const

/** The name and the note may change at any time; the rest only while nobody takes part and nobody has asked for a start. */
async function checkChange(_ctx: Ctx, tx: Tx, { before, fields }: Write<typeof api.staffExperiments>): Promise<void> {
  const { name: _name, note: _note, ...conduct } = fields
  if (!before || !isExperimentKey(before.key)) return
  await lockRun(tx, before.key)
  const isSame = Object.entries(conduct).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(before[field as keyof typeof before]), // its fields are among the record's
  )
  if (isSame) return
  if (before.isRunning) throw errors.EXPERIMENT_IS_RUNNING()
  if (await hasWaitingRequest(tx, 'experiments.start_request', { experiment: before.key }))
    throw errors.EXPERIMENT_START_IS_OPEN()
  refuseVariants(before.key, fields.variants ?? [])
}

function refuseVariants(key: keyof typeof EXPERIMENTS, variants: readonly Variant[]): void {
  const problem = variantsProblem(key, variants)
  const { values, payloadText } = EXPERIMENTS[key]
  if (problem === 'VARIANT_MISSING') throw errors.VARIANT_MISSING({ values: values.join(', ') })
  if (problem) throw errors.VARIANT_DOES_NOT_FIT({ value: problem.value, payload: payloadText })
}

async function newStart(ctx: Ctx, tx: Tx, { actor, fields, reason = '' }: NewWrite<typeof api.staffExperimentStarts>) {
  const run = await lockRun(tx, fields.experiment)
  if (!run) throw commonErrors.NOT_FOUND_ERROR()
  if (run.isRunning) throw errors.EXPERIMENT_IS_RUNNING()
  if (await hasWaitingRequest(tx, 'experiments.start_request', { experiment: fields.experiment }))
    throw errors.EXPERIMENT_START_IS_OPEN()
  return { ...fields, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

const decideStart = decisionOf(api.staffExperimentStarts, {
  store: starts,
  authorsOf: (tx, { experiment }) => listAuthorsOf(tx, api.staffExperiments, experiment),
  errors: { own: errors.OWN_EXPERIMENT_START, decided: errors.EXPERIMENT_START_DECIDED },
  subjectOf: ({ experiment }) => `experiments/${experiment}`,
  async approve(ctx, tx, { experiment }) {
    await lockRun(tx, experiment)
    await startRun(tx, experiment, ctx.now())
    await forgetAuthors(tx, api.staffExperiments, experiment)
    return { before: { isRunning: false }, after: { isRunning: true } }
  },
})

export const experimentsStaff = [
  ...resourceOperations(api.staffExperiments, experiments, { check: checkChange, ...keepingAuthors(api.staffExperiments, CONDUCT) }), // prettier-ignore
  ...resourceOperations(api.staffExperimentStarts, starts, { kind: 'exs', complete: newStart }),
  ...routes(api.staffExperimentActions, {
    getExperimentResults: readResults,
    stopExperiment,
    decideExperimentStart: (ctx, input, { actor }) => decideStart(ctx, actor, input),
  }),
  ...switchesStaff,
]
