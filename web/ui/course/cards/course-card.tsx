import type { ReactNode } from 'react'
import { Badge } from '../../data/badge.tsx'
import { Portraits, type PortraitsProps } from './portraits.tsx'

export interface CourseCardProps {
  readonly title: string
  readonly lang?: string
  readonly level?: 'h2' | 'h3'
  /** Language, kind, tier: short words. */
  readonly tags: readonly ReactNode[]
  /** Start, days and hour, teachers: one line each. */
  readonly lines: readonly ReactNode[]
  /** The faces of its teachers. */
  readonly portraits?: PortraitsProps['pictures']
  readonly price: ReactNode
  readonly action: ReactNode
}

export function CourseCard({
  title,
  lang,
  level: Heading = 'h2',
  tags,
  lines,
  portraits = [],
  price,
  action,
}: CourseCardProps) {
  return (
    <article className="card flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        {tags.map((tag, i) => (
          <Badge key={i} tone={i === 0 ? 'mor' : 'quiet'}>
            {tag}
          </Badge>
        ))}
      </p>
      <div className="flex items-start justify-between gap-3">
        <Heading lang={lang} className="min-w-0 text-h4">
          {title}
        </Heading>
        <Portraits pictures={portraits} />
      </div>
      <ul className="grid gap-1 text-sm text-ink-2">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
        {/* Beside the button with and without a struck price. */}
        <div className="min-w-0 grow basis-36">{price}</div>
        {action}
      </div>
    </article>
  )
}
