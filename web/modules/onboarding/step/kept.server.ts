import { textIn } from '#web/page/page.server.ts'
import { typedPlaceIn } from '#web/page/place/place-in.server.ts'

const KEPT = ['firstName', 'birthYear', 'heldBy', 'grade', 'phone', 'verificationId', 'noticeVersion', 'school', 'name', 'line1', 'line2', 'city', 'type', 'last4', 'token'] as const // prettier-ignore

/** The fields that a form shows again after an answer: typed values, and values that the next form needs. */
export function keptIn(form: FormData): { readonly kept: Readonly<Record<string, string>> } {
  const given = KEPT.filter((name) => form.has(name))
  return { kept: { ...Object.fromEntries(given.map((name) => [name, textIn(form, name)])), ...typedPlaceIn(form) } }
}
