import { redirect } from 'react-router'
import { OrderId } from '#core/modules/orders/order.ts'
import { load, unlessMissing } from '#web/page/page.server.ts'
import { pdfFile } from './pdf-file.server.ts'
import type { Route } from './+types/invoice-pdf.ts'

/** The tax invoice. Until there is one: the order's page. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api }) => {
    const orderId = OrderId.safeParse(args.params.order).data
    const invoice = orderId && (await unlessMissing(api.invoices.getInvoice({ orderId })))
    if (!invoice) throw redirect(`/pay/${args.params.order}`)
    return pdfFile(await api.invoices.getInvoicePdf({ orderId: invoice.orderId }), invoice.number)
  })
}
