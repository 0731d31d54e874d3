import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface ClaimProps {
  /** "69%" */
  readonly figure: string
  readonly text: string
  readonly lang?: string
  readonly course: string
  readonly year: number
  /** The size of the sample, and how it was counted. */
  readonly sample: ReactNode
  readonly sourceUrl: string
}

/**
 * A claim with its evidence, as prominent as itself. Without course, year, sample and a source it says nothing at all:
 * decisions L-37, P-39.
 */
export function Claim({ figure, text, lang, course, year, sample, sourceUrl }: ClaimProps) {
  if (!figure || !text || !course || !year || !sample || !sourceUrl) return null
  return (
    <article className="card">
      <p className="text-price tabular-nums">{figure}</p>
      <p lang={lang} className="font-semibold">
        {text}
      </p>
      <p className="mt-2 text-sm text-ink-2">
        {course} · {year} · {sample}
      </p>
      <p className="text-sm">
        <a href={sourceUrl} rel="nofollow">
          <Trans>Source</Trans>
        </a>
      </p>
    </article>
  )
}
