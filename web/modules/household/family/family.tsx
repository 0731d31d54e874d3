import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { redirectDocument } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { actForHousehold, load, textIn, type Submission } from '#web/page/page.server.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/family.ts'
import { readFamily, type FamilyData } from './family.server.ts'
import { AddLearner, LearnerCard } from './learner-card.tsx'

export const handle: Handle = { tier: 0 }

/** From here on a stream belongs to the class, so it is chosen on the profile. */
const FIRST_WITH_STREAM = 11

export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => ({
    family: await readFamily(page),
    done: page.url.searchParams.get('done'),
  }))
}

/** Answers of an invitation, and of the question for the class. */
export function action(args: Route.ActionArgs) {
  return actForHousehold(args, async (submission) => {
    const step = textIn(submission.form, 'step')
    if (step === 'moved-up' || step === 'stayed') return answerGrade(submission, step === 'moved-up')
    const { api, form } = submission
    const invitationId = textIn(form, 'invitationId')
    await api.households.answerInvitation({ invitationId, accept: step === 'accept' })
    return redirectDocument(`/me/family?done=${step === 'accept' ? 'joined' : 'declined'}`)
  })
}

async function answerGrade({ api, form }: Submission, hasMovedUp: boolean) {
  const userId = textIn(form, 'userId')
  const { nextGrade } = await api.profiles.checkIfGradeUpgraded({ userId })
  await api.profiles.updateGradeLastUpdatedAt({ userId })
  if (!hasMovedUp || nextGrade === null) return redirectDocument('/me/family?done=class')
  if (nextGrade === FIRST_WITH_STREAM) {
    await api.households.switchLearner({ userId })
    return redirectDocument('/me?tab=profile')
  }
  await api.accounts.editProfile({ userId, grade: nextGrade })
  return redirectDocument('/me/family?done=class')
}

export default function Family({ loaderData: { family, done }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <MePage
      title={t`Family`}
      tab="/me/family"
      lead={<Trans>Your learners, their next classes, and your open tasks.</Trans>}
      problem={actionData?.problem}
      done={useDone(done)}
    >
      {family.invitations.map((invitation) => (
        <InvitationCard key={invitation.invitationId} {...invitation} />
      ))}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {family.learners.map((learner) => (
          <LearnerCard key={learner.userId} learner={learner} />
        ))}
      </div>
      <AddLearner />
    </MePage>
  )
}

function useDone(done: string | null): ReactNode {
  const { t } = useLingui()
  const sentences: Readonly<Record<string, string>> = {
    joined: t`You are a parent of this learner now.`,
    declined: t`You have declined. We share nothing else.`,
    class: t`Thank you. We ask again next school year.`,
    added: t`The child was added and selected.`,
  }
  return done ? sentences[done] : undefined
}

/** Somebody asks this number to be a parent as well: which class, and nothing else of the child. */
function InvitationCard({ invitationId, grade, invitedBy, till }: FamilyData['invitations'][number]) {
  return (
    <Card id={invitationId} title={<Trans>You are invited as a parent</Trans>}>
      <p>
        {grade ? (
          <Trans>
            {invitedBy} asks you to be a parent of a learner in {grade}. Open until {till}.
          </Trans>
        ) : (
          <Trans>
            {invitedBy} asks you to be a parent of a learner. Open until {till}.
          </Trans>
        )}
      </p>
      <PageForm className="flex flex-wrap gap-2">
        <input type="hidden" name="invitationId" value={invitationId} />
        <Button size="fit" name="step" value="accept">
          <Trans>Accept</Trans>
        </Button>
        <Button size="fit" kind="ghost" name="step" value="decline">
          <Trans>Decline</Trans>
        </Button>
      </PageForm>
    </Card>
  )
}
