import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { toQuery } from '#web/page/query.ts'
import { Chip } from '#web/ui/controls/chip.tsx'

export interface ShelvesProps {
  /** The class, board and target of the list. */
  readonly query: Readonly<Record<string, string | undefined>>
  /** The path of the page that it is on. */
  readonly path: '/courses' | '/ai-live' | '/short-programs'
}

/** The index of all courses and the other shelves. */
export function Shelves({ query, path }: ShelvesProps) {
  const { t } = useLingui()
  const link = useLink()
  const chosen = toQuery(query)
  return (
    <nav aria-label={t`More courses`} className="flex flex-wrap gap-2">
      {path !== '/courses' && (
        <Chip href={link(`/courses${chosen}`)}>
          <Trans>Full courses</Trans>
        </Chip>
      )}
      {path !== '/ai-live' && (
        <Chip href={link(`/ai-live${chosen}`)}>
          <Trans>AI live courses</Trans>
        </Chip>
      )}
      {path !== '/short-programs' && (
        <Chip href={link(`/short-programs${chosen}`)}>
          <Trans>Short programmes</Trans>
        </Chip>
      )}
      <Chip href={link('/courses')}>
        <Trans>All courses</Trans>
      </Chip>
    </nav>
  )
}

interface RowProps extends ShelvesProps {
  /** How many courses the list shows. */
  readonly count: number
}

/** One or two courses leave room in their row. */
function hasRoom(count: number): boolean {
  return count === 1 || count === 2
}

/** Fills the row of a short list. */
export function ShelvesInRow({ query, path, count, grade }: RowProps & { readonly grade: string }) {
  if (!hasRoom(count)) return null
  return (
    <li className={`grid content-start gap-3 self-start rounded-m bg-sunk p-5 ${count === 1 ? 'lg:col-span-2' : ''}`}>
      <h2 className="text-h4">
        <Trans>More for {grade}</Trans>
      </h2>
      <Shelves query={query} path={path} />
    </li>
  )
}

/** Below every other list. */
export function ShelvesBelow({ count, ...shelves }: RowProps) {
  return hasRoom(count) ? null : <Shelves {...shelves} />
}
