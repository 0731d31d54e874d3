import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SHORT_PROGRAM_TYPES } from '#core/modules/listings/shelf.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { Head } from '#web/shell/head.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import { Chooser } from '#web/ui/course/chooser.tsx'
import type { Route } from './+types/short-programs.ts'
import { LanguageChip } from '#web/ui/course/language-chip.tsx'
import { EmptyList } from '../list/empty-list.tsx'
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
          </ul>
        ) : (
          <EmptyList path={PATH} isNarrow={language !== undefined} query={{ ...choice.query, type }} />
        )}
        <Pages {...list} path={PATH} />
      </div>
    </div>
  )
}

function Filters({ lang, choice, language, type, query }: ShortPrograms) {
  const { t } = useLingui()
  const link = useLink()
  const types = useTypeNames()
  return (
    <div className="grid gap-4">
      <div data-part="">
        <Tabs
          label={t`Kind of programme`}
          tabs={SHORT_PROGRAM_TYPES.map((each) => ({
            href: link(`${PATH}${toQuery({ ...query, page: undefined, type: each })}`),
            text: types[each],
            isCurrent: each === type,
          }))}
        />
      </div>
      <Chooser
        action={link(PATH)}
        lang={lang}
        chosen={choice.query}
        options={choice.options}
        swaps
        shelf="short-program"
        more={
          <>
            <LanguageChip language={language} />
            <input type="hidden" name="type" value={type} />
          </>
        }
      />
    </div>
  )
}
