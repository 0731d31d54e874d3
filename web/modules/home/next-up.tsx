import { Trans, useLingui } from '@lingui/react/macro'
import type { Spoken } from '#core/taxonomy/language.ts'
import { PUBLISHED, type Published } from '#web/languages.ts'
import type { Choice } from '#web/page/choice.server.ts'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import type { FreeClassesProps } from './free-classes.tsx'
import { ChoosePlan } from './hero.tsx'

export interface NextUpProps {
  readonly firstName: string | null
  readonly classes: readonly Omit<FreeClassesProps['classes'][number], 'slug'>[]
  readonly courses: readonly { readonly id: string; readonly title: Spoken; readonly validTill: string }[]
  readonly choice: Choice | undefined
  readonly lang: Published
}

/** In place of the hero, for somebody signed in: what comes next before anything that is sold. */
export function NextUp({ firstName, classes, courses, choice, lang }: NextUpProps) {
  const { t } = useLingui()
  return (
    <section className="page grid gap-5 py-6">
      <div className="flex items-center gap-4">
        <Kandil size={64} lit={courses.length > 0 ? 8 : 0} />
        <h1 className="text-h2">{firstName ? t`Welcome, ${firstName}` : t`Welcome`}</h1>
      </div>
      {classes.length > 0 && (
        <div>
          <h2 className="mb-3 text-h3">
            <Trans>Next up</Trans>
          </h2>
          <ul className="grid gap-3 lg:grid-cols-2">
            {classes.map((next) => (
              <li key={next.dateTime + next.title}>
                <ClassRow {...next} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {courses.length > 0 && <OwnCourses courses={courses} />}
      {courses.length === 0 && choice && <ChoosePlan choice={choice} lang={lang} all={PUBLISHED} />}
    </section>
  )
}

function OwnCourses({ courses }: Pick<NextUpProps, 'courses'>) {
  return (
    <div>
      <h2 className="mb-3 text-h3">
        <Trans>Your courses</Trans>
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {courses.map(({ id, title, validTill }) => (
          <li key={id} className="card">
            <p lang={title.lang} className="font-semibold">
              {title.text}
            </p>
            <p className="text-sm text-ink-3">
              <Trans>Yours until {validTill}</Trans>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
