import { DocumentId } from '#core/modules/solved/solved.ts'
import { load } from '#web/page/page.server.ts'
import { data } from 'react-router'
import type { Route } from './+types/pdf.ts'

/** A published article or question as PDF. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api, lang }) => {
    const { document: documentId } = args.params
    if (!DocumentId.safeParse(documentId).success) throw data(null, { status: 404 })
    const bytes = await api.solvedPdf.getPdf({ documentId, lang })
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="kandil.pdf"', 'x-robots-tag': 'noindex' },
    })
  })
} // prettier-ignore
