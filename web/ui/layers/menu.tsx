import type { ReactNode } from 'react'
import { Icon } from '../brand/icon.tsx'

export interface MenuProps {
  readonly id: string
  /** The content of the button. */
  readonly face: ReactNode
  /** Said instead of the face, where that is only a drawing. */
  readonly label?: string
  readonly look?: 'pill' | 'plain'
  readonly width?: 'narrow' | 'wide'
  readonly children: ReactNode
}

/** A popover below its button: the browser opens it, closes it and gives the focus back. */
export function Menu({ id, face, label, look = 'pill', width = 'narrow', children }: MenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={look === 'pill' ? 'pill-button' : 'menu-button'}
      >
        {face}
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} popover="auto" className={width === 'wide' ? 'menu menu-wide' : 'menu'}>
        {children}
      </div>
    </>
  )
}
