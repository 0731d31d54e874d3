import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/free-classes.ts'
import { readFreeClasses, type FreeList } from './free-classes.server.ts'
import { FreeRows } from './free-rows.tsx'
import { useGradeName } from '#web/ui/course/grade-name.ts'

export const handle: Handle = { tier: 0 }
const PATH = '/free-classes'

export function loader(args: Route.LoaderArgs) {
  return load(args, readFreeClasses)
}

export default function FreeClasses({ loaderData: list }: Route.ComponentProps) {
  const { classes, grade, page, pages } = list
  const link = useLink()
  return (
    <div className="page grid gap-5 py-6">
      <ListHead {...list} />
      <div>
        <h1 className="text-h2">
          <Trans>Free live classes</Trans>
        </h1>
        <p className="mt-1 max-w-prose text-ink-2">
          <Trans>
            Sit in on a real class of the next two weeks. Sign in with a mobile number and join: nothing is paid, and no
            card is asked for.
          </Trans>
        </p>
      </div>
      <Grades {...list} />
      {classes.length > 0 ? (
        <section aria-labelledby="coming" className="grid gap-3">
          <h2 id="coming" className="text-h3">
            <Trans>In the next two weeks</Trans>
          </h2>
          <FreeRows classes={classes} />
        </section>
      ) : (
        <EmptyState sentence={<Trans>No free class is planned here in the next two weeks.</Trans>}>
          <Chip href={link(grade === undefined ? '/courses' : PATH)}>
            {grade === undefined ? <Trans>See the courses</Trans> : <Trans>All free classes</Trans>}
          </Chip>
        </EmptyState>
      )}
      <Pages path={PATH} page={page} pages={pages} query={{ grade }} />
    </div>
  )
}

function ListHead({ grade, page, classes }: FreeList) {
  const { t } = useLingui()
  const link = useLink()
  const gradeName = useGradeName()
  const url = useRoot()?.publicUrl ?? ''
  const forGrade = grade === undefined ? undefined : gradeName(grade)
  return (
    <Head
      title={forGrade ? t`Free live classes for ${forGrade}` : t`Free live classes`}
      description={t`Live online classes that are open to everybody: day, hour, subject and teacher. Join with a mobile number, free.`}
      queries={['grade', ...(page > 1 ? ['page'] : [])]}
      isPrivate={classes.length === 0 && (grade !== undefined || page > 1)}
      facts={[
        {
          '@type': 'ItemList',
          itemListElement: classes.map(({ path, title }, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            name: title,
            url: url + link(path),
          })),
        },
      ]}
    />
  )
}

function Grades({ grade: current, grades }: FreeList) {
  const { t } = useLingui()
  const link = useLink()
  const gradeName = useGradeName()
  if (grades.length < 2) return null
  return (
    <nav aria-label={t`Classes`}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...grades].map((grade) => (
          <li key={grade ?? 'all'}>
            <Chip href={link(`${PATH}${toQuery({ grade })}`)} isCurrent={grade === current}>
              {grade === undefined ? <Trans>All classes</Trans> : gradeName(grade)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
