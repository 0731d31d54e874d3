// The data of the header and the footer. If it cannot be read, the page is rendered without them.
import type { RouterContextProvider } from 'react-router'
import type { api } from '#core/api.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showTime } from '#core/kernel/time.ts'
import { popupPageOf } from './popup/popup-page.ts'
import type { StoryTeaser } from './stories/stories-strip.tsx'
import type { Popup } from './popup/popup-card.tsx'
import { pageOf, type Page, type Viewer } from '#web/page/page.server.ts'

export type MenuSection = ResponseOf<(typeof api)['catalogue']['getCourseMenu']>['categories'][number]
export type Site = ResponseOf<(typeof api)['content']['getSite']>

export interface FrameData {
  /** The page's offer. A pop-up about a coupon belongs to the plans page itself. */
  readonly popup: Popup | undefined
  readonly menu: readonly MenuSection[]
  readonly site: Site | undefined
  readonly viewer: Viewer | undefined
  /** Notices that the family has not read. Undefined for visitors, and for staff who look at a family's pages. */
  readonly unread: number | undefined
  /** On the home page, a course and the plans. */
  readonly stories: readonly StoryTeaser[]
  /** The page's path without its language. */
  readonly path: string
  /** Only in a preview: the time when its address expires. */
  readonly previewUntil: string | undefined
}

export async function loadFrame(request: Request, context: Readonly<RouterContextProvider>): Promise<FrameData> {
  const page = pageOf({ request, context })
  const { api, lang } = page
  const popupPage = popupPageOf(page.path)
  const hasStories = popupPage === 'home' || popupPage === 'course' || popupPage === 'plans'
  const [menu, site, viewer, unread, popups, stories] = await Promise.all([
    orNothing(page, async () => (await api.catalogue.getCourseMenu({ lang })).categories.filter(isSection)),
    orNothing(page, () => api.content.getSite({ lang })),
    orNothing(page, () => page.viewer()),
    orNothing(page, () => countUnread(page)),
    popupPage && orNothing(page, () => api.home.getPopups({ page: popupPage, lang })),
    hasStories ? orNothing(page, () => listTeasers(page)) : undefined,
  ])
  return {
    menu: menu ?? [],
    site,
    viewer,
    unread,
    popup: popups?.popups.find(({ kind }) => kind === 'OFFER'),
    stories: stories ?? [],
    path: page.path,
    previewUntil: page.visit.previewUntil && showTime(page.visit.previewUntil),
  }
}

async function countUnread({ api, viewer }: Page): Promise<number | undefined> {
  const person = await viewer()
  return person && !person.supportView ? (await api.notices.countUnread({})).unread : undefined
}

const MOST_TEASERS = 3

async function listTeasers({ api, lang }: Page): Promise<StoryTeaser[]> {
  const { stories } = await api.stories.fetchCurrentVStories({ requestType: 'WEB', lang })
  return stories.slice(0, MOST_TEASERS).map(({ id, title, name }) => ({ id, title, name }))
}

/** The header has its own way to the login. */
function isSection({ redirectionUrl }: MenuSection): boolean {
  return redirectionUrl !== '/login'
}

async function orNothing<T>({ visit }: Page, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    visit.onFault('the frame of a page', error)
    return undefined
  }
}
