import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Pages } from '#web/ui/controls/pages.tsx'
import { Chooser } from '#web/ui/course/chooser.tsx'
import type { Route } from './+types/course-list.ts'
import { ListedCourse } from './listed-course.tsx'
import { readCourseList, type CourseList } from './course-list.server.ts'
import { KINDS } from './kinds.ts'
import { useKindNames } from './kind-names.ts'
import { LanguageChip } from '#web/ui/course/language-chip.tsx'
import { EmptyList } from './list/empty-list.tsx'

export const handle: Handle = { tier: 0 }
const PATH = '/courses'

export function loader(args: Route.LoaderArgs) {
  return load(args, readCourseList)
}

export default function Courses({ loaderData: list }: Route.ComponentProps) {
  const { courses, total, names, choice, language, kind, firstLanguage } = list
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
      {firstLanguage && (
        <p className="text-ink-2">
          <Trans>Courses taught in {firstLanguage} come first.</Trans>
        </p>
      )}
      {courses.length > 0 ? (
        <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
          {courses.map((course) => (
            <li key={course.bundleId} className="grid">
              <ListedCourse course={course} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList path={PATH} isNarrow={language !== undefined || kind !== undefined} query={choice.query} />
      )}
      <Pages {...list} path={PATH} />
      <Shelves {...list} />
    </div>
  )
}

function ListHead({ courses, names, query }: CourseList) {
  const { t } = useLingui()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const items = courses.map((course, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    item: {
      '@type': 'Course',
      name: course.title.text,
      url: url + link(`/course/${course.slug}`),
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
  return (
    <div className="grid gap-4">
      <Chooser
        action={link(PATH)}
        lang={lang}
        chosen={choice.query}
        options={choice.options}
        more={<LanguageChip language={language} />}
      />
      <Tabs
        label={t`Kind of course`}
        tabs={[undefined, ...KINDS].map((each) => ({
          href: link(`${PATH}${toQuery({ ...query, page: undefined, kind: each })}`),
          text: each ? kinds[each] : t`All`,
          isCurrent: each === kind,
        }))}
      />
    </div>
  )
}

/** The two other shelves. */
function Shelves({ choice }: CourseList) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <nav aria-label={t`More courses`} className="flex flex-wrap gap-2">
      <Chip href={link(`/ai-live${toQuery(choice.query)}`)}>
        <Trans>AI live courses</Trans>
      </Chip>
      <Chip href={link(`/short-programs${toQuery(choice.query)}`)}>
        <Trans>Short programmes</Trans>
      </Chip>
    </nav>
  )
}
