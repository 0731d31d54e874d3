import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { MePage } from '../me-page.tsx'
import type { Route } from './+types/cards.ts'
import { readCards, removeCard, type CardsData } from './cards.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readCards)
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, removeCard)
}

/** The cards that the family has left with the gateway. We do not know their numbers. */
export default function Cards({ loaderData: { cards, isDone }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <MePage
      title={t`Saved cards`}
      tab="/me?tab=wallet"
      lead={<Trans>The payment service keeps these cards for you. We know only their last four digits.</Trans>}
      problem={actionData?.problem}
      done={isDone && <Trans>The card was removed.</Trans>}
    >
      {cards.length === 0 ? (
        <EmptyState sentence={<Trans>No card is saved. You can save one when you pay by card.</Trans>} />
      ) : (
        <ul className="grid max-w-prose gap-3">
          {cards.map((card) => (
            <li key={card.cardReference}>
              <SavedCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </MePage>
  )
}

function SavedCard({
  card: { cardReference, issuer, brand, lastFour, isExpired },
}: {
  card: CardsData['cards'][number]
}) {
  return (
    <div className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        <span className="block font-semibold">
          {issuer} •••• {lastFour}
        </span>
        <span className="text-sm text-ink-2">{brand}</span>{' '}
        {isExpired && (
          <Badge tone="quiet">
            <Trans>expired</Trans>
          </Badge>
        )}
      </p>
      <RouterForm>
        <input type="hidden" name="card" value={cardReference} />
        <Button kind="ghost" size="small">
          <Trans>Remove</Trans>
          <span className="sr-only">
            {' '}
            {issuer} •••• {lastFour}
          </span>
        </Button>
      </RouterForm>
    </div>
  )
}
