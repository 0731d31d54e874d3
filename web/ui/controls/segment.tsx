import type { ReactNode } from 'react'

export interface SegmentProps {
  readonly name: string
  readonly legend: string
  /** The one that is chosen to begin with. */
  readonly value: string
  /** `isRefused` ones stay in sight; why, their text says. */
  readonly choices: readonly { readonly value: string; readonly text: ReactNode; readonly isRefused?: boolean }[]
  readonly isRequired?: boolean
}

/** One of two to four, all in sight: radio buttons side by side. */
export function Segment({ name, legend, value, choices, isRequired }: SegmentProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="segment">
          <input
            type="radio"
            name={name}
            value={choice.value}
            className="sr-only"
            disabled={choice.isRefused}
            required={isRequired}
            defaultChecked={choice.value === value}
          />
          <span>{choice.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
