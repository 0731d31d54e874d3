import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../brand/icon.tsx'

export interface SheetProps {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A dialog: from below on a phone, in the middle on a wide screen. A SheetButton opens it, also where React does not run. */
export function Sheet({ id, title, children }: SheetProps) {
  const { t } = useLingui()
  return (
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className="sheet">
      <div className="flex items-center justify-between gap-4">
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        <button {...closesSheet(id)} aria-label={t`Close`} className="icon-button">
          <Icon name="x" size={24} />
        </button>
      </div>
      <div className="mt-4">{children}</div>
    </dialog>
  )
}

/** For the button that opens a sheet. React's types do not know these attributes yet: spread, they pass. */
export function opensSheet(id: string) {
  return { type: 'button', command: 'show-modal', commandfor: id } as const
}

export function closesSheet(id: string) {
  return { type: 'button', command: 'close', commandfor: id } as const
}
