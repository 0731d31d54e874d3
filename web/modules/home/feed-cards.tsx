import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import type { CardView } from './card.server.ts'
import { useLink, usePlaceLink } from '#web/page/link.ts'

const tones: Partial<Record<CardView['type'], Tone>> = { OFFER: 'genda', WEBINAR: 'neel', TALK: 'rani' }

/** The name of each card type. */
function useTypeNames(): Readonly<Record<CardView['type'], string>> {
  const { t } = useLingui()
  return {
    LIVE_NOW: t`Live now`,
    NEXT_CLASS: t`Class`,
    INSTALMENT_DUE: t`Instalment`,
    TEST_DUE: t`Test`,
    CONTINUE: t`Your course`,
    REPORT_READY: t`Report`,
    WEBINAR: t`Webinar`,
    TALK: t`Talk`,
    CHALLENGE: t`Challenge`,
    OFFER: t`Offer`,
    ARTICLE: t`Article`,
    DEMO: t`Free demo`,
  }
}

export interface FeedCardsProps {
  readonly cards: readonly CardView[]
  /** There are more of them on the page of all ways to learn. */
  readonly hasMore?: boolean
}

/** Cards that staff have written. */
export function FeedCards({ cards, hasMore }: FeedCardsProps) {
  const link = useLink()
  return (
    <>
      <CardList cards={cards} />
      {hasMore && (
        <p className="pt-3">
          <a href={link('/explore#feed')} className="text-link">
            <Trans>See everything</Trans>
          </a>
        </p>
      )}
    </>
  )
}

function CardList({ cards }: Pick<FeedCardsProps, 'cards'>) {
  const names = useTypeNames()
  const linkTo = usePlaceLink()
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, type, title, text, label, to, when }) => (
        <li key={id}>
          <article className="card flex h-full flex-col items-start gap-2">
            <Badge tone={tones[type] ?? 'mor'}>{names[type]}</Badge>
            <h3 lang={title.lang} className="text-h4">
              {title.text}
            </h3>
            {when && (
              <time dateTime={when.dateTime} className="text-sm text-ink-3">
                {[when.tile.join(' '), when.time].filter(Boolean).join(', ')}
              </time>
            )}
            {text && (
              <p lang={text.lang} className="text-ink-2">
                {text.text}
              </p>
            )}
            <a href={linkTo(to)} lang={label?.lang} className="text-link mt-auto">
              {label?.text ?? <Trans>Open</Trans>}
            </a>
          </article>
        </li>
      ))}
    </ul>
  )
}

/** Cards with a time: classes and dues. */
export function DueCards({ cards }: { cards: readonly CardView[] }) {
  const linkTo = usePlaceLink()
  return (
    <ul className="grid gap-3">
      {cards.map(({ id, type, title, text, to, when, amount }) => (
        <li key={id}>
          <ClassRow
            dateTime={when?.dateTime ?? ''}
            tile={when?.tile ?? ['', '']}
            title={
              <a href={linkTo(to)} lang={title.lang}>
                {amount === undefined ? title.text : <Trans>Instalment of {amount}</Trans>}
              </a>
            }
            note={[amount === undefined ? undefined : title.text, text?.text, when?.time].filter(Boolean).join(' · ')}
          >
            {type === 'LIVE_NOW' && (
              <Badge tone="sindoor">
                <Trans>Live now</Trans>
              </Badge>
            )}
          </ClassRow>
        </li>
      ))}
    </ul>
  )
}
