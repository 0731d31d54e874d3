import { Trans, useLingui } from '@lingui/react/macro'
import { PageForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CheckRow } from '#web/ui/controls/check-row.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { BirthYearField } from '../birth-year-field.tsx'
import { CodeFields } from '../code-fields.tsx'
import { Card } from '../me-page.tsx'
import type { ConsentForm, ConsentData, PurposeData } from './consent.server.ts'

export interface NoticesProps {
  readonly purposes: readonly PurposeData[]
  readonly standing: ConsentData['standing']
  /** As the parent has typed it into a form before. */
  readonly parentName: string
  readonly hasName: boolean
  readonly phone: string
  readonly agreeing: ConsentForm | undefined
  readonly problem: Problem | undefined
}

/** The consents that are missing, or given only to an older wording. No box is preselected. */
export function Notices(props: NoticesProps) {
  const { agreeing } = props
  const open = props.purposes.filter(({ isGiven, isOutdated }) => !isGiven || isOutdated)
  if (open.length === 0) return null
  if (agreeing?.verificationId) return <Confirm {...props} agreeing={agreeing} open={open} />
  return (
    <Card id="notices" title={<Trans>What you may agree to</Trans>}>
      <PageForm className="grid gap-4">
        <ul className="grid gap-2">
          {open.map((purpose) => (
            <li key={purpose.purpose} className="border-b border-line pb-2 last:border-0">
              <NoticeRow {...purpose} isTicked={agreeing?.agreed.includes(keyOf(purpose)) ?? false} />
            </li>
          ))}
        </ul>
        {props.standing !== 'ADULT' && <WhoAgrees {...props} />}
        <Button size="fit" name="step" value="send">
          <Trans>Agree, with a code to {props.phone}</Trans>
        </Button>
      </PageForm>
    </Card>
  )
}

function keyOf({ purpose, noticeVersion }: PurposeData): string {
  return `${purpose}:${noticeVersion}`
}

function NoticeRow({ isTicked, ...notice }: PurposeData & { isTicked: boolean }) {
  const { title, text, lang, isRequired, isOutdated, noticeVersion } = notice
  return (
    <CheckRow
      name="agreed"
      value={keyOf(notice)}
      defaultChecked={isTicked}
      title={
        <span className="flex flex-wrap items-center gap-2">
          <span lang={lang}>{title}</span>
          {isRequired && (
            <Badge tone="neel">
              <Trans>Needed to learn here</Trans>
            </Badge>
          )}
          {isOutdated && (
            <Badge tone="genda">
              <Trans>The wording is new</Trans>
            </Badge>
          )}
        </span>
      }
      note={
        <>
          <span lang={lang}>{text}</span>{' '}
          <span className="text-ink-3">
            <Trans>Notice {noticeVersion}</Trans>
          </span>
        </>
      }
    />
  )
}

/** For a child an adult agrees, who says who they are. */
function WhoAgrees({ hasName, parentName, agreeing, problem }: NoticesProps) {
  const { t } = useLingui()
  const wrong = problem?.fields
  return (
    <fieldset className="grid max-w-form gap-4">
      <legend className="mb-3 font-semibold">
        <Trans>Who agrees</Trans>
      </legend>
      <Field
        name="guardianName"
        label={t`Your name`}
        error={wrong?.['guardian.name']}
        autoComplete="name"
        maxLength={60}
        defaultValue={agreeing?.guardianName || parentName}
        required
      />
      <BirthYearField
        name="guardianBirthYear"
        label={t`Your year of birth`}
        error={wrong?.['guardian.birthYear']}
        value={agreeing?.guardianBirthYear}
      />
      {!hasName && (
        <Field
          name="learnerName"
          label={t`The learner’s name`}
          hint={t`We store it after you have agreed. You can use any script.`}
          maxLength={60}
          defaultValue={agreeing?.learnerName}
        />
      )}
      <CheckRow
        name="declares"
        value="yes"
        defaultChecked={agreeing?.declares ?? false}
        required
        title={<Trans>I am over 18 and a parent or guardian of this learner.</Trans>}
      />
    </fieldset>
  )
}

/** The code that proves the parent's own number. */
function Confirm({
  open,
  agreeing,
  phone,
  problem,
}: NoticesProps & { agreeing: ConsentForm; open: readonly PurposeData[] }) {
  const { agreed, declares, ...carried } = agreeing
  return (
    <Card id="notices" title={<Trans>One code, and it is done</Trans>}>
      <p className="text-ink-2">
        <Trans>You agree to:</Trans>
      </p>
      <ul className="list-disc ps-5">
        {open
          .filter((purpose) => agreed.includes(keyOf(purpose)))
          .map(({ purpose, title, lang }) => (
            <li key={purpose} lang={lang}>
              {title}
            </li>
          ))}
      </ul>
      <PageForm className="grid max-w-form gap-4">
        {agreed.map((each) => (
          <input key={each} type="hidden" name="agreed" value={each} />
        ))}
        <CodeFields
          carried={{ ...carried, ...(declares ? { declares: 'yes' } : {}) }}
          sentTo={phone}
          error={problem?.fields['otp']}
          step="agree"
          says={<Trans>Agree</Trans>}
          again="send"
        />
      </PageForm>
    </Card>
  )
}
