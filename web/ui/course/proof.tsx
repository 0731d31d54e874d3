import { useLingui } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { Claim, type ClaimProps } from './claim.tsx'

export interface ClaimsProps {
  readonly heading: TextInLanguage
  readonly claims: readonly (Omit<ClaimProps, 'text' | 'lang'> & {
    readonly id: string
    readonly text: TextInLanguage
  })[]
}

/** Only what has its evidence today: decisions L-37, P-39. */
export function Claims({ claims, heading }: ClaimsProps) {
  if (claims.length === 0) return null
  return (
    <section className="page py-6 lg:py-8" aria-labelledby="claims">
      <h2 id="claims" lang={heading.lang} className="mb-3 text-h2">
        {heading.text}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {claims.map(({ text, id, ...claim }) => (
          <li key={id}>
            <Claim {...claim} text={text.text} lang={text.lang} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Role = 'Student' | 'Mother' | 'Father' | 'Guardian'

export interface TestimonialsProps {
  readonly heading: TextInLanguage
  readonly testimonials: readonly {
    readonly id: string
    readonly name: string
    readonly userRole: Role
    readonly value: TextInLanguage
    readonly place: string
    readonly course: string
    readonly year: number
  }[]
}

/** Quotes of families who had a result and allowed us to print them: decision L-37. */
export function Testimonials({ testimonials, heading }: TestimonialsProps) {
  const { t } = useLingui()
  if (testimonials.length === 0) return null
  // A guardian is shown as a parent: decision L-85.
  const roles = { Student: t`Student`, Mother: t`Mother`, Father: t`Father`, Guardian: t`Parent` } satisfies Record<
    Role,
    string
  >
  return (
    <section className="page py-6 lg:py-8" aria-labelledby="families">
      <h2 id="families" lang={heading.lang} className="mb-3 text-h2">
        {heading.text}
      </h2>
      <ul
        className="scroll-cards lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-3 lg:overflow-visible"
        tabIndex={0}
        aria-labelledby="families"
      >
        {testimonials.map(({ id, name, userRole, value, place, course, year }) => (
          <li key={id}>
            <figure className="card quote flex h-full flex-col gap-3">
              <blockquote lang={value.lang}>
                <p>{value.text}</p>
              </blockquote>
              <figcaption className="mt-auto text-sm text-ink-2">
                <span className="block font-semibold text-ink">{name}</span>
                {roles[userRole]}, {place} · {course}, {year}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
