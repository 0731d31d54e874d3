import { Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGES, languageNames } from '#core/taxonomy/language.ts'
import { NOTICE_CHANNELS, NOTICE_PURPOSES, type NoticeChannel, type NoticePurpose } from '#core/taxonomy/notice.ts' // prettier-ignore
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CheckRow } from '#web/ui/controls/check-row.tsx'
import { SelectField, type SelectFieldProps } from '#web/ui/controls/field.tsx'
import { Card, MePage } from '../me-page.tsx'
import { PushSwitch } from './push-switch.tsx'
import type { Route } from './+types/messages.ts'
import { changeMessages, keptOf, readMessages } from './messages.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readMessages)
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, changeMessages, keptOf)
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { push, open, hours, zones } = loaderData
  const { channels, quietFrom, quietTill, mayCall, lang, zone } = actionData?.kept ?? loaderData
  return (
    <MePage
      title={t`Messages`}
      tab="/me/messages"
      lead={<Trans>Choose which messages you get, where and when. Sign-in codes are always sent.</Trans>}
      problem={actionData?.problem}
      done={loaderData.done ? <Trans>Saved.</Trans> : undefined}
    >
      <PageForm className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Card id="what" title={<Trans>Messages you get</Trans>}>
          {NOTICE_PURPOSES.map((purpose) => (
            <Purpose key={purpose} purpose={purpose} channels={channels[purpose]} open={open} />
          ))}
          {(!open.offers || !open.whatsApp) && <NeedsConsent />}
          {push.publicKey && <PushSwitch publicKey={push.publicKey} isOn={push.isOn} />}
        </Card>
        <Card id="when" title={<Trans>Hours and language</Trans>}>
          <QuietHours hours={hours} zones={zones} from={quietFrom} till={quietTill} zone={zone} />
          <SelectField
            name="lang"
            label={t`Language of the messages`}
            choices={[
              { value: '', text: t`Same as the page` },
              ...LANGUAGES.map((value) => ({ value, text: languageNames[value] })),
            ]}
            defaultValue={lang ?? ''}
          />
          <CheckRow name="mayCall" value="yes" defaultChecked={mayCall} title={<Trans>You may call me</Trans>} />
          <Button size="fit">
            <Trans>Save</Trans>
          </Button>
        </Card>
      </PageForm>
    </MePage>
  )
}

interface QuietHoursProps {
  readonly hours: SelectFieldProps['choices']
  /** To choose from when the number's country has several. */
  readonly zones: SelectFieldProps['choices']
  readonly from: string
  readonly till: string
  readonly zone: string | null
}

function QuietHours({ hours, zones, from, till, zone }: QuietHoursProps) {
  const { t } = useLingui()
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-4">
        <SelectField name="quietFrom" label={t`Quiet from`} choices={hours} defaultValue={from} />
        <SelectField name="quietTill" label={t`until`} choices={hours} defaultValue={till} />
      </div>
      {zones.length > 0 && (
        <SelectField
          name="zone"
          label={t`By the clock of`}
          choices={zones}
          defaultValue={zone ?? zones[0]?.value ?? ''}
        />
      )}
      <p className="text-sm text-ink-3">
        <Trans>Messages that are not about payments wait until then. E‑mail can arrive at any time.</Trans>
      </p>
    </>
  )
}

interface PurposeProps {
  readonly purpose: NoticePurpose
  readonly channels: readonly NoticeChannel[]
  /** The consents that the family has given. */
  readonly open: { readonly offers: boolean; readonly whatsApp: boolean }
}

function Purpose({ purpose, channels, open }: PurposeProps) {
  const { t } = useLingui()
  const purposes = {
    PAYMENTS: t`Payments and receipts`,
    CLASSES: t`Class times`,
    REPORTS: t`Progress reports`,
    OFFERS: t`Offers`,
  } satisfies Record<NoticePurpose, string>
  const names = { SMS: t`SMS`, WHATSAPP: t`WhatsApp`, MAIL: t`E-mail`, PUSH: t`On my devices` } satisfies Record<
    NoticeChannel,
    string
  >
  const isOpen = (channel: NoticeChannel) =>
    (purpose !== 'OFFERS' || open.offers) && (channel !== 'WHATSAPP' || open.whatsApp)
  return (
    <fieldset className="border-b border-line pb-2 last-of-type:border-0">
      <legend className="font-semibold">{purposes[purpose]}</legend>
      <div className="flex flex-wrap gap-x-6">
        {NOTICE_CHANNELS.map((channel) => (
          <CheckRow
            key={channel}
            name={purpose}
            value={channel}
            defaultChecked={channels.includes(channel)}
            disabled={!isOpen(channel)}
            title={<span className={`font-normal ${isOpen(channel) ? '' : 'text-ink-3'}`}>{names[channel]}</span>}
          />
        ))}
      </div>
    </fieldset>
  )
}

function NeedsConsent() {
  const link = useLink()
  return (
    <p className="text-sm text-ink-3">
      <Trans>
        We send WhatsApp messages and offers only if you agree. <a href={link('/me/consent')}>Give consent</a>
      </Trans>
    </p>
  )
}
