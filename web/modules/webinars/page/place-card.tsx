import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { useRoot } from '#web/page/root-data.ts'
import { ShareLink } from '#web/ui/controls/script/share-link.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { SwitchButton } from '#web/ui/controls/switch-button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { EventData } from './webinar.server.ts'

/** The learner's place, and the one thing to do next. */
export function PlaceCard(webinar: EventData) {
  const { status, reason } = webinar
  if (status === 'CANCELLED')
    return (
      <Notice tone="warm" title={<Trans>It is cancelled.</Trans>}>
        {reason && <span lang={reason.lang}>{reason.text}</span>}
      </Notice>
    )
  if (status === 'ENDED') return <Recording {...webinar} />
  if (webinar.isRegistered) return <Registered {...webinar} />
  if (webinar.offeredUntil !== null) return <Offered {...webinar} />
  return webinar.waitlistPlace === null ? <Open {...webinar} /> : <Waiting {...webinar} />
}

function Card({ isKept, children }: { readonly isKept?: boolean; readonly children: ReactNode }) {
  return (
    <section className="card grid justify-items-start gap-3" data-keep-page={isKept ? '' : undefined}>
      {children}
    </section>
  )
}

interface PlaceFormProps extends Pick<EventData, 'id'> {
  /** The answer is nearly always yes: the button says so, or the switch turns over, before it is there. */
  readonly isAtOnce?: boolean
  readonly children: ReactNode
}

function PlaceForm({ id, isAtOnce = false, children }: PlaceFormProps) {
  const { t } = useLingui()
  const atOnce = isAtOnce
    ? { 'data-at-once': t`Registered ✓`, 'data-not-sent': t`Not sent: there is no connection. Try again.` }
    : {}
  return (
    <PageForm className="w-full" {...atOnce}>
      <input type="hidden" name="webinarId" value={id} />
      {children}
    </PageForm>
  )
}

function Open({ id, status, seatsLeft, mayUndo, isSignedIn }: EventData) {
  return (
    <Card>
      {status === 'LIVE' ? (
        <Badge tone="rani">
          <Trans>Live now</Trans>
        </Badge>
      ) : (
        <Badge tone="tulsi">
          <Trans>Free</Trans>
        </Badge>
      )}
      {mayUndo && (
        <p role="status">
          <Trans>You have given up your place. It is kept for ten seconds.</Trans>
        </p>
      )}
      <PlaceForm id={id} isAtOnce={isSignedIn && seatsLeft !== 0}>
        <Button name="do" value="register">
          {mayUndo && <Trans>Undo</Trans>}
          {!mayUndo && (seatsLeft === 0 ? <Trans>Join the waitlist</Trans> : <Trans>Register free</Trans>)}
        </Button>
      </PlaceForm>
      {seatsLeft !== null && !mayUndo && (
        <p className="font-semibold">
          {seatsLeft === 0 ? (
            <Trans>All places are taken. When one is free, it is offered to the next who waits.</Trans>
          ) : (
            <Trans>Places left: {seatsLeft}</Trans>
          )}
        </p>
      )}
      {!isSignedIn && (
        <p className="text-sm text-ink-3">
          <Trans>Sign in with a mobile number. For a child, a parent agrees first, once.</Trans>
        </p>
      )}
    </Card>
  )
} // prettier-ignore

function Registered(webinar: EventData) {
  const { id, slug, status, sessionId, isOpen, opensAt, isReminderSet } = webinar
  const link = useLink()
  return (
    <Card isKept>
      <Badge tone="tulsi">
        <Trans>Registered ✓</Trans>
      </Badge>
      {isOpen && sessionId !== null ? (
        <ButtonLink href={link(`/class/${sessionId}`)}>
          <Trans>Join</Trans>
        </ButtonLink>
      ) : (
        <p>
          <Trans>The room opens at {opensAt}. The button to join is here then.</Trans>
        </p>
      )}
      {status !== 'LIVE' && <Reminder id={id} isReminderSet={isReminderSet} />}
      <div className="flex flex-wrap items-center gap-4">
        <ButtonLink href={link(`/webinars/${slug}/calendar.ics`)} kind="quiet" size="bare" download>
          <Trans>Add to calendar</Trans>
        </ButtonLink>
        <Share {...webinar} />
        <PageForm>
          <input type="hidden" name="webinarId" value={id} />
          <Button kind="quiet" size="bare" name="do" value="unregister">
            <Trans>Give up the place</Trans>
          </Button>
        </PageForm>
      </div>
    </Card>
  )
}

function Reminder({ id, isReminderSet }: Pick<EventData, 'id' | 'isReminderSet'>) {
  return (
    <PlaceForm id={id} isAtOnce>
      <SwitchButton
        name="do"
        value={isReminderSet ? 'silence' : 'remind'}
        isOn={isReminderSet}
        title={<Trans>Remind me</Trans>}
        note={<Trans>A day, an hour and ten minutes before.</Trans>}
      />
    </PlaceForm>
  )
}

function Share({ path, title, day, from }: EventData) {
  const { t } = useLingui()
  const link = useLink()
  const address = (useRoot()?.publicUrl ?? '') + link(path)
  const text = t`Free and live: ${title.text}, ${day}, ${from}. ${address}`
  return (
    <ShareLink text={text}>
      <Trans>Share</Trans>
    </ShareLink>
  )
}

function Offered({ id, offeredUntil }: EventData) {
  return (
    <Card>
      <p className="font-semibold" role="status">
        <Trans>A place is free for you. It is yours until {offeredUntil}.</Trans>
      </p>
      <PlaceForm id={id}>
        <Button name="do" value="register">
          <Trans>Take the place</Trans>
        </Button>
      </PlaceForm>
    </Card>
  )
}

function Waiting({ id, waitlistPlace }: EventData) {
  return (
    <Card>
      <p className="font-semibold">
        <Trans>You are number {waitlistPlace} on the waitlist.</Trans>
      </p>
      <p className="text-ink-2">
        <Trans>We send a message when a place is free. It is then kept for you for a while.</Trans>
      </p>
      <PlaceForm id={id}>
        <Button kind="ghost" name="do" value="unregister">
          <Trans>Leave the waitlist</Trans>
        </Button>
      </PlaceForm>
    </Card>
  )
}

function Recording({ id, slug, recording, films, minutes, recordingUntil, isRegistered }: EventData) {
  const link = useLink()
  if (recording === 'EXPIRED')
    return (
      <Notice>
        <Trans>It is over. The recording is no longer kept.</Trans>
      </Notice>
    )
  if (recording !== 'READY')
    return (
      <Notice>
        {recording === 'FAILED' ? (
          <Trans>It is over. It could not be recorded.</Trans>
        ) : (
          <Trans>It is over. The recording is coming.</Trans>
        )}
      </Notice>
    )
  return (
    <Card>
      <Badge tone="neel">
        <Trans>Recording, {minutes} min</Trans>
      </Badge>
      {isRegistered ? (
        films.map((film, i) => (
          <ButtonLink key={film.id} href={link(`/webinars/${slug}/recordings/${film.id}`)}>
            {films.length === 1 ? <Trans>Watch the recording</Trans> : <Trans>Watch the recording, part {i + 1}</Trans>}
          </ButtonLink>
        ))
      ) : (
        <PlaceForm id={id}>
          <Button name="do" value="register">
            <Trans>Register free and watch</Trans>
          </Button>
        </PlaceForm>
      )}
      {recordingUntil && (
        <p className="text-sm text-ink-3">
          <Trans>You can watch it until {recordingUntil}.</Trans>
        </p>
      )}
    </Card>
  )
} // prettier-ignore
