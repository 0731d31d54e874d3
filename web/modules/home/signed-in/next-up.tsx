import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#core/taxonomy/language.ts'
import type { PublishedLanguage } from '#web/languages.ts'
import type { Choice } from '#web/page/choice.server.ts'
import { useLink } from '#web/page/link.ts'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { DueCards, FeedCards } from '../feed-cards.tsx'
import { ChoosePlan } from '../hero.tsx'
import type { OwnCards } from './cards.server.ts'
import { Lanterns } from './lanterns.tsx'

export interface NextUpProps {
  readonly own: OwnCards
  readonly choice: Choice | undefined
  readonly lang: PublishedLanguage
  /** The language of teaching to begin with. */
  readonly language: Language
  /** Why the goal was not kept. */
  readonly refusal: string | undefined
  readonly hasMoreCards: boolean
}

/** In place of the hero, for somebody signed in: what is due before anything that is sold. */
export function NextUp({ own, choice, lang, language, refusal, hasMoreCards }: NextUpProps) {
  const { firstName, due, courses, others, lanterns } = own
  const { t } = useLingui()
  const isLit = lanterns.nights.some((night) => night.isTonight && night.isLit)
  const hasCourse = courses.length > 0
  return (
    <div className="page grid gap-6 py-6" data-keep-page="">
      <div className="flex items-center gap-4">
        <Kandil size={64} lit={isLit ? 8 : 0} />
        <h1 className="text-h2">{firstName ? t`Welcome, ${firstName}` : t`Welcome`}</h1>
      </div>
      {refusal && (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      )}
      {!hasCourse && <FirstCourse choice={choice} lang={lang} language={language} />}
      {hasCourse && (
        <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
          {due.length > 0 && (
            <section aria-labelledby="next">
              <h2 id="next" className="mb-3 text-h3">
                <Trans>Next up</Trans>
              </h2>
              <DueCards cards={due} />
            </section>
          )}
          <Lanterns {...lanterns} />
        </div>
      )}
      {hasCourse && <OwnCourses courses={courses} />}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="mb-3 text-h3">
            <Trans>For you</Trans>
          </h2>
          <FeedCards cards={others} hasMore={hasMoreCards} />
        </section>
      )}
    </div>
  )
}

function FirstCourse({ choice, lang, language }: Pick<NextUpProps, 'choice' | 'lang' | 'language'>) {
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">
        <Trans>No course yet. Choose your class to see teachers, timings and the full price.</Trans>
      </p>
      {choice && <ChoosePlan choice={choice} lang={lang} language={language} />}
    </div>
  )
}

function OwnCourses({ courses }: Pick<OwnCards, 'courses'>) {
  const link = useLink()
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="mb-3 text-h3">
        <Trans>Your courses</Trans>
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {courses.map(({ id, title, text, to }) => (
          <li key={id}>
            <a href={link(to)} className="card card-link block">
              <span lang={title.lang} className="block font-semibold">
                {title.text}
              </span>
              {text && (
                <span lang={text.lang} className="text-sm text-ink-3">
                  {text.text}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
