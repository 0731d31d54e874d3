import { Trans } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { useLink } from '#web/page/link.ts'
import { ClassRow } from '#web/ui/course/class-row.tsx'

export interface FreeClassesProps {
  readonly isTonight: boolean
  readonly classes: readonly {
    /** The slug of the course that the class belongs to. */
    readonly slug: string
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
    <section className="page py-6 lg:py-10" aria-labelledby="free">
      <div className="mb-3 flex items-baseline justify-between">
        <h2 id="free" lang={isTonight ? undefined : heading.lang} className="text-h3">
          {isTonight ? <Trans>Free tonight</Trans> : heading.text}
        </h2>
        <span className="text-sm text-ink-3">
          <abbr title="Indian Standard Time" className="no-underline">
            IST
          </abbr>
        </span>
      </div>
      <ul className="grid gap-3 lg:grid-cols-3">
        {classes.map(({ slug, title, ...free }) => (
          <li key={slug + free.dateTime}>
            <ClassRow {...free} title={<a href={link(`/course/${slug}`)}>{title}</a>} />
          </li>
        ))}
      </ul>
    </section>
  )
}
