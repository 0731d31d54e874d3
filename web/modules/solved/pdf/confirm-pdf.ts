import { redirect } from 'react-router'
import { pathIn } from '#web/languages.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/confirm-pdf.ts'

/** The link that was mailed to a visitor. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api, lang }) => {
    const { documentId } = await api.solvedPdf.confirmPdf({ token: args.params.token })
    return redirect(pathIn(lang, `/pdf/${documentId}`))
  })
}
