// Pages whose address has a parameter and that the lists do not name: an example of each is found by the links that lead to it.
import type { Page } from '@playwright/test'
import { listed } from './listed-pages.ts'
import { listPlainRoutes, listRoutesWithParameters } from './plain-routes.ts'

/** These are opened by a secret, by a teacher, or by learners who were in a class: secret-pages.ts makes an example of each. */
export const OPENED_BY_SECRETS: readonly string[] = [
  'ask/:link',
  'ask/:link/share',
  'assist/:leadId',
  'class/:id',
  'demo/:step',
  'demo/manage/:link',
  'help/:ticket',
  'in-school-test/:code',
  'in-school-test/claim/:link',
  'learn/:course/replays/:recording',
  'me/auto-debit/:mandate',
  'quiz/:id/result/:attempt',
  'teach/:id',
  'teach/marking/:id',
  'webinars/:slug/recordings/:id',
]

const plain = new Set(listPlainRoutes())
/** The more of a route is fixed, the sooner it is tried: `learn/:course/batch` is not a lesson. */
const routes = listRoutesWithParameters()
  .filter((route) => ![...listed].some((path) => patternOf(route).test(path)))
  .toSorted((a, b) => a.split(':').length - b.split(':').length)

/** The routes that neither the lists name nor a secret opens. */
export const routesToFind = routes.filter((route) => !OPENED_BY_SECRETS.includes(route))

/** Follows the links of these pages, and of the examples that are found on them. */
export async function findLinkedPages(page: Page, from: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const toOpen = [...from]
  for (let next = toOpen.shift(); next !== undefined; next = toOpen.shift()) {
    await page.goto(next)
    for (const path of await linksOf(page)) {
      const route = routes.find((each) => patternOf(each).test(path))
      if (route === undefined || found.has(route) || plain.has(path) || !routesToFind.includes(route)) continue
      found.set(route, path)
      toOpen.push(path)
    }
  }
  return found
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )
}

function patternOf(route: string): RegExp {
  return new RegExp(`^/${route.replaceAll(/:\w+/g, '[^/]+')}$`)
}
