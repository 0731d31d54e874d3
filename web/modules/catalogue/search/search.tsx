import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { SearchForm } from '#web/shell/forms/search-form.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TeacherCard } from '#web/ui/course/teacher-list.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/search.ts'
import { FoundList, FoundPages, useKindName } from './found-pages.tsx'
import { GradeCard } from '../list/grade-card.tsx'
import { GroupCard } from '../list/group-card.tsx'
import { readSearch, type SearchData } from './search.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readSearch)
}

export default function Search({ loaderData: { term, result, ofKind } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={term ? t`Search: ${term}` : t`Search`} />
      <h1 className="text-h2">
        <Trans>Search</Trans>
      </h1>
      <SearchForm id="search" term={term} />
      {result && <Result term={term} result={result} />}
      {ofKind && <OfKind term={term} {...ofKind} />}
      {term === '' && (
        <p className="text-ink-2">
          <Trans>Type a class, an exam, a subject, a chapter or the name of a teacher.</Trans>{' '}
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
  const { total, teachers, groups, isNothing } = result
  if (isNothing) return <NothingFound term={term} />
  return (
    <>
      <div role="status" className="grid gap-1 text-ink-2">
        <Meant term={term} result={result} />
        <Totals
          courses={total}
          teachers={teachers.length}
          pages={groups.reduce((sum, group) => sum + group.total, 0)}
        />
      </div>
      <Teachers teachers={teachers} />
      <Grades grades={result.grades} />
      <CoursesFound courses={result.courses} total={total} />
      {groups.map((group) => (
        <FoundPages key={group.kind} group={group} term={term} />
      ))}
    </>
  )
}

/** How much was found of what there is. */
function Totals({ courses, teachers, pages }: { courses: number; teachers: number; pages: number }) {
  const totals = [
    courses > 0 && <Plural key="courses" value={courses} one="# course" other="# courses" />,
    teachers > 0 && <Plural key="teachers" value={teachers} one="# teacher" other="# teachers" />,
    pages > 0 && <Plural key="pages" value={pages} one="# page" other="# pages" />,
  ].filter(Boolean)
  return <p>{totals.flatMap((each, i) => (i === 0 ? [each] : [' · ', each]))}</p>
}

/** Says how the search was read, when not as it was typed. */
function Meant({ term, result: { corrected, isLoose } }: { readonly term: string; readonly result: SearchResult }) {
  if (corrected !== null)
    return (
      <p>
        <Trans>
          No page has “{term}”. These are for <strong>{corrected}</strong>.
        </Trans>
      </p>
    )
  return isLoose ? (
    <p>
      <Trans>No other page has all of these words. Those below have some of them.</Trans>
    </p>
  ) : null
}

function NothingFound({ term }: { readonly term: string }) {
  const link = useLink()
  return (
    <EmptyState sentence={<Trans>Nothing here is called “{term}”. Try fewer words, or another spelling.</Trans>}>
      <ButtonLink href={link('/courses')} size="fit">
        <Trans>See all courses</Trans>
      </ButtonLink>
    </EmptyState>
  )
}

function OfKind({ term, kind, number, pages, group }: { readonly term: string } & NonNullable<SearchData['ofKind']>) {
  const link = useLink()
  const nameOf = useKindName()
  return (
    <section aria-labelledby="kind" className="grid gap-3">
      <h2 id="kind" className="text-h3">
        {nameOf(kind)}
      </h2>
      {group ? <FoundList group={group} /> : <NothingFound term={term} />}
      <Pages path="/search" page={number} pages={pages} query={{ q: term, kind }} />
      <a href={link(`/search?q=${encodeURIComponent(term)}`)} className="text-link justify-self-start">
        <Trans>All results</Trans>
      </a>
    </section>
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

/** More classes than this would push the courses off a phone's screen. */
const CLASSES_AT_ONCE = 3

function Grades({ grades }: Pick<SearchResult, 'grades'>) {
  if (grades.length === 0) return null
  const rest = grades.slice(CLASSES_AT_ONCE)
  return (
    <Part id="classes" title={<Trans>Classes and exams</Trans>}>
      <GradeCards grades={grades.slice(0, CLASSES_AT_ONCE)} />
      {rest.length > 0 && (
        <Disclosure title={<Plural value={rest.length} one="# more class" other="# more classes" />}>
          <GradeCards grades={rest} />
        </Disclosure>
      )}
    </Part>
  )
}

function GradeCards({ grades }: Pick<SearchResult, 'grades'>) {
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {grades.map((grade) => (
        <GradeCard key={grade.key} grade={grade} level="h3" />
      ))}
    </div>
  )
}

function CoursesFound({ courses, total }: Pick<SearchResult, 'courses' | 'total'>) {
  if (courses.length === 0) return null
  return (
    <Part id="courses" title={<Trans>Courses</Trans>}>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.tiers[0]?.bundleId} className="grid">
            <GroupCard course={course} level="h3" />
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
