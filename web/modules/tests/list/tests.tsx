import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { MeMenu } from '#web/shell/account/me-menu.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Locked } from '#web/ui/layers/locked.tsx'
import { TestSize } from '../shown/test-size.tsx'
import type { Route } from './+types/tests.ts'
import { readTests, type TestCardData } from './tests.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readTests)
}

export default function Tests({ loaderData: { learners, live, upcoming, done, missed } }: Route.ComponentProps) {
  const { t } = useLingui()
  const isEmpty = [live, upcoming, done, missed].every((each) => each.length === 0)
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={t`Tests`} />
      <MeMenu current="/tests" />
      <h1 className="text-h2">
        <Trans>Tests</Trans>
      </h1>
      <LearnerSwitch viewer={learners} path="/tests" />
      {isEmpty && <EmptyState sentence={<Trans>There is no test for this class now.</Trans>} />}
      <Section title={<Trans>Open now</Trans>} cards={live} />
      <Section title={<Trans>Coming</Trans>} cards={upcoming} />
      <Section title={<Trans>Taken</Trans>} cards={done} />
      <Section title={<Trans>Missed</Trans>} cards={missed} />
    </div>
  )
}

function Section({ title, cards }: { readonly title: ReactNode; readonly cards: readonly TestCardData[] }) {
  if (cards.length === 0) return null
  return (
    <section className="grid max-w-prose gap-3">
      <h2 className="text-h3">{title}</h2>
      {cards.map((card) => (
        <TestRow key={card.id} {...card} />
      ))}
    </section>
  )
}

function TestRow(card: TestCardData) {
  const { title, opens, closes, lock, attemptStatus, attemptsLeft } = card
  return (
    <article className="card grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-body font-semibold" lang={title.lang}>
          {title.text}
        </h3>
        <p className="text-sm text-ink-2">
          <TestSize {...card} />
        </p>
        {opens && (
          <p className="text-sm text-ink-3">
            <Trans>From {opens}</Trans>
          </p>
        )}
        {closes && (
          <p className="text-sm text-ink-3">
            <Trans>Until {closes}</Trans>
          </p>
        )}
      </div>
      {lock && attemptsLeft > 0 && attemptStatus !== 'IN_PROGRESS' && <Locked {...lock} />}
      <Next {...card} />
    </article>
  )
}

function Next({ id, attemptId, attemptStatus, attemptsLeft, lock }: TestCardData) {
  const link = useLink()
  const isRunning = attemptStatus === 'IN_PROGRESS'
  const canOpen = isRunning || (attemptsLeft > 0 && !lock)
  if (!canOpen && !attemptId) return null
  return (
    <div className="flex flex-wrap gap-3">
      {attemptId && !isRunning && (
        <ButtonLink href={link(`/quiz/${id}/result/${attemptId}`)} kind="ghost" size="small">
          <Trans>Result</Trans>
        </ButtonLink>
      )}
      {canOpen && (
        <ButtonLink href={link(`/quiz/${id}`)} size="small">
          {isRunning ? <Trans>Continue</Trans> : <Trans>Open the test</Trans>}
        </ButtonLink>
      )}
    </div>
  )
}
