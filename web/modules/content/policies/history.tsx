import { Trans } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { useLink } from '#web/page/link.ts'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'

export interface HistoryProps {
  /** Where the policy is read: "/policies/refund". */
  readonly path: string
  /** The version on the page. */
  readonly shown: string
  /** The one in force first. */
  readonly versions: readonly { readonly version: string; readonly summary: TextInLanguage; readonly since: string }[]
}

/** Orders are kept under the version they were made under, so the older ones stay to be read. */
export function History({ path, shown, versions }: HistoryProps) {
  const link = useLink()
  if (versions.length < 2) return null
  return (
    <div className="max-w-prose">
      <Disclosure
        isOpen={shown !== versions[0]?.version}
        title={
          <h2 className="text-h4">
            <Trans>All versions</Trans>
          </h2>
        }
      >
        <ul className="grid gap-3">
          {versions.map(({ version, summary, since }, i) => (
            <li key={version}>
              <a
                href={link(i === 0 ? path : `${path}?version=${version}`)}
                aria-current={version === shown || undefined}
              >
                <Trans>
                  Version {version}, since {since}
                </Trans>
              </a>
              <span lang={summary.lang} className="block text-sm">
                {summary.text}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

/** Above a version that is no longer in force. */
export function OldVersion({ path, shown, versions }: HistoryProps) {
  const link = useLink()
  if (versions.length === 0 || shown === versions[0]?.version) return null
  return (
    <Notice>
      <Trans>This is an earlier version. It applies to orders that were made while it was in force.</Trans>{' '}
      <a href={link(path)}>
        <Trans>Read the current version</Trans>
      </a>
    </Notice>
  )
}
