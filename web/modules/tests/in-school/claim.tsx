// A parent takes the result of a test in school over.
import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { showDate } from '#core/kernel/time.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { actForHousehold, learnersOf, load, textIn } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { SelectField } from '#web/ui/controls/field.tsx'
import { PupilFacts } from '../shown/pupil-facts.tsx'
import type { Route } from './+types/claim.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async ({ api, lang, path, viewer }) => {
    const { endsAt, ...claim } = await api.inschool.getClaim({ link: args.params.link, lang })
    const who = await viewer()
    return { ...claim, ends: showDate(endsAt, lang), path, family: who ? learnersOf(who) : undefined }
  })
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, async ({ api, form }) => {
    const userId = textIn(form, 'learner')
    const { paperId, attemptId } = await api.inschool.claimResult({ link: args.params.link, userId: userId as never }) // the endpoint checks it
    return redirect(`/quiz/${paperId}/result/${attemptId}`)
  })
}

export default function Claim({ loaderData: claim, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const { name, ends, family, path, isClaimed } = claim
  return (
    <div className="page grid max-w-form gap-6 py-8">
      <PrivateHead title={t`Result of a test in school`} />
      <div className="grid gap-1">
        <h1 className="text-h2">
          <Trans>Result of {name}</Trans>
        </h1>
        <PupilFacts {...claim} />
      </div>
      {actionData && <ErrorSummary problem={actionData.problem} />}
      {isClaimed && <p role="status"><Trans>This result has been taken over.</Trans></p>}
      <p>
        <Trans>Take the result over to keep it and to see the solutions. The link works until {ends}.</Trans>
      </p>
      {family ? (
        <RouterForm className="grid gap-5">
          <SelectField name="learner" label={t`For`} defaultValue={family.userId} choices={family.learners.map(({ userId, firstName }, i) => ({ value: userId, text: firstName || t`Learner ${i + 1}` }))} />
          <Button>
            <Trans>Take over the result</Trans>
          </Button>
        </RouterForm>
      ) : (
        <ButtonLink href={link(`/login?returnTo=${encodeURIComponent(path)}`)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      )}
    </div>
  )
} // prettier-ignore
