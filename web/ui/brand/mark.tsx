// The marks that families know ways to pay by. A name in words is always next to them.
import sprite from './marks.svg?url&no-inline'

export type MarkName =
  | 'axis' | 'gpay' | 'hdfc' | 'icici' | 'kotak' | 'mastercard' | 'paytm' | 'phonepe' | 'rupay' | 'sbi' | 'upi' | 'visa' // prettier-ignore

export function Mark({ name }: { readonly name: MarkName }) {
  return (
    <svg className="mark" width={40} height={24} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** In one row. */
export function Marks({ names }: { readonly names: readonly MarkName[] }) {
  if (names.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1 pt-1">
      {names.map((name) => (
        <Mark key={name} name={name} />
      ))}
    </span>
  )
}
