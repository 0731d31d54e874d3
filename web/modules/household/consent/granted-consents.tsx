import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Card } from '../me-page.tsx'
import type { ConsentData, PurposeData } from './consent.server.ts'

export interface GrantedConsentsProps {
  readonly purposes: readonly PurposeData[]
  readonly mayAnswer: boolean
}

/** The consents in force. One press withdraws one that is optional; its consequences are shown next to the button. */
export function GrantedConsents({ purposes, mayAnswer }: GrantedConsentsProps) {
  const given = purposes.filter(({ isGiven }) => isGiven)
  if (given.length === 0) return null
  return (
    <Card id="given" title={<Trans>What is agreed to</Trans>}>
      <ul className="grid gap-4">
        {given.map((purpose) => (
          <GivenRow key={purpose.purpose} {...purpose} mayAnswer={mayAnswer} />
        ))}
      </ul>
    </Card>
  )
}

function GivenRow(given: PurposeData & { mayAnswer: boolean }) {
  const { t } = useLingui()
  const link = useLink()
  const { purpose, title, text, lang, answeredAt, effectOfWithdrawal, isRequired, mayAnswer } = given
  return (
    <li className="grid gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
      <div>
        <h3 lang={lang} className="font-semibold">
          {title}
        </h3>
        <p lang={lang} className="text-sm text-ink-2">
          {text}
        </p>
        <p className="text-sm text-ink-3">
          <Trans>Agreed on {answeredAt}</Trans>
        </p>
      </div>
      {mayAnswer && isRequired && (
        <a href={link('/me/consent/stop')} className="text-link justify-self-start">
          <Trans>Stop learning on Kandil</Trans>
        </a>
      )}
      {mayAnswer && !isRequired && (
        <PageForm className="grid justify-items-start gap-2">
          <input type="hidden" name="purpose" value={purpose} />
          <p lang={lang} className="text-sm">
            {effectOfWithdrawal}
          </p>
          <Button kind="ghost" size="small" name="step" value="withdraw" aria-label={t`Withdraw: ${title}`}>
            <Trans>Withdraw</Trans>
          </Button>
        </PageForm>
      )}
    </li>
  )
}

/** Every yes and every no, newest first. */
export function History({ history }: Pick<ConsentData, 'history'>) {
  const { t } = useLingui()
  if (history.length === 0) return null
  const ways = {
    VERIFIED_PAYER: t`known by a payment`,
    DECLARATION: t`declared`,
    SELF: t`for oneself`,
  } satisfies Record<ConsentData['history'][number]['method'], string>
  return (
    <div className="card py-1">
      <Disclosure title={<Trans>Every answer so far</Trans>}>
        <Table
          caption={<Trans>Every answer so far</Trans>}
          isCaptionHidden
          columns={[t`What`, t`Answer`, t`When`, t`By`, t`Notice`]}
          rows={history.map(({ title, isGiven, at, dateTime, answeredBy, method, noticeVersion, language }) => [
            title,
            isGiven ? t`Yes` : t`Withdrawn`,
            <time key="at" dateTime={dateTime}>
              {at}
            </time>,
            `${answeredBy}, ${ways[method]}`,
            `${noticeVersion} · ${language}`,
          ])}
        />
      </Disclosure>
    </div>
  )
}
