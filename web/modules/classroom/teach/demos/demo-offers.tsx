import { useCallback, useEffect, useState } from 'react'
import { CALLS_EVERY } from '#core/modules/demos/instant/instant.ts'
import { gradeName } from '#core/taxonomy/grade.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import { callApi } from '../../room/call-api.ts'
import { DEMO_SUBJECTS } from './subjects.ts'

interface Presence {
  readonly serverTime: number
  readonly isFree: boolean
  readonly offers: readonly Offer[]
}
interface Offer {
  readonly id: string
  readonly category: DemoCategoryKey
  readonly grade: number
  readonly laptop: string
  readonly expiresAt: number
}

/** While this is on an open page, the teacher is there for demos that start at once. */
export function DemoOffers({ topic }: { readonly topic: string }) {
  const [presence, setPresence] = useState<Presence | 'AWAY'>()
  const [refusal, setRefusal] = useState<string>()
  const checkIn = useCallback(async () => {
    const answer = await callApi<Presence>('POST', '/teacher/demos/presence')
    setPresence(answer !== 'AWAY' && 'ok' in answer ? answer.ok : 'AWAY')
  }, [])
  usePresence(topic, checkIn)
  const accept = async ({ id }: Offer) => {
    const answer = await callApi<{ sessionId: string }>('POST', `/teacher/demos/offers/${id}/accept`)
    if (answer !== 'AWAY' && 'ok' in answer) location.assign(`/teach/${answer.ok.sessionId}`)
    else setRefusal(answer === 'AWAY' ? 'There is no connection. Check it and try again.' : answer.sentence)
    await checkIn()
  }
  return (
    <section aria-label="Demos that start at once" data-topics={topic} className="grid gap-3">
      {refusal && (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      )}
      <p role="status" className="text-sm text-ink-3">
        {presence === undefined ? 'Looking for demos that start at once …' : stateOf(presence)}
      </p>
      {presence !== undefined &&
        presence !== 'AWAY' &&
        presence.offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            serverTime={presence.serverTime}
            onAccept={() => void accept(offer)}
            onEnd={checkIn}
          />
        ))}
    </section>
  )
}

function stateOf(presence: Presence | 'AWAY'): string {
  if (presence === 'AWAY') return 'There is no connection. Families cannot reach you for a demo now.'
  if (!presence.isFree) return 'You get no demos that start at once: a class, a demo or an hour of yours is too close.'
  return presence.offers.length > 0
    ? 'A family waits for a teacher.'
    : 'You get demos that start at once while this page is open.'
}

interface OfferCardProps {
  readonly offer: Offer
  readonly serverTime: number
  readonly onAccept: () => void
  readonly onEnd: () => void
}

function OfferCard({ offer: { category, grade, laptop, expiresAt }, serverTime, onAccept, onEnd }: OfferCardProps) {
  return (
    <div role="alert" className="card grid gap-3 border-2 border-mor">
      <h2 className="text-h3">
        {DEMO_SUBJECTS[category]} demo now, {gradeName(grade)}
      </h2>
      <p>
        Time left: <Countdown endsAt={expiresAt} serverNow={serverTime} onEnd={onEnd} />
        {laptop === 'TABLET_PHONE' && ' · on a tablet or phone'}
      </p>
      <Button type="button" onClick={onAccept}>
        Accept
      </Button>
    </div>
  )
}

/** Says now and then that the teacher is there, and at once when an offer comes. */
function usePresence(topic: string, checkIn: () => Promise<void>): void {
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<{ kind: string; topic?: string }>) => {
      if (detail.kind === 'gap' || detail.topic === topic) void checkIn()
    }
    document.addEventListener('kandil:event', hear as EventListener) // t0/events.ts dispatches it
    const first = setTimeout(() => void checkIn())
    const timer = setInterval(() => void checkIn(), CALLS_EVERY)
    return () => {
      document.removeEventListener('kandil:event', hear as EventListener)
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [topic, checkIn])
}
