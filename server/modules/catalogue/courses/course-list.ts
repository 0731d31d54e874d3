import type { AnswerOf } from '#core/kernel/endpoint.ts'
import type { catalogueApi } from '#core/modules/catalogue/api.ts'
import type { CourseCard, CourseGroup } from '#core/modules/catalogue/catalogue.ts'
import { catalogueTag, plansTag } from '#core/modules/catalogue/cache-tags.ts'
import { struckPrice } from '#core/modules/catalogue/struck-price.ts'
import { shownVariant } from '#core/modules/catalogue/variant.ts'
import { inLanguage, type Language, type TextInLanguage } from '#core/taxonomy/language.ts'
import { picturesOf } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { liveTarget } from '../choices.ts'
import { listCardGroups, listCards, type CardRow, type CourseFilter } from './store-cards.ts'

const PAGE_SIZE = 12

type CourseList = AnswerOf<typeof catalogueApi.getCourseList>
type CourseGroups = AnswerOf<typeof catalogueApi.getCourseGroups>
type ListRequest = CourseFilter & { readonly page: number; readonly lang: Language }

/** One page of the courses that can be bought, as cards, and how many there are in all. */
export async function courseList(ctx: Ctx, request: ListRequest): Promise<CourseList> {
  // Callers who name themselves are not answered from the answer cache, and ask for the same lists.
  return ctx.cache.rememberAnswer([catalogueTag, plansTag], `course list ${JSON.stringify(request)}`, () =>
    read(ctx, request),
  )
}

/** The same with the tiers of a course as one. */
export async function courseGroups(ctx: Ctx, request: ListRequest): Promise<CourseGroups> {
  return ctx.cache.rememberAnswer([catalogueTag, plansTag], `course groups ${JSON.stringify(request)}`, () =>
    readGroups(ctx, request),
  )
}

/** Cards with their texts in one language, only true struck prices, and the faces of their teachers. */
async function cardsOf(ctx: Ctx, cards: readonly CardRow[], lang: Language): Promise<CourseCard[]> {
  const pictureOf = await picturesOf(
    ctx,
    cards.flatMap(({ pictureIds, pictureId }) => [...pictureIds, pictureId]),
    lang,
  )
  return cards.map(({ pastPrices, grade, pictureIds, pictureId, ...card }) => ({
    ...card,
    title: inLanguage(card.title, lang),
    variantName: card.variantName && shownVariant(card.variantName, grade),
    weekdays: [...card.weekdays],
    teacherNames: [...card.teacherNames],
    portraits: pictureIds.flatMap((id) => pictureOf(id) ?? []),
    picture: pictureOf(pictureId),
    cutPrice: struckPrice(card, pastPrices),
  }))
}

/** The cards with the tiers of each course as one, in the order of their places. */
export async function groupsOf(ctx: Ctx, cards: readonly CardRow[], lang: Language): Promise<CourseGroup[]> {
  const worded = await cardsOf(ctx, cards, lang)
  const places = Map.groupBy(worded, (_, i) => cards[i]?.place)
  return [...places.values()].flatMap(groupOf)
}

async function read(ctx: Ctx, { page, lang, ...filter }: ListRequest): Promise<CourseList> {
  const target = await liveTarget(ctx, filter.target)
  const { cards, total } = await listCards(ctx.db, { ...filter, target }, pageAt(ctx, page))
  return { courses: await cardsOf(ctx, cards, lang), total, page, pageSize: PAGE_SIZE }
}

async function readGroups(ctx: Ctx, { page, lang, ...filter }: ListRequest): Promise<CourseGroups> {
  const target = await liveTarget(ctx, filter.target)
  const { cards, total } = await listCardGroups(ctx.db, { ...filter, target }, pageAt(ctx, page))
  return { groups: await groupsOf(ctx, cards, lang), total, page, pageSize: PAGE_SIZE }
}

function pageAt(ctx: Ctx, page: number) {
  return { now: ctx.now(), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}

function groupOf(tiers: readonly CourseCard[]): CourseGroup[] {
  const [first] = tiers
  if (!first) return []
  const teacherNames = [...new Set(tiers.flatMap((tier) => tier.teacherNames))]
  return [{ ...first, title: commonTitle(tiers.map(({ title }) => title)), teacherNames, tiers: [...tiers] }]
}

/** "Class 11 JEE Main" of "Class 11 JEE Main Lite" and "Class 11 JEE Main Pro"; the first title where they have nothing in common. */
function commonTitle([first, ...others]: readonly TextInLanguage[]): TextInLanguage {
  if (!first) throw new Error('a group has a tier')
  const words = first.text.split(' ')
  const same = words.findIndex((word, i) => others.some(({ text }) => text.split(' ')[i] !== word))
  return same > 0 ? { ...first, text: words.slice(0, same).join(' ') } : first
}
