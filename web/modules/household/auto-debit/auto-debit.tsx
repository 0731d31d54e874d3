import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/auto-debit.ts'
import { changeCentre, readCentre, type OfferView } from './auto-debit.server.ts'
import { EndedMandate, MandateCard } from './mandate-card.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readCentre)
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, changeCentre)
}

/** The mandate centre: stopping is as near as starting was. */
export default function AutoDebit({ loaderData: { live, ended, offers, done }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <MePage
      title={t`Auto-debit`}
      tab="/me?tab=wallet"
      lead={
        <Trans>
          Your bank pays the instalments automatically. You can skip one, pause or stop at any time. It is free.
        </Trans>
      }
      problem={actionData?.problem}
      done={useDone(done)}
    >
      {live.length + offers.length === 0 && <Nothing />}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {live.map((mandate) => (
          <MandateCard key={mandate.mandateId} {...mandate} />
        ))}
        {offers.map((offer) => (
          <Offer key={offer.planId} {...offer} />
        ))}
      </div>
      {ended.length > 0 && (
        <section aria-labelledby="ended" className="grid max-w-prose gap-3">
          <h2 id="ended" className="text-h3">
            <Trans>Ended</Trans>
          </h2>
          {ended.map((mandate) => (
            <EndedMandate key={mandate.mandateId} {...mandate} />
          ))}
        </section>
      )}
    </MePage>
  )
}

function useDone(done: string | null): ReactNode {
  const { t } = useLingui()
  const words: Readonly<Record<string, string>> = {
    on: t`Auto-debit is on. We tell you three days before each debit.`,
    off: t`Your bank did not turn on auto-debit. Nothing was debited. You can try again.`,
    skip: t`Skipped. Please pay this instalment yourself.`,
    pause: t`Paused. Nothing is debited until you resume.`,
    resume: t`Resumed.`,
    revoke: t`Stopped, here and at your bank. Nothing more will be debited.`,
  }
  return done === null ? undefined : words[done]
}

function Nothing() {
  const link = useLink()
  return (
    <EmptyState sentence={<Trans>You have no instalments for auto-debit.</Trans>}>
      <ButtonLink href={link('/me?tab=passbook')} size="fit">
        <Trans>See your instalments</Trans>
      </ButtonLink>
    </EmptyState>
  )
}

function Offer({ planId, title, learnerName, parts, firstAmount, firstOn }: OfferView) {
  const link = useLink()
  return (
    <Card id={planId} title={title}>
      <p className="text-ink-2">
        {learnerName && `${learnerName} · `}
        <Plural value={parts} one="# instalment left" other="# instalments left" />
        {' · '}
        <Trans>
          next {firstAmount} by {firstOn}
        </Trans>
      </p>
      <p>
        <ButtonLink href={link(`/me/auto-debit/set-up?plan=${planId}`)} kind="ghost" size="fit">
          <Trans>
            Set up auto-debit <span className="sr-only">for {title}</span>
          </Trans>
        </ButtonLink>
      </p>
    </Card>
  )
}
