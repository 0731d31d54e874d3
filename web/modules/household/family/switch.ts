import { redirectDocument } from 'react-router'
import { ownPath } from '#core/kernel/own-path.ts'
import { load, textIn } from '#web/page/page.server.ts'
import type { Route } from './+types/switch.ts'

/** Another learner is the chosen one from here on; back to the page that was open. */
export function action(args: Route.ActionArgs) {
  return load(args, async ({ api }) => {
    const form = await args.request.formData()
    await api.households.switchLearner({ userId: textIn(form, 'userId') })
    return redirectDocument(ownPath(textIn(form, 'returnTo')) ?? '/me/family')
  })
}

export function loader() {
  return redirectDocument('/me/family')
}
