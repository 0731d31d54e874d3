import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { toQuery } from '#web/page/query.ts'
import { Chip } from '#web/ui/controls/chip.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'

export interface EmptyListProps {
  readonly path: string
  /** More was asked for than class, board and target. */
  readonly isNarrow: boolean
  readonly query: Readonly<Record<string, string | undefined>>
}

/** Why nothing is here, and the nearest that is. */
export function EmptyList({ path, isNarrow, query }: EmptyListProps) {
  const link = useLink()
  return (
    <EmptyState
      sentence={
        isNarrow ? (
          <Trans>No course matches all of these choices yet.</Trans>
        ) : (
          <Trans>There is no course for this class, board and target yet.</Trans>
        )
      }
    >
      <Chip href={link(isNarrow ? `${path}${toQuery(query)}` : path)}>
        {isNarrow ? <Trans>Show every language and kind</Trans> : <Trans>See other courses</Trans>}
      </Chip>
    </EmptyState>
  )
}
