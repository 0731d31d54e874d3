import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { useListFacts } from '#web/page/list-facts.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/study.ts'
import { readStudy, type StudyData } from './study.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readStudy)
}

export default function Study({ loaderData: { grades } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const list = useListFacts(
    grades.flatMap(({ key, name, courses }) =>
      courses.map((course) => ({ name: `${name.text}, ${course.name.text}`, path: `/study/${key}/${course.key}` })),
    ),
  )
  return (
    <div className="page grid gap-6 py-6">
      <Head
        title={t`Study material`}
        description={t`Notes, formulae, sample papers and previous years’ questions by class, exam, subject and chapter.`}
        isPrivate={grades.length === 0}
        facts={[list]}
      />
      <div className="grid gap-2">
        <h1 className="text-h2">
          <Trans>Study material</Trans>
        </h1>
        <p className="max-w-prose text-ink-2">
          <Trans>Choose a class and an exam. Each file says whose it is, of which year, and under which licence.</Trans>
        </p>
      </div>
      {grades.length === 0 && (
        <EmptyState sentence={<Trans>There is no study material yet.</Trans>}>
          <ButtonLink href={link('/courses')} size="fit">
            <Trans>See all courses</Trans>
          </ButtonLink>
        </EmptyState>
      )}
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {grades.map((grade) => (
          <Grade key={grade.key} grade={grade} />
        ))}
      </div>
    </div>
  )
}

function Grade({ grade: { key, name, courses } }: { readonly grade: StudyData['grades'][number] }) {
  const link = useLink()
  return (
    <section aria-labelledby={`class-${key}`} className="card grid content-start gap-2">
      <h2 id={`class-${key}`} lang={name.lang} className="text-h4">
        {name.text}
      </h2>
      <ul>
        {courses.map((course) => (
          <li key={course.key} className="border-t border-line">
            <a href={link(`/study/${key}/${course.key}`)} className="block py-2">
              <span lang={course.name.lang} className="block font-semibold text-mor">
                {course.name.text}
              </span>
              <span className="block text-sm text-ink-2">
                <Plural value={course.resources} one="# file or link" other="# files and links" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
