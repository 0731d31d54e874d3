import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load, textIn } from '#web/page/page.server.ts'
import { useLearnerName } from '#web/ui/course/learner-name.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ConfirmCard } from '../confirm-card.tsx'
import { Card, MePage } from '../me-page.tsx'
import { readStop, stopLearning, type StopData } from './stop.server.ts'
import type { Route } from './+types/stop.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readStop)
}

export function action(args: Route.ActionArgs) {
  return act(args, stopLearning, (form) => ({ verificationId: textIn(form, 'verificationId') }))
}

export default function StopLearning({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const { phone, learner, effect, lang } = loaderData
  const name = useLearnerName()(learner)
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <MePage title={t`Stop learning for ${name}`} tab="/me/family" lead={<span lang={lang}>{effect}</span>} problem={problem}>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Consequences {...loaderData} name={name} />
        <ConfirmCard
          phone={phone}
          verificationId={actionData?.verificationId}
          problem={problem}
          step="stop"
          says={<Trans>Stop learning</Trans>}
        />
      </div>
      <p>
        <ButtonLink href={link('/me/consent')} kind="quiet" size="bare">
          <Trans>Back</Trans>
        </ButtonLink>
      </p>
    </MePage>
  ) // prettier-ignore
}

function Consequences({ courses, isChild, undoDays, keptDays, name }: StopData & { name: string }) {
  return (
    <Card id="lost" title={<Trans>What stops</Trans>}>
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          <Trans>{name} can no longer join classes, take tests or watch replays.</Trans>
        </li>
        {courses.map(({ bundleId, title, till }) => (
          <li key={bundleId}>
            <Trans>
              {title}, paid until {till}, cannot be used. Money for it does not come back by itself.
            </Trans>
          </li>
        ))}
        {isChild && (
          <li>
            <Plural
              value={keptDays}
              one="After # day the name, answers and recordings are deleted for good."
              other="After # days the name, answers and recordings are deleted for good."
            />
          </li>
        )}
        <li>
          <Plural
            value={undoDays}
            one="For # day you can undo it by one press."
            other="For # days you can undo it by one press."
          />
        </li>
      </ul>
    </Card>
  )
}
