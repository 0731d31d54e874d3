import { redirect } from 'react-router'
import { OrderId } from '#core/modules/orders/order.ts'
import { load, unlessMissing } from '#web/page/page.server.ts'
import { pdfFile } from './pdf-file.server.ts'
import type { Route } from './+types/credit-note-pdf.ts'

/** The credit note for a refund. Before there is one, leads to the order's page. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api }) => {
    const { order, refund } = args.params
    const orderId = OrderId.safeParse(order).data
    const notes = orderId && (await unlessMissing(api.invoices.listCreditNotes({ orderId })))
    const note = notes?.find(({ refundId }) => refundId === refund)
    if (!orderId || !note) throw redirect(`/pay/${order}`)
    return pdfFile(await api.invoices.getCreditNotePdf({ orderId, refundId: refund }), note.number)
  })
}
