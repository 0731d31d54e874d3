import { useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { useRoot } from '#web/page/root-data.ts'

export interface Step {
  readonly name: string
  readonly path: string
  readonly lang?: string
}

/** The way to this page, from the top. */
export function Crumbs({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <nav aria-label={t`You are here`}>
      <ol className="flex flex-wrap gap-x-2 text-sm text-ink-2">
        {steps.map(({ name, path, lang }, i) => (
          <li key={path} className="flex min-h-11 items-center gap-2">
            {i > 0 && <span aria-hidden="true">›</span>}
            <a href={link(path)} lang={lang} className="lone-link">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** schema.org: the same for search engines. */
export function useCrumbFacts(steps: readonly Step[]) {
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: url + link(path),
    })),
  }
}
