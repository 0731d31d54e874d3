// The actions of the profile's forms. Each form changes only its own fields.
import { redirectDocument } from 'react-router'
import { isLanguage } from '#core/taxonomy/language.ts'
import { textIn, type Submission } from '#web/page/page.server.ts'
import { placeIn, typedPlaceIn } from '#web/page/place/place-in.server.ts'
import { studyIn } from '#web/page/choice.server.ts'

/** Leads back as a document, so that the header is drawn with the new name. */
export async function keepProfile(submission: Submission): Promise<Response> {
  const { api, form } = submission
  const part = textIn(form, 'part') === 'studies' ? 'studies' : 'person'
  await api.accounts.editProfile(part === 'studies' ? await studiesOf(submission) : personOf(form))
  return redirectDocument(`/me?tab=profile&saved=${part}`)
}

/** An emptied field is taken away. Fields that the form lacks stay unchanged. */
function personOf(form: FormData) {
  return {
    ...(form.has('firstName')
      ? { firstName: textIn(form, 'firstName'), lastName: textIn(form, 'lastName') || null }
      : {}),
    ...(form.has('email') ? { email: textIn(form, 'email') || null } : {}),
    ...placeIn(form),
    // An emptied PIN code is forgotten.
    ...(form.has('pinCode') && textIn(form, 'pinCode') === '' ? { pinCode: null } : {}),
  }
}

async function studiesOf({ form, ...page }: Submission) {
  const asked = new URLSearchParams(['grade', 'board', 'target'].map((name) => [name, textIn(form, name)]))
  const language = textIn(form, 'language')
  return { ...(await studyIn(page, asked)), ...(isLanguage(language) ? { language } : {}) }
}

/** The typed values that a refused form shows again. */
export function keptOf(form: FormData) {
  const kept = ['firstName', 'lastName', 'email'].filter((name) => form.has(name))
  return { kept: { ...Object.fromEntries(kept.map((name) => [name, textIn(form, name)])), ...typedPlaceIn(form) } }
}
