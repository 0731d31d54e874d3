import type { ReactNode } from 'react'
import { ButtonsScript } from './buttons-script.tsx'

export interface ShareLinkProps {
  readonly text: string
  readonly className?: string
  readonly children: ReactNode
}

/** Opens the phone's own sheet with the text where there is one, and WhatsApp elsewhere. */
export function ShareLink({ text, className = '', children }: ShareLinkProps) {
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        data-share={text}
        rel="noreferrer"
        className={`text-link ${className}`.trim()}
      >
        {children}
      </a>
      <ButtonsScript />
    </>
  )
}
