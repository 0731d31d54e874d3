import { redirectDocument } from 'react-router'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/logout.ts'

/** The header's form posts here; who comes by a link goes home. */
export function action(args: Route.ActionArgs) {
  return load(args, async ({ api }) => {
    const { redirectUrl } = await api.accounts.logout({ redirectUrl: '/' })
    return redirectDocument(redirectUrl)
  })
}

export function loader() {
  return redirectDocument('/')
}
