// Handles the forms of the steps. Each one leads back to the list of steps, where the next one is.
import { redirect, redirectDocument } from 'react-router'
import { codeOf } from '#core/kernel/error.ts'
import type { OnboardingInfo } from '#core/modules/onboarding/onboarding.ts'
import type { TaskKey } from '#core/modules/onboarding/task.ts'
import { readChoice } from '#web/page/choice.server.ts'
import { textIn, type Submission } from '#web/page/page.server.ts'
import { placeIn } from '#web/page/place/place-in.server.ts'
import { toQuery } from '#web/page/query.ts'
import { taskOfPath } from '#web/page/task-paths.ts'
import { keptIn } from './kept.server.ts'
import { readInfo, stepPath } from './read-step.server.ts'

type StepResult = ReturnType<typeof keptIn> | Response

export async function takeStep(submission: Submission, path: string): Promise<StepResult> {
  const info = await readInfo(submission)
  const hub = hubOf(info.bundleId)
  const task = taskOfPath(path)
  if (!task) return hub
  if (textIn(submission.form, 'step') === 'skip') return say(submission, info, [task, 'SKIPPED'])
  const take = takers[task]
  return take ? take(submission, info, hub) : say(submission, info, [task, 'DONE'])
}

type Taker = (submission: Submission, info: OnboardingInfo, hub: Response) => Promise<StepResult>

/** Steps that are not listed here are done once the family says so. */
const takers: Partial<Record<TaskKey, Taker>> = {
  PROFILE: takeProfile,
  WHATSAPP: takeWhatsApp,
  SCHOOL: takeSchool,
  ADDRESS_PIN: takeAddress,
  KYC: takeKyc,
  TIMETABLE: takeTimetable,
  OTHER_PARENT: inviteOther,
  WELCOME_VIDEO: (_, __, hub) => Promise.resolve(hub),
}

async function say(
  { api, lang }: Submission,
  { onboardingId, bundleId }: OnboardingInfo,
  [taskKey, status]: readonly [TaskKey, 'DONE' | 'SKIPPED'],
): Promise<Response> {
  await api.onboarding.updateTask({ onboardingId, taskKey, status, lang })
  return hubOf(bundleId)
}

function hubOf(bundleId: string): Response {
  return redirectDocument(`/onboarding${toQuery({ course: bundleId })}`)
}

/** The name of a child waits for the parent's consent: what may be kept is kept first. */
async function takeProfile(submission: Submission, info: OnboardingInfo, hub: Response): Promise<Response> {
  const { api, form } = submission
  const [heldBy, birthYear, grade, firstName] = ['heldBy', 'birthYear', 'grade', 'firstName'].map((name) => textIn(form, name)) // prettier-ignore
  const choice = grade ? await readChoice(submission, new URLSearchParams({ grade })) : undefined
  await api.accounts.editProfile({
    ...(heldBy === 'PARENT' || heldBy === 'STUDENT' ? { heldBy } : {}),
    ...(birthYear ? { birthYear: Number(birthYear) } : {}),
    ...(choice ? { grade: choice.grade, stream: choice.stream ?? null } : {}),
  })
  const known = (await submission.viewer())?.firstName
  if (!firstName || firstName === known) return hub
  try {
    await api.accounts.editProfile({ firstName })
    return hub
  } catch (error) {
    if (codeOf(error) !== 'CONSENT_NEEDED') throw error
    return redirectDocument(stepPath('GUARDIAN_CONSENT', info.bundleId))
  }
}

/** First the number, then the code that came there. */
async function takeWhatsApp({ api, form, lang }: Submission, _: OnboardingInfo, hub: Response): Promise<StepResult> {
  const [phone, otp, verificationId] = ['phone', 'otp', 'verificationId'].map((name) => textIn(form, name))
  const noticeVersion = Number(textIn(form, 'noticeVersion')) || undefined
  if (textIn(form, 'step') === 'code') {
    await api.onboarding.verifyWhatsAppNumber({ verificationId, otp, noticeVersion, lang })
    return hub
  }
  const { verification } = await api.onboarding.verifyWhatsAppNumber({ phone, noticeVersion, lang })
  const { kept } = keptIn(form)
  return { kept: { ...kept, verificationId: verification?.verificationId ?? '' } }
}

/** One of the list, or typed. */
async function takeSchool({ api, form }: Submission, _: OnboardingInfo, hub: Response): Promise<Response> {
  await api.accounts.editProfile({ school: textIn(form, 'school') })
  return hub
}

async function takeAddress({ api, form }: Submission, { bundleId }: OnboardingInfo, hub: Response): Promise<Response> {
  const text = (name: string) => textIn(form, name)
  // Without JavaScript: the place of the PIN code is filled in by loading the page again.
  if (text('step') === 'pin')
    return redirect(`${stepPath('ADDRESS_PIN', bundleId)}&pin=${encodeURIComponent(text('pinCode'))}`)
  await api.profiles.saveAddress({
    name: text('name'),
    phone: text('phone'),
    line1: text('line1'),
    line2: text('line2') || null,
    city: text('city'),
    pinCode: text('pinCode'),
    ...placeIn(form),
    isDefault: true,
  })
  return hub
}

async function takeKyc({ api, form }: Submission, _: OnboardingInfo, hub: Response): Promise<Response> {
  const type = textIn(form, 'type') as 'PAN' // the contract checks it
  await api.onboarding.saveKyc({ type, last4: textIn(form, 'last4'), fileHash: textIn(form, 'fileHash') })
  return hub
}

/** A new address of the calendar is shown once, here. */
async function takeTimetable(submission: Submission, info: OnboardingInfo): Promise<StepResult> {
  const { api, form } = submission
  const step = textIn(form, 'step')
  if (step === 'revoke') await api.onboarding.revokeCalendarFeed({ userId: info.userId })
  if (step === 'make') {
    const { token } = await api.onboarding.makeCalendarFeed({ userId: info.userId })
    return { kept: { token } }
  }
  return step === 'revoke' ? { kept: {} } : say(submission, info, ['TIMETABLE', 'DONE'])
}

async function inviteOther(submission: Submission, info: OnboardingInfo): Promise<Response> {
  const { api, form, lang } = submission
  await api.households.inviteGuardian({ phone: textIn(form, 'phone'), userId: info.userId, lang })
  return say(submission, info, ['OTHER_PARENT', 'DONE'])
}
