import type { ButtonHTMLAttributes, ReactNode } from 'react'

/** primary leads on; buy moves money; ghost is the second choice; quiet is the third. */
const looks = {
  primary: 'bg-mor text-on-mor hover:bg-mor-press',
  buy: 'bg-genda text-on-genda hover:bg-genda-press',
  ghost: 'border border-mor text-mor hover:bg-mor-tint',
  quiet: 'text-mor underline underline-offset-4 hover:text-mor-press',
}
const sizes = {
  /** As wide as its column. */
  wide: 'w-full min-h-13 px-5 py-2 text-lg',
  fit: 'min-h-12 px-5 py-2 text-body',
  small: 'hit min-h-10 px-4 py-1 text-sm',
  /** As long as its words, in a line of text. */
  bare: 'hit min-h-6 text-start',
}

interface ButtonStyle {
  readonly kind?: keyof typeof looks | undefined
  readonly size?: keyof typeof sizes | undefined
}

export interface ButtonProps
  extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  /** The action is running. The button is never disabled: its text changes instead. */
  readonly isBusy?: boolean | undefined
}

export function Button({ kind, size, isBusy, children, ...rest }: ButtonProps) {
  return (
    <button type="submit" {...rest} aria-busy={isBusy || undefined} className={classOf({ kind, size })}>
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonStyle {
  readonly href: string
  readonly children: ReactNode
  readonly rel?: string
  readonly target?: string
  readonly download?: boolean
}

/** Looks like a button, leads to a page. */
export function ButtonLink({ kind, size, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classOf({ kind, size })}>
      {children}
    </a>
  )
}

function classOf({ kind = 'primary', size = 'wide' }: ButtonStyle): string {
  const shape = 'inline-flex items-center justify-center gap-2 rounded-button text-center font-semibold'
  return `${shape} transition-colors duration-(--fast) ease-out ${looks[kind]} ${sizes[size]}`
}
