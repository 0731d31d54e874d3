import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { redirectDocument } from 'react-router'
import { showPhone } from '#core/taxonomy/phone.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { actForHousehold, load, requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { ConfirmCard } from '../confirm-card.tsx'
import { confirmationIn, sendConfirmation } from '../confirm.server.ts'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/delete.ts'
import { sayGoodbye } from './goodbye.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readDeletion)
}

async function readDeletion(page: Page) {
  const { phone } = await requireViewer(page)
  const { deletesAt, ...deletion } = await page.api.privacy.getDeletion({})
  if (deletesAt !== null) throw redirectDocument('/me/privacy')
  return { ...deletion, phone: showPhone(phone) }
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, deleteAccount, (form) => ({ verificationId: textIn(form, 'verificationId') }))
}

async function deleteAccount(submission: Submission) {
  const { api, form, lang } = submission
  if (textIn(form, 'step') === 'send') return { verificationId: await sendConfirmation(submission) }
  await api.privacy.deleteAccount({ confirmation: await confirmationIn(submission), lang })
  return sayGoodbye()
}

export default function Delete({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const { isBlocked, graceDays, phone } = loaderData
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <MePage title={t`Delete the account`} tab="/me/privacy" problem={problem}>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Consequences {...loaderData} />
        {isBlocked ? (
          <Notice tone="warm">
            <Trans>A payment or refund is still in progress. Come back after it is complete.</Trans>
          </Notice>
        ) : (
          <ConfirmCard
            phone={phone}
            verificationId={actionData?.verificationId}
            problem={problem}
            step="delete"
            says={<Trans>Delete the account</Trans>}
          >
            <p className="text-ink-2">
              <Plural
                value={graceDays}
                one="You will be signed out on all devices. For # day you can sign in and keep the account."
                other="You will be signed out on all devices. For # days you can sign in and keep the account."
              />
            </p>
          </ConfirmCard>
        )}
      </div>
      <p>
        <ButtonLink href={link('/me/privacy')} kind="quiet" size="bare">
          <Trans>Back</Trans>
        </ButtonLink>
      </p>
    </MePage>
  )
}

type Deletion = Awaited<ReturnType<typeof readDeletion>>

function Consequences({ learners, activeCourses, ordersKept, keptForYears }: Deletion) {
  return (
    <Card id="goes" title={<Trans>What is deleted and what is kept</Trans>}>
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          <Plural
            value={learners}
            one="# learner goes: name, class, answers and consent."
            other="# learners go: names, classes, answers and consents."
          />
        </li>
        <li>
          <Plural
            value={activeCourses}
            _0="No course runs now."
            one="# course that runs now ends. Money for it does not come back by itself."
            other="# courses that run now end. Money for them does not come back by itself."
          />
        </li>
        <li>
          <Trans>Your number, e‑mail and addresses are deleted, and every browser is signed out.</Trans>
        </li>
        {ordersKept > 0 && (
          <li>
            <Plural
              value={ordersKept}
              one={`# order stays for ${keptForYears} years, because tax law wants it: without your number and address.`}
              other={`# orders stay for ${keptForYears} years, because tax law wants it: without your number and address.`}
            />
          </li>
        )}
      </ul>
    </Card>
  )
}
