// A failed job is run again. One that erases a person's data or moves money needs a second person. One that waits for its day is
// not run before.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { replayApi as api } from '#core/modules/staff/replay-api.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findJob, replayJob, type WaitingJob } from '#server/platform/jobs/job-store.ts'
import { jobs } from '#server/platform/points/jobs.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const replays = tableStore(api.staffJobReplays, {
  table: 'staff.job_replay',
  search: ['task', 'about', 'reason'],
})

async function replay(
  ctx: Ctx,
  { id, reason }: { readonly id: string; readonly reason: string },
  { actor }: Call<Staff>,
) {
  return ctx.db.transaction().execute(async (tx) => {
    const job = await findJob(tx, id)
    if (!job) throw commonErrors.NOT_FOUND_ERROR()
    if (!job.hasFailed) throw errors.JOB_HAS_NOT_FAILED()
    const isPlanned = !needsSecondPerson(ctx, job)
    if (isPlanned) await replayJob(tx, id, ctx.now())
    else await insertRequest(ctx, tx, { id, job, actor, reason })
    const action = isPlanned ? 'jobs.replay' : 'jobs.request-replay'
    await audit(ctx, tx, { actor, action, subject: `jobs/${id}`, detail: { after: { task: job.task }, reason } })
    return { isPlanned }
  })
}

function needsSecondPerson(ctx: Ctx, { task }: WaitingJob): boolean {
  return jobs.all(ctx).some((job) => job.name === task && job.needsSecondPerson === true)
}

interface NewRequest {
  readonly id: string
  readonly job: WaitingJob
  readonly actor: Staff
  readonly reason: string
}

async function insertRequest(ctx: Ctx, tx: Tx, { id: jobId, job, actor, reason }: NewRequest): Promise<void> {
  const waiting = await tx
    .selectFrom('staff.job_replay')
    .select('id')
    .where('job_id', '=', jobId)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
  if (waiting) throw errors.REPLAY_IS_REQUESTED()
  const about = await subjectsOf(ctx, tx, job)
  const { task, lastError } = job
  const request = { jobId, task, about, lastError, reason, askedBy: actor.staffId, askedAt: ctx.now() }
  await replays.insert(tx, ctx.newId('jrp'), request, ctx.now())
}

/** A learner by name; anything else by its id. */
async function subjectsOf(_: Ctx, tx: Tx, { payload }: WaitingJob): Promise<string> {
  const fields = Payload.safeParse(payload).data ?? {}
  const subjects: string[] = []
  for (const value of Object.values(fields)) {
    if (typeof value !== 'string' || !/^[a-z]{3}[0-9a-z]{18}$/.test(value)) continue
    const learner = value.startsWith('lrn') ? await findLearner(tx, value) : undefined
    subjects.push(learner?.firstName ? `learner ${learner.firstName}` : value)
  }
  return subjects.join(', ')
}

const Payload = z.record(z.string(), z.unknown())

const decide = decisionOf(api.staffJobReplays, {
  store: replays,
  errors: { own: errors.OWN_REPLAY, decided: errors.REPLAY_DECIDED },
  async approve(ctx, tx, { jobId, task }) {
    const job = await findJob(tx, jobId)
    if (!job?.hasFailed || !(await replayJob(tx, jobId, ctx.now()))) throw errors.JOB_HAS_NOT_FAILED()
    return { before: {}, after: { task } }
  },
})

export const replayOperations = [
  ...resourceOperations(api.staffJobReplays, replays),
  ...routes(api.staffReplayActions, {
    replayJob: replay,
    decideReplay: (ctx, input, { actor }) => decide(ctx, actor, input),
  }),
]
