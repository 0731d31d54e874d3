import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { SectionKey } from '#core/modules/home/home.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { Toran } from '#web/ui/brand/toran.tsx'
import type { Route } from './+types/home.ts'
import { FeedCards } from './feed-cards.tsx'
import { Hero } from './hero.tsx'
import { HomeHead } from './home-head.tsx'
import { readHome, type HomeData } from './home.server.ts'
import { DemoForm } from './sections/demo-form.tsx'
import { FreeClasses } from './sections/free-classes.tsx'
import { MasterClasses } from './sections/master-classes.tsx'
import { Offerings } from './sections/offerings.tsx'
import { Parents } from './sections/parents.tsx'
import { PlanPrices } from './sections/plan-prices.tsx'
import { OpenPayment } from '#web/ui/course/open-payment.tsx'
import { Claims, Testimonials } from '#web/ui/course/proof.tsx'
import { Questions } from '#web/ui/course/questions.tsx'
import { Section, type SectionWords } from '#web/ui/course/section.tsx'
import { Week } from './sections/week.tsx'
import { keepLantern } from './signed-in/keep-lantern.server.ts'
import { NextUp } from './signed-in/next-up.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readHome)
}

export function action(args: Route.ActionArgs) {
  return act(args, keepLantern)
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, lang, language, own, openPayment, sections, shown, hasMoreCards } = loaderData
  const refusal = actionData && 'problem' in actionData ? actionData.problem.sentence : undefined
  return (
    <>
      <HomeHead questions={shown.questions} />
      {openPayment && (
        <div className="page pt-6">
          <OpenPayment {...openPayment} />
        </div>
      )}
      {own && <NextUp {...{ own, choice, lang, language, refusal, hasMoreCards }} />}
      {own && <Toran />}
      {sections.map(({ key, ...words }) => (
        <Fragment key={key}>
          {shown.failed.includes(key) ? <Failed id={key} {...words} /> : drawn(loaderData, words)[key]}
        </Fragment>
      ))}
    </>
  )
}

/** Renders each section. A section without data is left out. */
function drawn(
  { choice, lang, language, shown, hasMoreCards }: HomeData,
  words: SectionWords,
): Record<SectionKey, ReactNode> {
  const { free, demoGrades, plans, week, masterClasses, offerings, claims, testimonials, questions, cards } = shown
  const { heading } = words
  return {
    HERO: (
      <>
        <Hero choice={choice} lang={lang} language={language} {...words} />
        <Toran />
      </>
    ),
    FREE_CLASSES: free && <FreeClasses {...free} heading={heading} />,
    MASTER_CLASSES: masterClasses && masterClasses.length > 0 && (
      <Section id="master-classes" {...words}>
        <MasterClasses masterClasses={masterClasses} />
      </Section>
    ),
    DEMO: demoGrades && demoGrades.length > 0 && <DemoForm grades={demoGrades} {...words} />,
    OFFERINGS: offerings.length > 0 && (
      <Section id="offerings" {...words}>
        <Offerings offerings={offerings} />
      </Section>
    ),
    FEED: cards.length > 0 && (
      <Section id="feed" {...words}>
        <FeedCards cards={cards} hasMore={hasMoreCards} />
      </Section>
    ),
    PLANS: choice && plans && (
      <PlanPrices {...plans} query={{ ...choice.query, language: plans.language }} heading={heading} />
    ),
    WEEK: week && <Week days={week} heading={heading} />,
    CLAIMS: <Claims claims={claims} heading={heading} />,
    PARENTS: <Parents {...words} />,
    TESTIMONIALS: <Testimonials testimonials={testimonials} heading={heading} />,
    QUESTIONS: <Questions questions={questions} heading={heading} />,
  }
}

function Failed({ id, ...words }: SectionWords & { readonly id: string }) {
  const link = useLink()
  return (
    <Section id={id} {...words}>
      <p className="text-ink-2">
        <Trans>Could not load.</Trans>{' '}
        <a href={link('/')}>
          <Trans>Retry</Trans>
        </a>
      </p>
    </Section>
  )
}
