import { Trans } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { useLink } from '#web/page/link.ts'
import { ClassRow } from '#web/ui/course/class-row.tsx'

export interface FreeClassesProps {
  readonly isTonight: boolean
  readonly classes: readonly {
    readonly path: string
    readonly dateTime: string
    readonly tile: readonly [string, string]
    readonly title: string
    readonly note: string
  }[]
}

/** The heading is the section's own, unless they are tonight. */
export function FreeClasses({ isTonight, classes, heading }: FreeClassesProps & { readonly heading: TextInLanguage }) {
  const link = useLink()
  return (
    <section className="page py-6 lg:py-8" aria-labelledby="free">
      <div className="mb-3 flex items-baseline gap-3">
        <h2 id="free" lang={isTonight ? undefined : heading.lang} className="text-h2">
          {isTonight ? <Trans>Free tonight</Trans> : heading.text}
        </h2>
        <abbr title="Indian Standard Time" className="text-sm text-ink-3 no-underline">
          IST
        </abbr>
      </div>
      <ul className="grid gap-3 lg:grid-cols-3">
        {classes.map(({ path, title, ...free }) => (
          <li key={path}>
            <ClassRow {...free} title={<a href={link(path)}>{title}</a>} />
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href={link('/free-classes')} className="lone-link">
          <Trans>All free classes</Trans>
        </a>
      </p>
    </section>
  )
}
