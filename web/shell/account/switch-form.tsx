import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'

export interface SwitchFormProps {
  /** Who is acted for from then on. */
  readonly userId: string
  /** Our own path, without a language. */
  readonly returnTo: string
  readonly children: ReactNode
}

/** Its button makes another learner the chosen one. A plain form: it works wherever it stands. */
export function SwitchForm({ userId, returnTo, children }: SwitchFormProps) {
  const link = useLink()
  return (
    <form method="post" action={link('/me/switch')}>
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </form>
  )
}
