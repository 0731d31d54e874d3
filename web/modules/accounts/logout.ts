import { redirectDocument } from 'react-router'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/logout.ts'

/**
 * The header's form posts here; who comes by a link goes home. The browser drops its copies of the family's pages, also where no
 * script runs: Back would show them to the next person at the phone.
 */
export function action(args: Route.ActionArgs) {
  return load(args, async ({ api }) => {
    const { redirectUrl } = await api.accounts.logout({ redirectUrl: '/' })
    return redirectDocument(redirectUrl, { headers: { 'clear-site-data': '"cache"' } })
  })
}

export function loader() {
  return redirectDocument('/')
}
