import { PUBLISHED } from '#web/languages.ts'
import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { Toran } from '#web/ui/brand/toran.tsx'
import type { Route } from './+types/home.ts'
import { FreeClasses } from './free-classes.tsx'
import { Hero } from './hero.tsx'
import { HomeHead } from './home-head.tsx'
import { readHome } from './home.server.ts'
import { NextUp } from './next-up.tsx'
import { Parents } from './parents.tsx'
import { PlanPrices } from './plan-prices.tsx'
import { Claims, Testimonials } from './proof.tsx'
import { Questions } from './questions.tsx'
import { Week } from './week.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readHome)
}

/** What has no data is left out. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { choice, lang, nextUp, free, plans, week, claims, testimonials, questions } = loaderData
  return (
    <>
      <HomeHead questions={questions} />
      {nextUp ? (
        <NextUp {...nextUp} choice={choice} lang={lang} />
      ) : (
        <Hero choice={choice} lang={lang} all={PUBLISHED} />
      )}
      <Toran />
      {free && <FreeClasses {...free} />}
      {choice && plans && <PlanPrices {...plans} query={choice.query} />}
      {week && <Week days={week} />}
      <Claims claims={claims} />
      <Parents />
      <Testimonials testimonials={testimonials} />
      <Questions questions={questions} />
    </>
  )
}
