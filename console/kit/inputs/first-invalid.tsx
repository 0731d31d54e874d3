import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Language } from '#core/taxonomy/language.ts'
import { languageOfProblem } from './problem-places.ts'

interface Props {
  /** The fields of the form that are texts in several languages, by their paths. */
  readonly sources: readonly string[]
  readonly lang: Language
  readonly onLanguage: (lang: Language) => void
}

/**
 * After a save that is refused, the first field that is marked is scrolled to and has the cursor: inside a folded part too, and in the
 * language in which it is wrong. Belongs inside the form.
 */
export function FirstInvalid({ sources, lang, onLanguage }: Props) {
  const { submitCount, isSubmitting, errors } = useFormState()
  const { clearErrors } = useFormContext()
  const shownFor = useRef(0)
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (isSubmitting || !hasErrors || shownFor.current === submitCount) return
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]')
    const other = languageOfProblem(errors, sources)
    // The field is drawn in that language first. Then this runs again.
    if (!field && other !== undefined && other !== lang) return onLanguage(other)
    shownFor.current = submitCount
    if (field) return show(field)
    // No input of this form has the field. Left there, the problem would refuse every later save.
    clearErrors()
  }, [submitCount, isSubmitting, hasErrors, errors, sources, lang, onLanguage, clearErrors])
  return null
}

function show(field: HTMLElement): void {
  for (let part = folded(field); part; part = folded(part)) part.open = true
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

function folded(inside: HTMLElement): HTMLDetailsElement | null {
  return inside.parentElement?.closest<HTMLDetailsElement>('details:not([open])') ?? null
}
