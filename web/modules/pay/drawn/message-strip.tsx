import { OpenPayment } from '#web/ui/course/open-payment.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { OpenPay } from '../pay.server.ts'

/** A message of staff to payers, such as a bank's fault today; and the same purchase, where paying for it has begun already. */
export function MessageStrip({ strip, openPayment }: Pick<OpenPay, 'strip' | 'openPayment'>) {
  return (
    <div className="grid gap-2">
      {strip.map(({ id, tone, text }) => (
        <Notice key={id} tone={tone === 'WARNING' ? 'warm' : 'info'}>
          <span lang={text.lang}>{text.text}</span>
        </Notice>
      ))}
      {openPayment && <OpenPayment {...openPayment} />}
    </div>
  )
}
