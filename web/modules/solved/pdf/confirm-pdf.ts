import { redirect } from 'react-router'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/confirm-pdf.ts'

/** The link that was mailed to a visitor. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api }) => {
    const { documentId } = await api.solvedPdf.confirmPdf({ token: args.params.token })
    return redirect(`/pdf/${documentId}`)
  })
}
