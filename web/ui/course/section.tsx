import type { ReactNode } from 'react'
import type { TextInLanguage } from '#core/taxonomy/language.ts'

/** The texts that staff write for a section. */
export interface SectionWords {
  readonly heading: TextInLanguage
  readonly subHeading: TextInLanguage | null
}

export interface SectionProps extends SectionWords {
  readonly id: string
  readonly children: ReactNode
}

export function Section({ id, heading, subHeading, children }: SectionProps) {
  return (
    <section className="page py-6 lg:py-8" aria-labelledby={id}>
      <h2 id={id} lang={heading.lang} className="text-h2">
        {heading.text}
      </h2>
      {subHeading && (
        <p lang={subHeading.lang} className="text-ink-2">
          {subHeading.text}
        </p>
      )}
      <div className="mt-3">{children}</div>
    </section>
  )
}
