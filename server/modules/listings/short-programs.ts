import type { Bundle } from '#core/modules/catalogue/catalogue.ts'
import type { ShortProgram } from '#core/modules/listings/listing.ts'
import type { ShortProgramType } from '#core/modules/listings/shelf.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { hoursOf, pageOf, shelve, sieve, type Filter, type ListedBundle } from './shelf.ts'
import { listShortPrograms, type ShortProgramRow } from './store.ts'
import { catalogueTag } from '#core/modules/catalogue/cache-tags.ts'
import { listingsTag } from '#core/modules/listings/cache-tag.ts'

const PAGE_SIZE = 12

type Program = ListedBundle & Pick<ShortProgramRow, 'format' | 'isFeatured'>

/** Every short programme on sale, by rank. */
export function shortProgramShelf(ctx: Ctx, lang: Language): Promise<Program[]> {
  return ctx.cache.remember([catalogueTag, listingsTag], `short programme shelf ${lang}`, async () => {
    const rows = await listShortPrograms(ctx.db)
    const byId = new Map(rows.map((row) => [row.bundleId, row]))
    const onSale = await shelve(ctx, [...byId.keys()], lang)
    return onSale.flatMap((shelved) => {
      const row = byId.get(shelved.bundle.id)
      return row ? [{ ...shelved, format: row.format, isFeatured: row.isFeatured }] : []
    })
  })
}

export interface ShortProgramFilter extends Filter {
  readonly type?: ShortProgramType | undefined
  readonly page: number
  readonly lang: Language
}

/** One page of the programmes that fit. */
export async function shortProgramList(ctx: Ctx, filter: ShortProgramFilter) {
  const fits = await sieve(ctx, filter)
  const programs = (await shortProgramShelf(ctx, filter.lang)).filter(
    (each) => isOfType(each, filter.type) && fits(each),
  )
  return pageOf(programs.map(toCard), filter.page, PAGE_SIZE)
}

/** So many faces a card shows. */
const PORTRAITS = 3

export function isOfType({ format, isFeatured }: Program, type: ShortProgramType | undefined): boolean {
  return type === undefined || (type === 'FEATURED' ? isFeatured : format === type)
}

function toCard({ bundle, format, isFeatured }: Program): ShortProgram {
  const { id: bundleId, slug, title, language, variantName, courseKind, startsAt, endsAt, price, cutPrice } = bundle
  return {
    bundleId,
    slug,
    title,
    language,
    variantName,
    courseKind,
    startsAt,
    endsAt,
    price,
    cutPrice,
    picture: bundle.picture,
    format,
    isFeatured,
    subjects: bundle.subjects,
    teacherNames: teacherNames(bundle),
    portraits: bundle.teachers.flatMap(({ picture }) => picture ?? []).slice(0, PORTRAITS),
    ...hoursOf(bundle),
  }
}

function teacherNames({ teachers }: Bundle): string[] {
  return [...new Set(teachers.map(({ name }) => name))]
}
