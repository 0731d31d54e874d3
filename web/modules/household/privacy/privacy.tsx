import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/privacy.ts'
import { AskAboutData } from './ask-about-data.tsx'
import { DataRequests } from './data-requests.tsx'
import { changePrivacy, readPrivacy, typedIn } from './privacy.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readPrivacy)
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, changePrivacy, (form) => ({ typed: typedIn(form) }))
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { deletesOn, requests, done } = loaderData
  const { t } = useLingui()
  const link = useLink()
  return (
    <MePage
      title={t`Privacy`}
      tab="/me/privacy"
      lead={<Trans>Your family’s data belongs to you. You can read it, download it or have it deleted.</Trans>}
      problem={actionData?.problem}
      done={done && <Done done={done} />}
    >
      {deletesOn && <Going on={deletesOn} />}
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <OwnData />
        <Place
          id="consent"
          title={<Trans>Consent</Trans>}
          href="/me/consent"
          text={
            <Trans>
              Your consents for each learner, and all earlier answers. You can withdraw one with a single tap.
            </Trans>
          }
          button={<Trans>Give consent</Trans>}
        />
        {!deletesOn && (
          <Place
            id="delete"
            title={<Trans>Delete the account</Trans>}
            href="/me/delete"
            text={<Trans>First you see what is deleted and what the law requires us to keep.</Trans>}
            button={<Trans>Delete the account</Trans>}
          />
        )}
      </div>
      <div className={`grid items-start gap-4 lg:gap-6 ${requests.length > 0 ? 'lg:grid-cols-2' : ''}`}>
        <AskAboutData typed={actionData?.typed} problem={actionData?.problem} />
        {requests.length > 0 && <DataRequests requests={requests} />}
      </div>
      <p className="text-sm text-ink-3">
        <a href={link('/policies/privacy')} className="text-link">
          <Trans>Privacy policy</Trans>
        </a>
      </p>
    </MePage>
  )
}

function OwnData() {
  const link = useLink()
  return (
    <Card id="data" title={<Trans>Your data</Trans>}>
      <p className="text-ink-2">
        <Trans>Everything we keep about your family: as a document to read, or as one file for programs.</Trans>
      </p>
      <p className="flex flex-wrap gap-2">
        <ButtonLink href={link('/me/data')} kind="ghost" size="fit">
          <Trans>Read</Trans>
        </ButtonLink>
        <ButtonLink href={link('/me/data.json')} kind="ghost" size="fit" download>
          <Icon name="download" />
          <Trans>Download</Trans>
        </ButtonLink>
      </p>
    </Card>
  )
}

interface PlaceProps {
  readonly id: string
  readonly title: ReactNode
  readonly text: ReactNode
  readonly href: string
  readonly button: ReactNode
}

function Place({ id, title, text, href, button }: PlaceProps) {
  const link = useLink()
  return (
    <Card id={id} title={title}>
      <p className="text-ink-2">{text}</p>
      <p>
        <ButtonLink href={link(href)} kind="ghost" size="fit">
          {button}
        </ButtonLink>
      </p>
    </Card>
  )
}

function Done({ done }: { done: string }) {
  if (done === 'asked') return <Trans>We have your request. You read our answer here within 30 days.</Trans>
  if (done === 'withdrawn') return <Trans>The request is withdrawn.</Trans>
  return <Trans>The account stays. Nothing was deleted.</Trans>
}

/** Deletion was asked for, and the grace runs. */
function Going({ on }: { on: string }) {
  return (
    <Notice tone="bad" title={<Trans>This account will be deleted on {on}</Trans>}>
      <p>
        <Trans>Until then nothing is lost.</Trans>
      </p>
      <PageForm className="mt-2">
        <Button name="step" value="keep" size="fit">
          <Trans>Keep the account</Trans>
        </Button>
      </PageForm>
    </Notice>
  )
}
