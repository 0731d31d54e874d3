import { Plural, Trans } from '@lingui/react/macro'
import { Disclosure } from '../layers/disclosure.tsx'

export interface CurriculumProps {
  readonly months: readonly {
    readonly name: string
    readonly subjects: readonly {
      readonly name: string
      readonly chapters: readonly string[]
      readonly classes: number
    }[]
  }[]
  /** The one that is open to begin with, by its place: the first. */
  readonly openMonth?: number
}

/** Months, each with its chapters by subject. A section of its own; nothing without months. */
export function Curriculum({ months, openMonth = 0 }: CurriculumProps) {
  if (months.length === 0) return null
  return (
    <section aria-labelledby="curriculum" className="grid content-start gap-1">
      <h2 id="curriculum" className="text-h3">
        <Trans>Month by month</Trans>
      </h2>
      <div>
        {months.map(({ name, subjects }, i) => (
          <Disclosure key={name} title={name} group="months" isOpen={i === openMonth}>
            <dl className="grid gap-2">
              {subjects.map(({ name, chapters, classes }) => (
                <div key={name}>
                  <dt className="font-semibold text-ink">{name}</dt>
                  <dd>{chapters.join(', ')}</dd>
                  <dd className="text-sm text-ink-3">
                    <Plural value={classes} one="# class" other="# classes" />
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
