import { Notice } from '#web/ui/layers/notice.tsx'
import type { OpenPay } from '../pay.server.ts'

/** What payers should know today, as staff have written it. */
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
