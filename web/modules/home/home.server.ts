// The first page: the sections that staff have chosen, each with the data of its module.
import { isFor } from '#core/modules/home/audience.ts'
import { studyQuery, readChoice, teachingLanguage } from '#web/page/choice.server.ts'
import { readOpenPayment } from '#web/page/open-payment.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { readSections } from './sections/sections.server.ts'
import { readOwnCards } from './signed-in/cards.server.ts'

export type HomeData = Awaited<ReturnType<typeof readHome>>

export async function readHome(page: Page) {
  const { api, lang } = page
  const viewer = await page.viewer()
  const [choice, config, feed] = await Promise.all([
    readChoice(page, viewer ? studyQuery(viewer.studentInfo) : undefined),
    api.home.getHomeConfig({ lang }),
    api.home.getHomeFeed({ lang }),
  ])
  // A card CONTINUE in the feed means that the learner has an active course.
  const reader = { isSignedIn: viewer !== undefined, isPaid: feed.cards.some(({ type }) => type === 'CONTINUE') }
  // A member's home ends after the member's own things.
  const sections = config.sections.filter(({ audience }) =>
    reader.isPaid ? audience === 'PAID' || audience === 'SIGNED_IN' : isFor(audience, reader),
  )
  const prefer = await teachingLanguage(page)
  const [own, openPayment, shown] = await Promise.all([
    viewer && readOwnCards(page, viewer, feed.cards),
    viewer && readOpenPayment(page),
    readSections(page, sections.map(({ key }) => key), { choice, prefer, cards: viewer ? [] : feed.cards }),
  ])
  return { lang, language: prefer, choice, own, openPayment, sections, shown, hasMoreCards: feed.nextId !== null }
} // prettier-ignore
