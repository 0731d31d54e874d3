import type { onboardingApi } from '#core/modules/onboarding/api.ts'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { OnboardingId, OnboardingInfo } from '#core/modules/onboarding/onboarding.ts'
import { TICKED_BY_HAND, type TaskKey } from '#core/modules/onboarding/task.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findOwnBatch } from '../begin.ts'
import { deleteSaid, listSteps, saveSaid } from '../store.ts'
import { infoOf } from '../view-info.ts'

interface UpdateTaskInput {
  readonly onboardingId: OnboardingId
  readonly taskKey: TaskKey
  /** PENDING takes back what was said before. */
  readonly status: 'DONE' | 'SKIPPED' | 'PENDING'
  readonly lang: Language
}

/** Throws TASK_IS_NEEDED for a step nobody may skip, TASK_NOT_DONE for one that is done by something we know. */
export async function updateTask(
  ctx: Ctx,
  said: UpdateTaskInput,
  { actor, onboarding: own }: CallOf<typeof onboardingApi.updateTask>,
): Promise<OnboardingInfo> {
  const { onboardingId, taskKey: key, status, lang } = said
  const onboarding = { ...own, batchId: await findOwnBatch(ctx, own) }
  if (status === 'PENDING') {
    await deleteSaid(ctx.db, onboardingId, key)
    return infoOf(ctx, actor, onboarding, lang)
  }
  const step = (await listSteps(ctx.db)).find((each) => each.key === key)
  if (status === 'SKIPPED' && !step?.isSkippable) throw errors.TASK_IS_NEEDED()
  if (status === 'DONE' && !(step && TICKED_BY_HAND.includes(key))) throw errors.TASK_NOT_DONE()
  await saveSaid(ctx.db, { onboardingId, key, said: status }, ctx.now())
  return infoOf(ctx, actor, onboarding, lang)
}
