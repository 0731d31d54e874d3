import type { AnswerOf } from '#core/kernel/endpoint.ts'
import type { catalogueApi } from '#core/modules/catalogue/api.ts'
import type { CourseCard } from '#core/modules/catalogue/catalogue.ts'
import { catalogueTag, plansTag } from '#core/modules/catalogue/cache-tags.ts'
import { struckPrice } from '#core/modules/catalogue/struck-price.ts'
import { shownVariant } from '#core/modules/catalogue/variant.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { picturesOf } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { liveTarget } from '../choices.ts'
import { listCards, type CardRow, type CourseFilter } from './store-cards.ts'

const PAGE_SIZE = 12

type CourseList = AnswerOf<typeof catalogueApi.getCourseList>
type ListRequest = CourseFilter & { readonly page: number; readonly lang: Language }

/** One page of the courses that can be bought, as cards, and how many there are in all. */
export async function courseList(ctx: Ctx, request: ListRequest): Promise<CourseList> {
  // Callers who name themselves are not answered from the answer cache, and ask for the same lists.
  return ctx.cache.rememberAnswer([catalogueTag, plansTag], `course list ${JSON.stringify(request)}`, () =>
    read(ctx, request),
  )
}

/** Cards with their texts in one language, only true struck prices, and the faces of their teachers. */
export async function cardsOf(ctx: Ctx, cards: readonly CardRow[], lang: Language): Promise<CourseCard[]> {
  const pictureOf = await picturesOf(
    ctx,
    cards.flatMap(({ pictureIds }) => pictureIds),
    lang,
  )
  return cards.map(({ pastPrices, grade, pictureIds, ...card }) => ({
    ...card,
    title: inLanguage(card.title, lang),
    variantName: card.variantName && shownVariant(card.variantName, grade),
    weekdays: [...card.weekdays],
    teacherNames: [...card.teacherNames],
    portraits: pictureIds.flatMap((id) => pictureOf(id) ?? []),
    cutPrice: struckPrice(card, pastPrices),
  }))
}

async function read(ctx: Ctx, { page, lang, ...filter }: ListRequest): Promise<CourseList> {
  const target = await liveTarget(ctx, filter.target)
  const { cards, total } = await listCards(
    ctx.db,
    { ...filter, target },
    { now: ctx.now(), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  )
  return { courses: await cardsOf(ctx, cards, lang), total, page, pageSize: PAGE_SIZE }
}
