import type { InputOf } from '#core/kernel/endpoint.ts'
import type { homeApi } from '#core/modules/home/api.ts'
import { listMasterClasses } from '#server/modules/webinars/index.ts'
import type { Ctx } from '#server/platform/context.ts'

/** Those that run or are still to come. One without classes or targets is for all of them. */
export async function masterClasses(
  ctx: Ctx,
  { grades = [], target, subjects = [], lang }: InputOf<typeof homeApi.getMasterClasses>,
) {
  const targets = target === undefined ? [] : [target]
  return { serverTime: ctx.now(), masterClasses: await listMasterClasses(ctx, { grades, targets, subjects, lang }) }
}
