import type { LandingKey } from '#core/modules/demos/landing/landing.ts'
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface StoredLanding {
  readonly key: LandingKey
  readonly category: DemoCategoryKey
  readonly grades: number[]
  readonly title: LocalisedText
  readonly lead: LocalisedText
  readonly firstClass: LocalisedText
  readonly fees: LocalisedText
}

/** The module declares the pages, so there are a few only. */
export async function listLandings(db: Db): Promise<StoredLanding[]> {
  return db
    .selectFrom('demos.landing')
    .select(['key', 'category_key as category', 'grades', 'title', 'lead', 'first_class as firstClass', 'fees'])
    .orderBy('position')
    .$castTo<StoredLanding>() // the rows are declared in reference/landings.ts
    .execute()
}

/** How many demos of the subject children have attended. */
export async function findAttended(db: Db, category: DemoCategoryKey): Promise<number> {
  const row = await db
    .selectFrom('demos.attended_count')
    .select('attended')
    .where('category_key', '=', category)
    .executeTakeFirst()
  return row?.attended ?? 0
}
