import type { AnswerOf } from '#core/kernel/endpoint.ts'
import type { catalogueApi } from '#core/modules/catalogue/api.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Written } from '#server/platform/http/written.ts'
import { liveTarget } from './choices.ts'
import { listCards, type CourseFilter } from './store-cards.ts'

const PAGE_SIZE = 12

/** One page of the courses that can be bought, as cards, and how many there are in all. */
export async function courseList(
  ctx: Ctx,
  { page, lang, ...filter }: CourseFilter & { readonly page: number; readonly lang: Language },
): Promise<Written<AnswerOf<typeof catalogueApi.getCourseList>>> {
  const target = await liveTarget(ctx, filter.target)
  const { cards, total } = await listCards(
    ctx.db,
    { ...filter, target },
    { lang, now: ctx.now(), places: [(page - 1) * PAGE_SIZE + 1, page * PAGE_SIZE] },
  )
  return new Written(`{"courses":[${cards}],"total":${total},"page":${page},"pageSize":${PAGE_SIZE}}`)
}
