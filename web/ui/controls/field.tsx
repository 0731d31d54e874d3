import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import { Icon } from '../brand/icon.tsx'

interface FieldFrameProps {
  readonly name: string
  readonly label: ReactNode
  /** Why we ask, or what it should look like: one line. */
  readonly hint?: ReactNode | undefined
  /** The fault of this input, if there is one. */
  readonly error?: string | undefined
}

export interface FieldProps extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'name'> {
  /** Stands before what is typed, as +91 does. */
  readonly prefix?: string
  /** Another control that belongs to it, before what is typed. */
  readonly before?: ReactNode
}

export const inputClass =
  'w-full min-h-12 rounded-m border border-edge bg-surface px-3 text-body text-ink aria-invalid:border-sindoor'

/** With room for the arrow. */
export const selectClass = `select pe-9 ${inputClass}`

/** A label above, the hint below it, the error between the hint and the input. */
export function Field({ name, label, hint, error, prefix, before, ...rest }: FieldProps) {
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      <span className="flex items-stretch gap-2">
        {prefix && (
          <span className="flex items-center rounded-m bg-sunk px-3 text-body text-ink-2" aria-hidden="true">
            {prefix}
          </span>
        )}
        {before}
        <input id={name} name={name} className={inputClass} {...describedBy(name, hint, error)} {...rest} />
      </span>
    </FieldFrame>
  )
}

export interface SelectFieldProps
  extends FieldFrameProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'name'> {
  readonly choices: readonly { readonly value: string; readonly text: string }[]
}

export function SelectField({ name, label, hint, error, choices, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      <select id={name} name={name} className={selectClass} {...describedBy(name, hint, error)} {...rest}>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export function FieldFrame({ name, label, hint, error, children }: FieldFrameProps & { children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="mb-1 text-sm text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="flex items-center gap-1 text-sm font-semibold text-sindoor">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

/** Ties hint and error to the input, for those who hear the page. */
export function describedBy(name: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}
