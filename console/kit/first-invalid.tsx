import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** After a save that is refused, the cursor goes to the first field that is marked. Stands inside of the form. */
export function FirstInvalid() {
  const { submitCount, isSubmitting, errors } = useFormState()
  const shownFor = useRef(0)
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (isSubmitting || !hasErrors || shownFor.current === submitCount) return
    shownFor.current = submitCount
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
  }, [submitCount, isSubmitting, hasErrors])
  return null
}
