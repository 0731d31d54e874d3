import type { ReactNode } from 'react'
import { Badge } from '../../data/badge.tsx'

export interface CourseCardProps {
  readonly title: string
  readonly lang?: string
  readonly level?: 'h2' | 'h3'
  /** Language, kind, tier: short words. */
  readonly tags: readonly ReactNode[]
  /** Start, days and hour, teachers: one line each. */
  readonly lines: readonly ReactNode[]
  readonly price: ReactNode
  readonly action: ReactNode
}

export function CourseCard({ title, lang, level: Heading = 'h2', tags, lines, price, action }: CourseCardProps) {
  return (
    <article className="card flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        {tags.map((tag, i) => (
          <Badge key={i} tone={i === 0 ? 'mor' : 'quiet'}>
            {tag}
          </Badge>
        ))}
      </p>
      <Heading lang={lang} className="text-h4">
        {title}
      </Heading>
      <ul className="grid gap-1 text-sm text-ink-2">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
        {price}
        {action}
      </div>
    </article>
  )
}
