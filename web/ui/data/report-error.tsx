import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '../brand/icon.tsx'

/** Leads to a question to the help desk about this page. */
export function ReportError({ path }: { readonly path: string }) {
  const link = useLink()
  return (
    <a
      href={link(`/help?category=CONTENT&about=${encodeURIComponent(path)}`)}
      rel="nofollow"
      className="flex min-h-11 w-fit items-center gap-2"
    >
      <Icon name="circle-alert" /> <Trans>Report an error</Trans>
    </a>
  )
}
