import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SHORT_PROGRAM_TYPES } from '#core/modules/listings/shelf.ts'
import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import type { Route } from './+types/short-programs.ts'
import { EmptyList } from '../list/empty-list.tsx'
import { KindTabs, ListChooser } from '../list/list-filters.tsx'
import { ShelvesBelow, ShelvesInRow } from '../list/shelves.tsx'
import { ListedCourse } from '../listed-course.tsx'
import { readShortPrograms, type ShortPrograms } from './short-programs.server.ts'
import { useTypeNames } from './type-names.ts'

export const handle: Handle = { tier: 0 }
const PATH = '/short-programs'

export function loader(args: Route.LoaderArgs) {
  return load(args, readShortPrograms)
}

export default function ShortProgramList({ loaderData: list }: Route.ComponentProps) {
  const { courses, total, names, choice, language, type } = list
  const types = useTypeNames()
  const { t } = useLingui()
  return (
    <div className="page grid gap-5 py-6">
      <Head
        title={t`Short programmes for ${names.grade}, ${names.board}, ${names.target}: ${types[type]}`}
        description={t`Crash courses, single topics and one-to-one classes for ${names.grade} (${names.board}, ${names.target}), with the full price and taxes.`}
        queries={['type', 'grade', 'board', 'target', ...(list.query.page ? ['page'] : [])]}
      />
      <div>
        <h1 data-part="" className="text-h2">
          <Trans>Short programmes for {names.grade}</Trans>
        </h1>
        <p data-part="" role="status" className="text-ink-2">
          {names.board} · {names.target} · <Plural value={total} one="# programme" other="# programmes" />
        </p>
      </div>
      <Filters {...list} />
      <div data-part="" className="grid gap-5">
        {courses.length > 0 ? (
          <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {courses.map((course) => (
              <li key={course.bundleId} className="grid">
                <ListedCourse
                  course={course}
                  kind={course.format === 'SHORT_TERM' ? undefined : types[course.format]}
                />
              </li>
            ))}
            <ShelvesInRow query={choice.query} path={PATH} count={courses.length} grade={names.grade} />
          </ul>
        ) : (
          <EmptyList path={PATH} isNarrow={language !== undefined} query={{ ...choice.query, type }} />
        )}
        <Pages {...list} path={PATH} />
        <ShelvesBelow query={choice.query} path={PATH} count={courses.length} />
      </div>
    </div>
  )
}

function Filters(list: ShortPrograms) {
  const { type, query } = list
  const { t } = useLingui()
  const names = useTypeNames()
  return (
    <div className="grid gap-4">
      <div data-part="">
        <KindTabs
          label={t`Kind of programme`}
          path={PATH}
          query={query}
          name="type"
          kinds={SHORT_PROGRAM_TYPES.map((each) => [each, names[each]] as const)}
          current={type}
        />
      </div>
      <ListChooser list={list} path={PATH} shelf="short-program" kept={{ type }} />
    </div>
  )
}
