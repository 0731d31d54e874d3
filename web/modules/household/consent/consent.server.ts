// Consent for the chosen learner: what may be agreed to, what stands, and every yes and no so far.
import { redirectDocument } from 'react-router'
import { showDate, type Instant } from '#core/kernel/time.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { isAdult } from '#core/modules/accounts/standing.ts'
import type { OrganisationLink as ApiOrganisationLink } from '#core/modules/clients/sharing-api.ts'
import { consentErrors } from '#core/modules/consent/errors.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import { languageNames } from '#core/taxonomy/language.ts'
import { toQuery } from '#web/page/query.ts'
import { learnersOf, requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { machineTime, momentOf } from '#web/page/wording.ts'
import { ownPath } from '#core/kernel/own-path.ts'
import { confirmationIn, sendConfirmation } from '../confirm.server.ts'

/** `parentName` is what the parent has typed into a form before. */
export async function readConsent(page: Page, parentName: string) {
  const { api, lang, url } = page
  const viewer = await requireViewer(page)
  const [{ standing, mayAnswer, stopped, purposes }, history, { link }] = await Promise.all([
    api.consent.getConsents({ lang }),
    api.consent.getConsentHistory({}),
    api.clientsSharing.getOrganisationLink({}),
  ])
  const titles = new Map(purposes.map(({ purpose, title }) => [purpose, title]))
  return {
    viewer: learnersOf(viewer),
    learner: { firstName: viewer.firstName, studentInfo: viewer.studentInfo },
    phone: showPhone(viewer.phone),
    heldBy: viewer.heldBy,
    birthYear: viewer.birthYear,
    standing,
    mayAnswer,
    stopped: stopped && {
      mayUndo: mayAnswer && page.visit.now < stopped.undoneUntil,
      undoneUntil: momentOf(stopped.undoneUntil, lang),
      erasedAt:
        stopped.erasedAt && showDate(stopped.erasedAt, lang, { day: 'numeric', month: 'long', year: 'numeric' }),
    },
    purposes: purposes.map(({ answeredAt, ...purpose }) => ({
      ...purpose,
      answeredAt: answeredAt === null ? null : momentOf(answeredAt, lang),
    })),
    history: history.map(({ purpose, at, lang: readIn, ...entry }) => ({
      ...entry,
      title: titles.get(purpose) ?? purpose,
      at: momentOf(at, lang),
      dateTime: machineTime(at),
      language: languageNames[readIn],
    })),
    organisation: link && organisationOf(link, lang),
    done: url.searchParams.get('done'),
    parentName,
    back: backIn(url),
  }
}

function organisationOf({ organisations, ...link }: OrganisationLink, lang: Page['lang']) {
  const shown = (at: Instant | null) => at && momentOf(at, lang)
  return {
    ...link,
    readers: new Intl.ListFormat(lang).format(organisations.filter((each) => each !== link.partner)),
    cameAt: momentOf(link.cameAt, lang),
    endedAt: shown(link.endedAt),
    sharedSince: shown(link.sharedSince),
  }
}
type OrganisationLink = NonNullable<ApiOrganisationLink['link']>
export type ConsentData = Awaited<ReturnType<typeof readConsent>>
export type PurposeData = ConsentData['purposes'][number]

/** The form of the notices, as it was filled in. It travels on while the code is on its way. */
export interface ConsentForm {
  /** "CORE_LEARNING:1", with the version of the notice that was read. */
  readonly agreed: readonly string[]
  readonly learnerName: string
  readonly guardianName: string
  readonly guardianBirthYear: string
  readonly declares: boolean
  /** The verification of the code that was sent. */
  readonly verificationId: string
}

export function agreeingIn(form: FormData): ConsentForm {
  return {
    agreed: form.getAll('agreed').map(String),
    learnerName: textIn(form, 'learnerName'),
    guardianName: textIn(form, 'guardianName'),
    guardianBirthYear: textIn(form, 'guardianBirthYear'),
    declares: form.get('declares') === 'yes',
    verificationId: textIn(form, 'verificationId'),
  }
}

export async function changeConsent(submission: Submission) {
  const { form } = submission
  const step = textIn(form, 'step')
  if (step === 'who') return tellWho(submission)
  if (step === 'withdraw') return withdraw(submission)
  if (step === 'resume') return resume(submission)
  if (step === 'organisation') return changeOrganisation(submission)
  if (step === 'send') return send(submission)
  if (step === 'agree') return agree(submission)
  // Come from the sign-up, with the name that waits for the consent.
  return { agreeing: agreeingIn(form) }
}

/** The page that sent the parent here, a booking for example. */
function backIn(url: URL): string | undefined {
  return ownPath(url.searchParams.get('returnTo')) ?? undefined
}

/** Both are answered once: a child does not grow up, or become its own parent, by another answer. */
async function tellWho(submission: Submission) {
  const { api, form } = submission
  const heldBy = textIn(form, 'heldBy')
  const birthYear = textIn(form, 'birthYear')
  await api.accounts.editProfile({
    ...(heldBy === 'PARENT' || heldBy === 'STUDENT' ? { heldBy } : {}),
    ...(birthYear ? { birthYear: Number(birthYear) } : {}),
  })
  return redirectDocument(`/me/consent${toQuery({ returnTo: backIn(submission.url) })}`)
}

/** No code is sent for what would be refused afterwards. */
async function send(submission: Submission) {
  const agreeing = agreeingIn(submission.form)
  if (agreeing.agreed.length === 0) throw commonErrors.INVALID_INPUT()
  if (agreeing.declares && !isAdult(Number(agreeing.guardianBirthYear), submission.visit.now))
    throw consentErrors.ADULT_NEEDED()
  return { agreeing: { ...agreeing, verificationId: await sendConfirmation(submission) } }
}

async function agree(submission: Submission) {
  const { api, form, lang } = submission
  const { agreed, learnerName, guardianName, guardianBirthYear, declares } = agreeingIn(form)
  const confirmation = await confirmationIn(submission)
  await api.consent.giveConsent({
    agreed: agreed.map((each) => {
      const [purpose = '', version] = each.split(':')
      return { purpose: purpose as PurposeData['purpose'], noticeVersion: Number(version) } // the contract checks both
    }),
    confirmation,
    ...(declares
      ? { guardian: { name: guardianName, birthYear: Number(guardianBirthYear), declares: true as const } }
      : {}),
    lang,
  })
  // Only now may the name of a child be kept.
  if (learnerName) await api.accounts.editProfile({ firstName: learnerName })
  return redirectDocument(backIn(submission.url) ?? '/me/consent?done=agreed')
}

async function withdraw({ api, form, lang }: Submission) {
  const purpose = textIn(form, 'purpose') as PurposeData['purpose'] // the contract checks it
  await api.consent.withdrawConsent({ purposes: [purpose], lang })
  return redirectDocument('/me/consent?done=withdrawn')
}

async function changeOrganisation({ api, form }: Submission) {
  const isEnded = textIn(form, 'isEnded') === 'yes'
  await api.clientsSharing.changeOrganisationLink({ isEnded })
  return redirectDocument(`/me/consent?done=${isEnded ? 'unlinked' : 'linked'}`)
}

async function resume({ api, lang }: Submission) {
  await api.consent.resumeLearning({ lang })
  return redirectDocument('/me/consent?done=resumed')
}
