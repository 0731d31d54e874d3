import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { toQuery } from '#web/page/query.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { CourseList } from '../course-list.server.ts'
import { KINDS } from '../kinds.ts'
import { useKindNames } from '../kind-names.ts'
import { EmptyList } from './empty-list.tsx'
import { GroupCard } from './group-card.tsx'
import { KindTabs, ListChooser } from './list-filters.tsx'
import { ShelvesBelow, ShelvesInRow } from './shelves.tsx'

const PATH = '/courses'

/** The courses for a class, board and target. The parts that a filter changes are marked for t0.js. */
export function ListOfCourses(list: CourseList) {
  const { courses, total, names, choice, language, kind, subject, firstLanguage, missingLanguage } = list
  return (
    <div className="page grid gap-5 py-6">
      <ListHead {...list} />
      <div>
        <h1 data-part="" className="text-h2">
          <Trans>Courses for {names.grade}</Trans>
        </h1>
        <p data-part="" role="status" className="text-ink-2">
          {[subject?.name, names.board, names.target].filter(Boolean).join(' · ')} ·{' '}
          <Plural value={total} one="# course" other="# courses" />
        </p>
      </div>
      <Filters {...list} />
      <div data-part="" className="grid gap-5">
        {missingLanguage && (
          <Notice>
            <Trans>None of these courses is taught in {missingLanguage}. Each card names its language.</Trans>
          </Notice>
        )}
        {firstLanguage && (
          <p className="text-ink-2">
            <Trans>Courses taught in {firstLanguage} come first.</Trans>
          </p>
        )}
        {courses.length > 0 ? (
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {courses.map((course, i) => (
              <li key={course.tiers[0]?.bundleId} className="grid">
                <GroupCard course={course} isFirst={i === 0} />
              </li>
            ))}
            <ShelvesInRow query={choice.query} path={PATH} count={courses.length} grade={names.grade} />
          </ul>
        ) : (
          <EmptyList path={PATH} isNarrow={Boolean(language ?? kind ?? subject)} query={choice.query} />
        )}
        <Pages {...list} path={PATH} />
        <ShelvesBelow query={choice.query} path={PATH} count={courses.length} />
      </div>
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
      url: url + link(`/course/${course.tiers[0]?.slug}`),
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

function Filters(list: CourseList) {
  const { kind, subject, query } = list
  const { t } = useLingui()
  const link = useLink()
  const names = useKindNames()
  return (
    <div className="grid gap-4">
      <ListChooser list={list} path={PATH} kept={{ kind, subject: subject?.id }} />
      <div data-part="" className="grid gap-4">
        <KindTabs
          label={t`Kind of course`}
          path={PATH}
          query={query}
          name="kind"
          kinds={[[undefined, t`All`], ...KINDS.map((each) => [each, names[each]] as const)]}
          current={kind}
        />
        {subject && (
          <p>
            <Chip href={link(`${PATH}${toQuery({ ...query, page: undefined, subject: undefined })}`)}>
              <Trans>Show all subjects</Trans>
            </Chip>
          </p>
        )}
      </div>
    </div>
  )
}
