import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { toDate, toInstant } from '#core/kernel/time.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { DemoData } from './read-demo.server.ts'

export interface DemoTimesProps {
  readonly days: DemoData['days']
  /** The page with the other days. */
  readonly other: string
  /** The button's word in the form. */
  readonly action: 'hold' | 'move'
}

/** Only hours that can be booked are shown, each a button. */
export function DemoTimes({ days: { list, isSecond, hasOther }, other, action }: DemoTimesProps) {
  const parts = { MORNING: <Trans>Morning</Trans>, AFTERNOON: <Trans>Afternoon</Trans>, EVENING: <Trans>Evening</Trans> }
  return (
    <div className="grid gap-5">
      {list.length === 0 && (
        <Notice>
          <Trans>No hour is free on these days.</Trans>
        </Notice>
      )}
      {list.map(({ day, label, starts }) => (
        <section key={day} aria-labelledby={day} className="grid gap-2">
          <h2 id={day} className="text-h4">
            {label}
          </h2>
          {(['MORNING', 'AFTERNOON', 'EVENING'] as const)
            .map((part) => ({ part, times: starts.filter((each) => each.part === part) }))
            .filter(({ times }) => times.length > 0)
            .map(({ part, times }) => (
              <div key={part} className="grid gap-1">
                <p className="text-sm text-ink-3">{parts[part]}</p>
                <PageForm className="flex flex-wrap gap-2">
                  <input type="hidden" name="do" value={action} />
                  {times.map(({ startsAt, time }) => (
                    <button key={startsAt} name="startsAt" value={startsAt} className="min-h-12 rounded-m border border-edge bg-surface px-3 text-body hover:bg-mor-tint">
                      {time}
                      <LocalTime at={startsAt} />
                    </button>
                  ))}
                </PageForm>
              </div>
            ))}
        </section>
      ))}
      {(hasOther || isSecond) && (
        <p>
          <a href={other} className="lone-link">{isSecond ? <Trans>Earlier days</Trans> : <Trans>Later days</Trans>}</a>
        </p>
      )}
    </div>
  )
} // prettier-ignore

const INDIA_OFFSET = -330

/** The viewer's own clock, once the script knows it and it is not India's. */
export function LocalTime({ at }: { readonly at: number }) {
  const text = useSyncExternalStore(
    never,
    () => timeHere(at),
    () => '',
  )
  if (text === '') return null
  return (
    <span className="block text-sm text-ink-3">
      <Trans>{text} at your place</Trans>
    </span>
  )
}

/** The zone of a browser does not change while a page is open. */
function never() {
  return () => {}
}

function timeHere(at: number): string {
  const time = toDate(toInstant(at))
  if (time.getTimezoneOffset() === INDIA_OFFSET) return ''
  return time.toLocaleTimeString(`${document.documentElement.lang}-u-nu-latn`, { hour: 'numeric', minute: '2-digit' })
}
