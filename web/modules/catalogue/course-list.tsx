import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGES, languageNames } from '#core/taxonomy/language.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { Chip, ChipSelect } from '#web/ui/controls/chip.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Chooser } from '#web/ui/course/chooser.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/course-list.ts'
import { ListedCourse } from './listed-course.tsx'
import { readCourseList, type CourseList } from './course-list.server.ts'
import { KINDS } from './kinds.ts'
import { useKindNames } from './kind-names.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readCourseList)
}

export default function Courses({ loaderData: list }: Route.ComponentProps) {
  const { courses, total, names, query } = list
  return (
    <div className="page grid gap-5 py-6">
      <ListHead {...list} />
      <div>
        <h1 className="text-h2">
          <Trans>Courses for {names.grade}</Trans>
        </h1>
        <p className="text-ink-2">
          {names.board} · {names.target} · <Plural value={total} one="# course" other="# courses" />
        </p>
      </div>
      <Filters {...list} />
      {courses.length > 0 ? (
        <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
          {courses.map((course) => (
            <li key={course.bundleId} className="grid">
              <ListedCourse course={course} query={query} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing {...list} />
      )}
      <Pages {...list} />
    </div>
  )
}

function ListHead({ courses, names, query }: CourseList) {
  const { t } = useLingui()
  const url = useRoot()?.publicUrl ?? ''
  const items = courses.map((course, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    item: {
      '@type': 'Course',
      name: course.title.text,
      description: [names.grade, names.board, names.target, course.schedule].filter(Boolean).join(' · '),
      provider: { '@type': 'Organization', name: 'Kandil', sameAs: url },
      inLanguage: course.language,
      offers: { '@type': 'Offer', category: 'Paid', price: course.priceInRupees, priceCurrency: 'INR' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        startDate: course.startDate,
        endDate: course.endDate,
      },
    },
  }))
  return (
    <Head
      title={t`Courses for ${names.grade}, ${names.board}, ${names.target}`}
      description={t`Live online courses for ${names.grade} (${names.board}, ${names.target}) with days, timings, teachers and the full price with taxes.`}
      queries={query.page ? ['grade', 'board', 'target', 'page'] : ['grade', 'board', 'target']}
      facts={items.length > 0 ? [{ '@type': 'ItemList', itemListElement: items }] : []}
    />
  )
}

function Filters({ lang, choice, language, kind, query }: CourseList) {
  const { t } = useLingui()
  const link = useLink()
  const kinds = useKindNames()
  const languages = [
    { value: '', text: t`Any language` },
    ...LANGUAGES.map((each) => ({ value: each, text: languageNames[each], lang: each })),
  ]
  return (
    <div className="grid gap-4">
      <Chooser
        action={link('/courses')}
        lang={lang}
        chosen={choice.query}
        options={choice.options}
        more={<ChipSelect name="language" label={t`Taught in`} choices={languages} defaultValue={language ?? ''} />}
      />
      <Tabs
        label={t`Kind of course`}
        tabs={[undefined, ...KINDS].map((each) => ({
          href: link(`/courses${toQuery({ ...query, page: undefined, kind: each })}`),
          text: each ? kinds[each] : t`All`,
          isCurrent: each === kind,
        }))}
      />
    </div>
  )
}

/** Why nothing is here, and the nearest that is. */
function Nothing({ choice, language, kind }: CourseList) {
  const link = useLink()
  const isNarrow = language !== undefined || kind !== undefined
  return (
    <EmptyState
      sentence={
        isNarrow ? (
          <Trans>No course fits all of this yet.</Trans>
        ) : (
          <Trans>There is no course for this class, board and target yet.</Trans>
        )
      }
    >
      <Chip href={isNarrow ? link(`/courses${toQuery(choice.query)}`) : link('/courses')}>
        {isNarrow ? <Trans>Show every language and kind</Trans> : <Trans>See other courses</Trans>}
      </Chip>
    </EmptyState>
  )
}

function Pages({ page, pages, query }: CourseList) {
  const { t } = useLingui()
  const link = useLink()
  if (pages < 2) return null
  const hrefOf = (n: number) => link(`/courses${toQuery({ ...query, page: n > 1 ? n : undefined })}`)
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-center gap-3">
      {page > 1 && (
        <Chip href={hrefOf(page - 1)}>
          <Trans>Before</Trans>
        </Chip>
      )}
      <span className="text-sm text-ink-2">
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages && (
        <Chip href={hrefOf(page + 1)}>
          <Trans>Next</Trans>
        </Chip>
      )}
    </nav>
  )
}
