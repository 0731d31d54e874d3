import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { useRoot } from '#web/page/root-data.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { CopyButton } from '#web/ui/controls/script/copy-button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'

export interface CalendarAddressProps {
  /** The day on which the address was made; null before the first one. */
  readonly since: string | null
  /** Just made: it is shown this once. */
  readonly token: string | undefined
  /** Whose classes, where the page is about more than one learner. */
  readonly userId?: string
}

/** The classes in the family's own calendar, which asks for them again by itself. */
export function CalendarAddress({ since, token, userId }: CalendarAddressProps) {
  if (token) return <Fresh token={token} />
  return (
    <PageForm className="card grid gap-3">
      {userId && <input type="hidden" name="userId" value={userId} />}
      <p className="text-ink-2">
        {since === null ? (
          <Trans>
            Every class appears in your own calendar, is updated when it moves, and reminds you 15 minutes before.
          </Trans>
        ) : (
          <Trans>
            Your calendar has had these classes since {since}. The address is not shown again: make a new one for
            another phone, and the old one ends.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="fit" name="step" value="make" kind={since === null ? 'primary' : 'ghost'}>
          <Icon name="calendar-plus" />
          {since === null ? <Trans>Add my classes to my calendar</Trans> : <Trans>Make a new address</Trans>}
        </Button>
        {since !== null && (
          <Button size="fit" name="step" value="revoke" kind="ghost">
            <Trans>Switch off</Trans>
          </Button>
        )}
      </div>
    </PageForm>
  )
}

/** A phone's calendar opens `webcal:`; Google's takes the address; any other is given it by hand. */
function Fresh({ token }: { token: string }) {
  const { t } = useLingui()
  const link = useLink()
  const address = `${useRoot()?.publicUrl ?? ''}${link(`/calendar/${token}.ics`)}`
  const webcal = address.replace(/^https?:/, 'webcal:')
  return (
    <div className="card grid gap-4" tabIndex={-1} autoFocus>
      <Notice tone="good" role="status">
        <Trans>Here is the address. It is shown only once, and anyone who has it can see the classes.</Trans>
      </Notice>
      <ButtonLink href={webcal}>
        <Icon name="calendar-plus" />
        <Trans>Open in the calendar of this phone</Trans>
      </ButtonLink>
      <ButtonLink
        href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
        kind="ghost"
        target="_blank"
        rel="noreferrer"
      >
        <Trans>Add to Google Calendar</Trans>
      </ButtonLink>
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <span className="wrap-anywhere">{address}</span>
        <CopyButton text={address} label={t`Copy the address`} />
      </p>
    </div>
  )
}
