import { Trans } from '@lingui/react/macro'
import { Timeline } from '#web/ui/data/timeline.tsx'
import type { CourseData } from './hub.server.ts'

type DeliveryData = NonNullable<CourseData['delivery']>

const STEPS = ['CREATED', 'PACKED', 'SHIPPED', 'DELIVERED'] as const

/** How far a parcel has come, along the way that all take. */
const reached = { CREATED: 0, PACKED: 1, SHIPPED: 2, OUT_FOR_DELIVERY: 2, DELIVERED: 4, RTO: 0 } satisfies Record<
  DeliveryData['status'],
  number
>

export function Delivery({ status, items, courier, awb, eta }: DeliveryData) {
  const names = {
    CREATED: <Trans>We know what to send</Trans>,
    PACKED: <Trans>Packed</Trans>,
    SHIPPED: status === 'OUT_FOR_DELIVERY' ? <Trans>Arriving today</Trans> : <Trans>On its way</Trans>,
    DELIVERED: <Trans>Delivered</Trans>,
  }
  return (
    <section className="card grid gap-3" aria-labelledby="parcel">
      <h2 id="parcel" className="text-h3">
        <Trans>Your books</Trans>
      </h2>
      <p className="text-sm text-ink-2">
        {items.map(({ text, lang }, i) => (
          <span key={i} lang={lang}>
            {i > 0 && ' · '}
            {text}
          </span>
        ))}
      </p>
      <Timeline
        steps={STEPS.map((step, i) => ({
          title: names[step],
          state: stateOf(i, reached[status]),
        }))}
      />
      {status === 'RTO' && (
        <p className="text-sm text-genda-ink">
          <Trans>
            The parcel could not be delivered and came back to us. Check the address, and we will send it again.
          </Trans>
        </p>
      )}
      {courier && (
        <p className="text-sm text-ink-2">
          {courier}
          {awb && ` · ${awb}`}
        </p>
      )}
      {eta && status !== 'DELIVERED' && (
        <p className="text-sm text-ink-2">
          <Trans>Expected on {eta}</Trans>
        </p>
      )}
    </section>
  )
}

function stateOf(step: number, at: number): 'done' | 'now' | 'next' {
  if (step < at) return 'done'
  return step === at ? 'now' : 'next'
}
