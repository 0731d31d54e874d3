import { redirect } from 'react-router'
import { OrderId } from '#core/modules/orders/order.ts'
import { load, unlessMissing } from '#web/page/page.server.ts'
import type { Route } from './+types/invoice-pdf.ts'

/** The tax invoice, under a name that is found again among a hundred downloads. Until there is one: the order's page. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api }) => {
    const orderId = OrderId.safeParse(args.params.order).data
    const invoice = orderId && (await unlessMissing(api.invoices.getInvoice({ orderId })))
    if (!invoice) throw redirect(`/pay/${args.params.order}`)
    const pdf = await api.invoices.getInvoicePdf({ orderId: invoice.orderId })
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="kandil-${invoice.number.toLowerCase().replaceAll('/', '-')}.pdf"`,
      },
    })
  })
}
