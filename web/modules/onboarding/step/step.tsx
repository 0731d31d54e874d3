// One step at a time, each at an address of its own: left half-way, it is found again as it was.
import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { act, load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Leave } from '../leave.tsx'
import type { Route } from './+types/step.ts'
import { keptIn } from './kept.server.ts'
import { readStep } from './read-step.server.ts'
import type { ScreenProps } from './screen-props.ts'
import { takeStep } from './take-step.server.ts'
import { Address } from './screens/address.tsx'
import { App } from './screens/app.tsx'
import { Batch } from './screens/batch.tsx'
import { Benchmark } from './screens/benchmark.tsx'
import { Consent } from './screens/consent.tsx'
import { Kyc } from './screens/kyc.tsx'
import { OtherParent } from './screens/other-parent.tsx'
import { Profile } from './screens/profile.tsx'
import { School } from './screens/school.tsx'
import { Timetable } from './screens/timetable.tsx'
import { Welcome } from './screens/welcome.tsx'
import { WhatsApp } from './screens/whatsapp.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => ({
    step: await readStep(page, args.params.step),
    messages: messagesOf(page.locale, ['onboarding', 'place']),
  }))
}

export function action(args: Route.ActionArgs) {
  return act(args, (submission) => takeStep(submission, args.params.step), keptIn)
}

const screens = {
  WELCOME_VIDEO: Welcome,
  PROFILE: Profile,
  GUARDIAN_CONSENT: Consent,
  WHATSAPP: WhatsApp,
  SCHOOL: School,
  ADDRESS_PIN: Address,
  KYC: Kyc,
  BATCH: Batch,
  TIMETABLE: Timetable,
  BENCHMARK: Benchmark,
  OTHER_PARENT: OtherParent,
  APP: App,
}

export default function Step({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const link = useLink()
  const { screen, title, why, status, isSkippable, hubPath } = step
  const Screen = screens[screen.key] as ComponentType<ScreenProps> // each draws the data of its own key
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <div className="page grid max-w-form gap-5 py-6">
      <PrivateHead title={title.text} />
      <a href={link(hubPath)} className="text-link justify-self-start">
        <Icon name="arrow-left" />
        <Trans>All steps</Trans>
      </a>
      <div className="grid gap-1">
        <h1 lang={title.lang} className="text-h2">
          {title.text}
        </h1>
        <p lang={why.lang} className="text-ink-2">
          {why.text}
        </p>
      </div>
      {problem && <ErrorSummary problem={problem} />}
      <Screen screen={screen} step={step} kept={actionData?.kept ?? {}} problem={problem} />
      {isSkippable && status === 'PENDING' && (
        <PageForm className="justify-self-center">
          <Button kind="quiet" size="bare" name="step" value="skip" formNoValidate>
            <Trans>Skip this for now</Trans>
          </Button>
        </PageForm>
      )}
      <Leave />
    </div>
  )
}
