import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { toQuery } from '#web/page/query.ts'
import { Chip } from '#web/ui/controls/chip.tsx'

export interface PagesProps {
  readonly path: string
  readonly page: number
  readonly pages: number
  readonly query: Readonly<Record<string, string | number | undefined>>
}

/** Before and next, as links. */
export function Pages({ path, page, pages, query }: PagesProps) {
  const { t } = useLingui()
  const link = useLink()
  if (pages < 2) return null
  const hrefOf = (n: number) => link(`${path}${toQuery({ ...query, page: n > 1 ? n : undefined })}`)
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
