import type { SectionKey } from '#core/modules/home/home.ts'
import type { Page } from '#web/page/page.server.ts'
import type { SectionWords } from '#web/ui/course/section.tsx'
import { cardWords } from '../card.server.ts'
import { readWholeFeed } from '../whole-feed.server.ts'
import { readDemoTiles } from './demo-tiles.server.ts'
import { BANDS, gradesOf } from './bands.ts'
import { readFree, readMasterClasses } from '../sections/sections.server.ts'

export async function readExplore(page: Page) {
  const { api, lang, url } = page
  const band = BANDS.find((each) => each === url.searchParams.get('class'))
  const grades = band ? gradesOf[band].join(',') : undefined
  const [config, { offerings }, free, masterClasses, cards, demos] = await Promise.all([
    api.home.getHomeConfig({ lang }),
    api.home.getOfferings({ lang, ...(grades ? { grades } : {}) }),
    readFree(page, band && gradesOf[band]),
    readMasterClasses(page, grades ? { grades } : {}),
    readWholeFeed(page),
    readDemoTiles(page, band && gradesOf[band]),
  ])
  const headings = Object.fromEntries(
    config.sections.map(({ key, heading, subHeading }) => [key, { heading, subHeading }]),
  ) as Partial<Record<SectionKey, SectionWords>> // fromEntries forgets the keys
  return {
    band,
    offerings,
    free,
    masterClasses,
    demos,
    headings,
    // The home page shows a learner's own classes and courses, so they are left out here.
    cards: cards.filter(({ cta }) => cta.label !== null).map((card) => cardWords(page, card)),
  }
}
