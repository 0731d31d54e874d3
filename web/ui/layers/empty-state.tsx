import type { ReactNode } from 'react'
import { Kandil } from '../brand/kandil.tsx'

/** Nothing here: an unlit lantern, why in one sentence, and one thing to do. */
export function EmptyState({ sentence, children }: { sentence: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <Kandil size={72} lit={0} />
      <p className="max-w-prose text-ink-2">{sentence}</p>
      {children}
    </div>
  )
}
