import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { draftIn } from '#web/page/demo-draft.server.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { act, load } from '#web/page/page.server.ts'
import { useLearnerName } from '#web/ui/course/learner-name.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { MePage } from '../me-page.tsx'
import type { Route } from './+types/consent.ts'
import { agreeingIn, changeConsent, readConsent, type ConsentData } from './consent.server.ts'
import { GrantedConsents, History } from './granted-consents.tsx'
import { Notices } from './notices.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import { HolderForm } from './holder-form.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readConsent(page, draftIn(args.request)?.name ?? ''))
}

export function action(args: Route.ActionArgs) {
  return act(args, changeConsent, (form) => ({ agreeing: agreeingIn(form) }))
}

export default function Consent({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const {
    viewer,
    learner,
    heldBy,
    birthYear,
    phone,
    standing,
    mayAnswer,
    stopped,
    purposes,
    history,
    organisation,
    done,
    parentName,
    back,
  } = loaderData
  const link = useLink()
  const name = useLearnerName()(learner)
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <MePage
      title={t`Consent for ${name}`}
      tab="/me/family"
      lead={<Trans>How we may use a learner’s data. Only consent for learning is required; everything else is your choice.</Trans>}
      problem={problem}
      done={useDone(done)}
    >
      {back && (
        <ButtonLink href={link(back)} kind="quiet" size="bare">
          <Trans>Back to where you were</Trans>
        </ButtonLink>
      )}
      <LearnerSwitch viewer={viewer} path="/me/consent" />
      {heldBy === null || birthYear === null ? (
        <HolderForm heldBy={heldBy} birthYear={birthYear} phone={phone} problem={problem} />
      ) : (
        <>
          {stopped ? <Stopped {...stopped} name={name} /> : <Standing standing={standing} mayAnswer={mayAnswer} name={name} />}
          {mayAnswer && (
            <Notices
              purposes={purposes}
              standing={standing}
              hasName={learner.firstName !== null}
              phone={phone}
              parentName={parentName}
              agreeing={actionData?.agreeing}
              problem={problem}
            />
          )}
        </>
      )}
      {organisation && <OrganisationCard organisation={organisation} name={name} />}
      <GrantedConsents purposes={purposes} mayAnswer={mayAnswer} />
      <History history={history} />
    </MePage>
  ) // prettier-ignore
}

function useDone(done: string | null): ReactNode {
  const { t } = useLingui()
  const sentences: Readonly<Record<string, string>> = {
    added: t`The child was added and selected.`,
    agreed: t`You have agreed. You can withdraw each consent here at any time.`,
    stopped: t`Learning is stopped.`,
    resumed: t`Learning continues as before.`,
    unlinked: t`The link is ended. Nothing is shared with the organisation.`,
    linked: t`The link is allowed again. Nothing is shared until you agree to it here.`,
    withdrawn: t`Consent withdrawn. The changes have begun.`,
  }
  return done ? sentences[done] : undefined
}

/** Nothing is deleted yet, and one press brings it back. */
function Stopped({ mayUndo, undoneUntil, erasedAt, name }: NonNullable<ConsentData['stopped']> & { name: string }) {
  return (
    <Notice tone="warm" title={<Trans>Learning is stopped for {name}</Trans>}>
      {erasedAt !== null && (
        <p>
          <Trans>Name, answers and recordings are kept until {erasedAt} and then deleted.</Trans>
        </p>
      )}
      {mayUndo && (
        <PageForm className="mt-2 grid justify-items-start gap-1">
          <Button kind="ghost" size="small" name="step" value="resume">
            <Trans>Undo</Trans>
          </Button>
          <p className="text-sm">
            <Trans>Possible until {undoneUntil}</Trans>
          </p>
        </PageForm>
      )}
    </Notice>
  )
}

function Standing({ standing, mayAnswer, name }: Pick<ConsentData, 'standing' | 'mayAnswer'> & { name: string }) {
  const link = useLink()
  if (!mayAnswer)
    return (
      <Notice tone="warm" title={<Trans>A parent answers this</Trans>}>
        <p>
          <Trans>Invite a parent: they sign in with their own number and agree.</Trans>
        </p>
        <ButtonLink href={link('/me/guardians')} kind="ghost" size="small">
          <Trans>Invite a parent</Trans>
        </ButtonLink>
      </Notice>
    )
  if (standing === 'CHILD')
    return (
      <Notice tone="warm">
        <Trans>
          Until a parent agrees we keep of {name}: class, year of birth, courses, attendance and a name, if one was
          given. New tests, school and profile wait.
        </Trans>
      </Notice>
    )
  return null
}
