import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import type { Route } from './+types/ai-live.ts'
import { useKindNames } from '../kind-names.ts'
import { EmptyList } from '../list/empty-list.tsx'
import { KindTabs, ListChooser } from '../list/list-filters.tsx'
import { Shelves } from '../list/shelves.tsx'
import { AiCourseCard } from './ai-course-card.tsx'
import { readAiLive, type AiLive } from './ai-live.server.ts'

export const handle: Handle = { tier: 0 }
const PATH = '/ai-live'

export function loader(args: Route.LoaderArgs) {
  return load(args, readAiLive)
}

export default function AiLiveCourses({ loaderData: list }: Route.ComponentProps) {
  const { courses, others, total, names, choice, language, kind, query } = list
  const { t } = useLingui()
  // A single course leaves room next to it for the others.
  const isOne = courses.length === 1 && others.length > 0
  return (
    <div className="page grid gap-5 py-6">
      <Head
        title={t`AI live courses for ${names.grade}, ${names.board}, ${names.target}`}
        description={t`Courses led by AI, with a teacher for every doubt, for ${names.grade} (${names.board}, ${names.target}): days, timings and the full price with taxes.`}
        queries={['grade', 'board', 'target', ...(query.page ? ['page'] : [])]}
      />
      <div>
        <h1 data-part="" className="text-h2">
          <Trans>AI live courses for {names.grade}</Trans>
        </h1>
        <p data-part="" role="status" className="text-ink-2">
          {names.board} · {names.target} · <Plural value={total} one="# course" other="# courses" />
        </p>
        <p className="mt-2 text-ink-2">
          <Trans>Lessons led by AI at your child’s pace. A teacher is in the room for every doubt.</Trans>
        </p>
      </div>
      <Filters {...list} />
      <div data-part="" className={`grid items-start gap-5 ${isOne ? 'lg:grid-cols-3' : ''}`}>
        {courses.length > 0 ? (
          <CourseGrid courses={courses} level="h2" columns={isOne ? 1 : 3} />
        ) : (
          <EmptyList path={PATH} isNarrow={language !== undefined || kind !== undefined} query={choice.query} />
        )}
        <Pages {...list} path={PATH} />
        {others.length > 0 && (
          <section aria-labelledby="others" className={`grid gap-3 ${isOne ? 'lg:col-span-2' : 'pt-4'}`}>
            <h2 id="others" className="text-h3">
              <Trans>Also for {names.grade}</Trans>
            </h2>
            <CourseGrid courses={others} level="h3" columns={isOne ? 2 : 3} />
          </section>
        )}
        <div className={isOne ? 'lg:col-span-3' : ''}>
          <Shelves query={choice.query} path={PATH} />
        </div>
      </div>
    </div>
  )
}

interface CourseGridProps {
  readonly courses: AiLive['courses']
  readonly level: 'h2' | 'h3'
  readonly columns: 1 | 2 | 3
}

const COLUMNS = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' } as const

function CourseGrid({ courses, level, columns }: CourseGridProps) {
  return (
    <ul className={`grid gap-3 ${COLUMNS[columns]}`}>
      {courses.map((course) => (
        <li key={course.id} className="grid">
          <AiCourseCard course={course} level={level} />
        </li>
      ))}
    </ul>
  )
}

function Filters(list: AiLive) {
  const { kind, query } = list
  const { t } = useLingui()
  const names = useKindNames()
  return (
    <div className="grid gap-4">
      <ListChooser list={list} path={PATH} shelf="ai-live" kept={{ type: kind }} />
      <div data-part="">
        <KindTabs
          label={t`Kind of course`}
          path={PATH}
          query={query}
          name="type"
          kinds={[[undefined, t`All`], ...(['FULL', 'CRASH'] as const).map((each) => [each, names[each]] as const)]}
          current={kind}
        />
      </div>
    </div>
  )
}
