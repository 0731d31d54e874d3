import type { ReactNode } from 'react'
import type { Problem } from '#web/page/problem.ts'
import { MeMenu } from '#web/shell/account/me-menu.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'

export interface MePageProps {
  readonly title: string
  /** The tab it belongs to, by its path. */
  readonly tab: string
  readonly lead?: ReactNode
  /** The reason why a form on the page was refused. */
  readonly problem?: Problem | undefined
  /** A sentence that confirms the last action. */
  readonly done?: ReactNode
  readonly children: ReactNode
}

/** The frame of a page about the family itself. Content, all of it: its forms need no script. */
export function MePage({ title, tab, lead, problem, done, children }: MePageProps) {
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={title} />
      <MeMenu current={tab} />
      <div className="grid max-w-prose gap-2">
        <h1 className="text-h2 wrap-anywhere">{title}</h1>
        {lead && <p className="text-ink-2">{lead}</p>}
      </div>
      {problem && <ErrorSummary problem={problem} />}
      {done && !problem && (
        <div tabIndex={-1} autoFocus>
          <Notice tone="good" role="status">
            {done}
          </Notice>
        </div>
      )}
      {children}
    </div>
  )
}

export interface CardProps {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A part of such a page, named by its heading. */
export function Card({ id, title, children }: CardProps) {
  return (
    <section className="card grid content-start gap-4" aria-labelledby={id}>
      <h2 id={id} className="text-h3 wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  )
}
