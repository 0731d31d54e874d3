import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import type { OfferingsProps } from '../sections/offerings.tsx'
import type { Page } from '#web/page/page.server.ts'

type Tile = OfferingsProps['offerings'][number]

const ICONS: Readonly<Record<DemoCategoryKey, Tile['icon']>> = {
  coding: 'star',
  reading: 'book-open',
  speaking: 'message-circle',
  maths: 'graduation-cap',
}

/** A tile for each subject whose demos can be booked. A subject without a page of its own leads to the booking. */
export async function readDemoTiles({ api, lang }: Page, grades: readonly number[] | undefined): Promise<Tile[]> {
  const [categories, landings] = await Promise.all([
    api.demos.listCategories({ lang }),
    api.demos.listLandings({ lang }),
  ])
  return categories
    .filter((each) => each.isOpen && (!grades || each.grades.some((grade) => grades.includes(grade))))
    .map(({ category, name }) => {
      const landing = landings.find((each) => each.category === category)
      return {
        id: category,
        title: name,
        text: landing?.lead ?? { ...name, text: '' },
        icon: ICONS[category],
        redirectionUrl: landing?.path ?? `/demo?category=${category}`,
      }
    })
}
