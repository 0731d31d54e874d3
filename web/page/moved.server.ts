// Pages that have moved: staff keep where they are now.
import { redirect } from 'react-router'
import { ownPath } from '#core/kernel/own-path.ts'
import { unlessMissing, type Page } from './page.server.ts'

const LONGEST_PATH = 500

/** Throws a redirect where the page of this address has moved. */
export async function followMoved({ api, path }: Page): Promise<void> {
  const [asked = ''] = path.split('?')
  if (asked.length > LONGEST_PATH || ownPath(asked) === undefined) return
  const found = await unlessMissing(api.articles.findRedirect({ path: asked }))
  if (found) throw redirect(found.path, 301)
}
