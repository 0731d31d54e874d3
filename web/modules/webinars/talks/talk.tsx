import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { Route } from './+types/talk.ts'
import { PlaceCard } from '../page/place-card.tsx'
import { Points, ProblemNotice } from '../page/webinar-parts.tsx'
import { EventHead, isFilm } from '../page/webinar-head.tsx'
import { Feedback } from './feedback.tsx'
import { Meter, type MeterAnswer } from './meter.tsx'
import { Questions } from './questions.tsx'
import { Quiz } from './quiz.tsx'
import { SpeakerMark } from './speaker-mark.tsx'
import { TalkRows } from './talk-rows.tsx'
import { actInTalk, readTalk, type TalkData } from './talk.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readTalk(page, args.params.slug))
}

export function action(args: Route.ActionArgs) {
  return act(args, (submission) => actInTalk(submission, args.params.slug))
}

export default function Talk({ loaderData: talk, actionData }: Route.ComponentProps) {
  const { event, more, query } = talk
  const link = useLink()
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const answer: MeterAnswer | undefined = actionData && 'meter' in actionData ? actionData.meter : undefined
  return (
    <div className="page grid gap-8 py-6">
      <TalkHead {...talk} />
      <div className="grid max-w-prose gap-5 lg:max-w-page lg:grid-cols-12 lg:gap-8">
        <div className="contents lg:col-span-7 lg:grid lg:content-start lg:gap-5">
          <div className="order-1 grid gap-5">
            <p>
              <a href={link(`/mastertalks${query}`)} className="lone-link text-sm">
                <Trans>All master talks</Trans>
              </a>
            </p>
            <Banner {...talk} />
            {problem && <ProblemNotice problem={problem} />}
            <PlaceCard {...event} />
          </div>
          <div className="order-3 grid gap-5">
            <p lang={event.text.lang}>{event.text.text}</p>
            <Points points={event.points} />
            <About {...talk} />
          </div>
        </div>
        {event.status !== 'CANCELLED' && (
          <div className="order-2 grid content-start gap-5 lg:col-span-5">
            <TakePart {...talk} answer={answer} />
          </div>
        )}
      </div>
      {more.length > 0 && <More {...talk} />}
    </div>
  )
}

/** All that a learner can do in the talk besides being there, by its stage. */
function TakePart({ answer, ...talk }: TalkData & { readonly answer: MeterAnswer | undefined }) {
  const { phase, hasMeter, quiz, isRegistered, isFeedbackGiven, spread } = talk
  return (
    <>
      {phase === 'after_talk' && isRegistered && <Feedback isGiven={isFeedbackGiven} />}
      {phase !== 'before_talk' && quiz && <Quiz quiz={quiz} isRegistered={isRegistered} />}
      <Questions {...talk} />
      {hasMeter && <Meter spread={spread} answer={answer} />}
    </>
  )
}

function More({ more, moreOfMasterTalks, query }: TalkData) {
  const link = useLink()
  return (
    <section aria-labelledby="more-talks" className="grid gap-3">
      <h2 id="more-talks" className="text-h3">
        <Trans>More master talks</Trans>
      </h2>
      <TalkRows rows={more} query={query} />
      {moreOfMasterTalks && (
        <p>
          <a href={link(`/mastertalks${query}`)} className="text-link">
            <Trans>See all master talks</Trans>
          </a>
        </p>
      )}
    </section>
  )
}

/** Who, what, when, and how far the talk is. */
function Banner({ event, speaker, phase, countdown }: TalkData) {
  const { title, dateTime, day, from, till } = event
  return (
    <header className="grid gap-3" data-phase={phase}>
      <div className="flex items-center gap-4">
        <SpeakerMark name={speaker.name} />
        <div className="grid justify-items-start gap-1">
          <PhaseBadge phase={phase} />
          <p className="font-semibold">{speaker.name}</p>
          {speaker.role && (
            <p lang={speaker.role.lang} className="text-sm text-ink-2">
              {speaker.role.text}
            </p>
          )}
        </div>
      </div>
      <h1 lang={title.lang} className="text-h2">
        {title.text}
      </h1>
      <p className="text-h4 font-semibold">
        <time dateTime={dateTime}>
          {day}, {from}
        </time>{' '}
        – {till}
      </p>
      {countdown && (
        <p className="flex flex-wrap items-baseline gap-2">
          <Trans>Begins in</Trans> <Countdown {...countdown} onEnd={() => location.reload()} />
        </p>
      )}
    </header>
  )
}

function PhaseBadge({ phase }: Pick<TalkData, 'phase'>) {
  if (phase === 'during_talk')
    return (
      <Badge tone="rani">
        <Trans>On now</Trans>
      </Badge>
    )
  return (
    <Badge tone={phase === 'before_talk' ? 'mor' : 'quiet'}>
      {phase === 'before_talk' ? <Trans>Coming</Trans> : <Trans>It is over</Trans>}
    </Badge>
  )
}

function About({ speaker: { name, text } }: TalkData) {
  if (!text) return null
  return (
    <section aria-labelledby="speaker" className="grid gap-2">
      <h2 id="speaker" className="text-h3">
        <Trans>About {name}</Trans>
      </h2>
      <p lang={text.lang}>{text.text}</p>
    </section>
  )
}

function TalkHead({ event, speaker: { name } }: TalkData) {
  const { t } = useLingui()
  const { day, from } = event
  const description = isFilm(event)
    ? t`Watch the free recording of the master talk with ${name}, ${day}.`
    : t`A free master talk with ${name}: ${day}, ${from}. Ask a question and register with a mobile number.`
  return <EventHead event={event} description={description} performer={name} />
}
