import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { act, load } from '#web/page/page.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { useLearnerName } from '#web/ui/course/learner-name.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { CodeFields } from '../code-fields.tsx'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/guardians.ts'
import { changeGuardians, keptOf, readGuardians, type GuardiansData, type TakingOver } from './guardians.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readGuardians)
}

export function action(args: Route.ActionArgs) {
  return act(args, changeGuardians, keptOf)
}

export default function Guardians({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { viewer, learner, guardians, mayTakeOver, done } = loaderData
  const name = useLearnerName()(learner)
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const takingOver = actionData && 'takingOver' in actionData ? actionData.takingOver : undefined
  const typed = actionData && 'phone' in actionData ? actionData.phone : undefined
  return (
    <MePage
      title={t`Parents of ${name}`}
      tab="/me/family"
      lead={<Trans>Each can see the classes, pay and give consent. Each signs in with their own number.</Trans>}
      problem={problem}
      done={useDone(done)}
    >
      <LearnerSwitch viewer={viewer} path="/me/guardians" />
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Card id="parents" title={<Trans>Parents and guardians</Trans>}>
          <ul className="grid gap-3">
            {guardians.map((guardian) => (
              <GuardianRow key={guardian.accountId} {...guardian} />
            ))}
          </ul>
        </Card>
        <div className="grid gap-4 lg:gap-6">
          <Invite phone={takingOver ? undefined : typed} problem={takingOver ? undefined : problem} />
          {(mayTakeOver || takingOver) && <TakeOver name={name} takingOver={takingOver} problem={problem} />}
        </div>
      </div>
    </MePage>
  )
}

function useDone(done: string | null): ReactNode {
  const { t } = useLingui()
  if (done === 'invited') return t`Invitation sent. They get an SMS and answer when they sign in.`
  return done === 'ended' ? t`Removed. They are signed out.` : undefined
}

function GuardianRow({ accountId, phone, isFirst, isYou, since }: GuardiansData['guardians'][number]) {
  const { t } = useLingui()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0">
      <div>
        <p className="font-semibold tabular-nums">{phone}</p>
        <p className="text-sm text-ink-3">
          <Trans>since {since}</Trans>
        </p>
      </div>
      <div className="flex items-center gap-2">
        {isYou && (
          <Badge tone="tulsi">
            <Trans>You</Trans>
          </Badge>
        )}
        {isFirst ? (
          <Badge tone="quiet">
            <Trans>Primary parent</Trans>
          </Badge>
        ) : (
          <PageForm>
            <input type="hidden" name="accountId" value={accountId} />
            <Button
              kind="ghost"
              size="small"
              name="step"
              value="end"
              aria-label={isYou ? undefined : t`Remove ${phone}`}
            >
              {isYou ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
            </Button>
          </PageForm>
        )}
      </div>
    </li>
  )
}

function Invite({ phone, problem }: { phone: string | undefined; problem: Problem | undefined }) {
  const { t } = useLingui()
  return (
    <Card id="invite" title={<Trans>Invite the other parent</Trans>}>
      <PageForm className="grid gap-4">
        <Field
          name="phone"
          label={t`Their mobile number`}
          hint={t`We send one SMS. Until they say yes they only see which class it is.`}
          error={problem?.fields['phone']}
          prefix="+91"
          type="tel"
          inputMode="tel"
          defaultValue={phone}
          required
        />
        <Button size="fit" name="step" value="invite">
          <Trans>Invite</Trans>
        </Button>
      </PageForm>
    </Card>
  )
}

interface TakeOverProps {
  readonly name: string
  readonly takingOver: TakingOver | undefined
  readonly problem: Problem | undefined
}

/** Who has grown up takes the own classes to an own number. */
function TakeOver({ name, takingOver, problem }: TakeOverProps) {
  const { t } = useLingui()
  return (
    <Card id="take-over" title={<Trans>{name} is grown up</Trans>}>
      <p className="text-ink-2">
        <Trans>
          {name} may move to a number of their own, with all that was learnt. What was paid for stays in your orders,
          and you see nothing more unless {name} invites you.
        </Trans>
      </p>
      <PageForm className="grid gap-4">
        {takingOver ? (
          <CodeFields
            carried={{ ...takingOver }}
            sentTo={takingOver.phone}
            error={problem?.fields['otp']}
            step="taken-over"
            says={<Trans>Move to this number</Trans>}
            again="take-over"
          />
        ) : (
          <>
            <Field name="ownPhone" label={t`Their own number`} prefix="+91" type="tel" inputMode="tel" required />
            <Button size="fit" kind="ghost" name="step" value="take-over">
              <Trans>Send a code there</Trans>
            </Button>
          </>
        )}
      </PageForm>
    </Card>
  )
}
