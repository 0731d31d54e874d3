import { Notice } from '#web/ui/layers/notice.tsx'
import type { OpenPay } from '../pay.server.ts'

/** A message of staff to payers, such as a bank's fault today. */
export function MessageStrip({ strip }: Pick<OpenPay, 'strip'>) {
  return (
    <div className="grid gap-2">
      {strip.map(({ id, tone, text }) => (
        <Notice key={id} tone={tone === 'WARNING' ? 'warm' : 'info'}>
          <span lang={text.lang}>{text.text}</span>
        </Notice>
      ))}
    </div>
  )
}
