// Lucide's drawings (ISC), in one file that is loaded once. An icon always comes next to a text, or with a label.
import sprite from './icons.svg?url&no-inline'

export type IconName =
  | 'arrow-left' | 'arrow-right' | 'badge-indian-rupee' | 'bell' | 'book-open' | 'calendar-days' | 'calendar-plus'
  | 'check' | 'chevron-down' | 'chevron-right' | 'circle-alert' | 'circle-check' | 'circle-help' | 'clock' | 'copy'
  | 'credit-card' | 'download' | 'ellipsis-vertical' | 'external-link' | 'file-text' | 'globe' | 'graduation-cap'
  | 'house' | 'info' | 'landmark' | 'lock' | 'log-in' | 'log-out' | 'mail' | 'map-pin' | 'menu' | 'message-circle'
  | 'minus' | 'moon' | 'phone' | 'play' | 'plus' | 'printer' | 'qr-code' | 'receipt-indian-rupee' | 'refresh-cw'
  | 'repeat' | 'search' | 'share-2' | 'shield-check' | 'smartphone' | 'star' | 'sun' | 'triangle-alert' | 'trophy'
  | 'user-round' | 'video' | 'wallet' | 'wifi-off' | 'x' // prettier-ignore

export interface IconProps {
  readonly name: IconName
  /** In pixels: 20 next to text, 24 without text. */
  readonly size?: 16 | 20 | 24 | 32
  readonly label?: string
}

export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
