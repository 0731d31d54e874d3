// The pages that are neither courses nor teachers, by their kind.
import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchKind } from '#core/taxonomy/search-kind.ts'
import { useLink } from '#web/page/link.ts'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { FoundGroup } from './search.server.ts'

export function useKindName(): (kind: SearchKind) => string {
  const { t } = useLingui()
  const names: Readonly<Record<SearchKind, string>> = {
    COURSE: t`Courses`,
    TEACHER: t`Teachers`,
    RESOURCE: t`Study material`,
    QUESTION: t`Solved questions`,
    ARTICLE: t`Articles`,
    WEBINAR: t`Webinars and talks`,
    FAQ: t`Questions that families ask`,
    POLICY: t`Policies`,
  }
  return (kind) => names[kind]
}

interface GroupProps {
  readonly group: FoundGroup
  readonly term: string
}

/** The first of a kind, and the way to all of them. */
export function FoundPages({ group, term }: GroupProps) {
  const link = useLink()
  const nameOf = useKindName()
  const { kind, total, found } = group
  const id = `found-${kind.toLowerCase()}`
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-h3">
        {nameOf(kind)}
      </h2>
      <FoundList group={group} />
      {total > found.length && (
        <a href={link(`/search?q=${encodeURIComponent(term)}&kind=${kind}`)} className="text-link justify-self-start">
          <Trans>See all {total}</Trans>
        </a>
      )}
    </section>
  )
}

export function FoundList({ group: { kind, found } }: { readonly group: FoundGroup }) {
  return (
    <ul className="grid max-w-prose gap-1">
      {found.map((each) => (
        <li key={`${each.href} ${each.title.text}`}>
          {kind === 'FAQ' ? (
            // Short enough to be answered here.
            <Disclosure title={<span lang={each.title.lang}>{each.title.text}</span>}>
              <p lang={each.title.lang}>{each.text}</p>
            </Disclosure>
          ) : (
            <a href={each.href} lang={each.title.lang} className="grid min-h-12 content-center py-2">
              <span className="font-semibold text-link">{each.title.text}</span>
              <span className="line-clamp-2 text-sm text-ink-3">{each.text}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
