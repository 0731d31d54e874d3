import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Section } from '#web/ui/course/section.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { FeedCards } from '../feed-cards.tsx'
import { FreeClasses } from '../sections/free-classes.tsx'
import { MasterClasses } from '../sections/master-classes.tsx'
import { Offerings } from '../sections/offerings.tsx'
import type { Route } from './+types/explore.ts'
import { BANDS, type Band } from './bands.ts'
import { readExplore } from './explore.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readExplore)
}

/** Every way to learn with us, for a band of classes or for all. */
export default function Explore({ loaderData }: Route.ComponentProps) {
  const { band, offerings, free, masterClasses, demos, cards, headings } = loaderData
  const { t } = useLingui()
  return (
    <>
      <Head
        title={t`Explore: ways to learn`}
        description={t`Live courses, classes for the youngest, short programmes and free evenings, by class.`}
        queries={['class']}
      />
      <div className="page grid gap-4 pt-8">
        <h1 className="text-h1">
          <Trans>Find your way to learn</Trans>
        </h1>
        <Bands current={band} />
        {offerings.length > 0 ? (
          <Offerings offerings={offerings} />
        ) : (
          <EmptyState sentence={<Trans>Nothing for these classes yet. See the offers for all classes.</Trans>} />
        )}
      </div>
      {demos.length > 0 && headings.DEMO && (
        <Section id="demos" {...headings.DEMO}>
          <Offerings offerings={demos} />
        </Section>
      )}
      {free && headings.FREE_CLASSES && <FreeClasses {...free} heading={headings.FREE_CLASSES.heading} />}
      {masterClasses.length > 0 && headings.MASTER_CLASSES && (
        <Section id="master-classes" {...headings.MASTER_CLASSES}>
          <MasterClasses masterClasses={masterClasses} />
        </Section>
      )}
      {cards.length > 0 && headings.FEED && (
        <Section id="feed" {...headings.FEED}>
          <FeedCards cards={cards} />
        </Section>
      )}
    </>
  )
}

function Bands({ current }: { current: Band | undefined }) {
  const { t } = useLingui()
  const link = useLink()
  const names = {
    kids: t`LKG to Class 5`,
    middle: t`Class 6 to 8`,
    secondary: t`Class 9 and 10`,
    senior: t`Class 11, 12 and after`,
  } satisfies Record<Band, string>
  return (
    <nav aria-label={t`Classes`}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Chip href={link('/explore')} isCurrent={current === undefined}>
            <Trans>All classes</Trans>
          </Chip>
        </li>
        {BANDS.map((band) => (
          <li key={band}>
            <Chip href={link(`/explore?class=${band}`)} isCurrent={band === current}>
              {names[band]}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
