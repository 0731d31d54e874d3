import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { SearchForm } from '#web/shell/forms/search-form.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TeacherCard } from '#web/ui/course/teacher-list.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/search.ts'
import { GradeCard } from '../list/grade-card.tsx'
import { ListedCourse } from '../listed-course.tsx'
import { readSearch, type SearchData } from './search.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readSearch)
}

export default function Search({ loaderData: { term, result } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="page grid gap-6 py-6">
      <Head title={term ? t`Search: ${term}` : t`Search`} isPrivate />
      <h1 className="text-h2">
        <Trans>Search</Trans>
      </h1>
      <SearchForm id="search" term={term} />
      {result ? (
        <Result term={term} result={result} />
      ) : (
        <p className="text-ink-2">
          <Trans>Type a class, an exam, a subject or the name of a teacher.</Trans>{' '}
          <a href={link('/courses')}>
            <Trans>See all courses</Trans>
          </a>
        </p>
      )}
    </div>
  )
}

type SearchResult = NonNullable<SearchData['result']>

function Result({ term, result }: { readonly term: string; readonly result: SearchResult }) {
  const { total, teachers } = result
  const link = useLink()
  if (total === 0 && teachers.length === 0)
    return (
      <EmptyState sentence={<Trans>Nothing here is called “{term}”. Try fewer words, or another spelling.</Trans>}>
        <ButtonLink href={link('/courses')} size="fit">
          <Trans>See all courses</Trans>
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <p role="status" className="text-ink-2">
        <Plural value={total} one="# course" other="# courses" />
        {teachers.length > 0 && (
          <>
            {' · '}
            <Plural value={teachers.length} one="# teacher" other="# teachers" />
          </>
        )}
      </p>
      <Teachers teachers={teachers} />
      <Grades grades={result.grades} />
      <CoursesFound courses={result.courses} total={total} />
    </>
  )
}

interface PartProps {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Teachers({ teachers }: Pick<SearchResult, 'teachers'>) {
  const link = useLink()
  if (teachers.length === 0) return null
  return (
    <Part id="teachers" title={<Trans>Teachers</Trans>}>
      <ul className="grid gap-3 md:grid-cols-2">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="grid">
            <TeacherCard {...teacher}>
              <a href={link(`/search?q=${encodeURIComponent(teacher.name)}`)} className="text-link">
                <Trans>Courses with {teacher.name}</Trans>
              </a>
            </TeacherCard>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Grades({ grades }: Pick<SearchResult, 'grades'>) {
  if (grades.length === 0) return null
  return (
    <Part id="classes" title={<Trans>Classes and exams</Trans>}>
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {grades.map((grade) => (
          <GradeCard key={grade.key} grade={grade} level="h3" />
        ))}
      </div>
    </Part>
  )
}

function CoursesFound({ courses, total }: Pick<SearchResult, 'courses' | 'total'>) {
  if (courses.length === 0) return null
  return (
    <Part id="courses" title={<Trans>Courses</Trans>}>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.bundleId} className="grid">
            <ListedCourse course={course} level="h3" />
          </li>
        ))}
      </ul>
      {total > courses.length && (
        <p className="text-ink-2">
          <Trans>These are the first {courses.length}. Choose a class above to see all of its courses.</Trans>
        </p>
      )}
    </Part>
  )
}
