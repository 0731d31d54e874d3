import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/brand/icon.tsx'
import { TeacherList } from '#web/ui/course/teacher-list.tsx'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'
import type { OpenOffer } from './offer.server.ts'

/** For whom, by whom, what it is and what it costs. */
export function Course(page: OpenOffer) {
  return (
    <div className="grid gap-6">
      <Who {...page} />
      <Price {...page} />
      <Week {...page} />
      <Subjects {...page} />
      <TeacherList teachers={page.teachers} />
    </div>
  )
}

function Who({ student, agent, title }: OpenOffer) {
  return (
    <header className="grid gap-3">
      <p className="text-sm text-ink-3">
        <Trans>For {student}</Trans>
      </p>
      <h1 className="text-h2" lang={title.lang}>
        {title.text}
      </h1>
      <p className="flex items-start gap-3 text-ink-2">
        <span className="text-tulsi">
          <Icon name="shield-check" size={24} />
        </span>
        <span>
          <Trans>Prepared for you by {agent.name}, an adviser at Kandil.</Trans>{' '}
          <a className="whitespace-nowrap" href={`tel:${agent.phone.replaceAll(' ', '')}`}>
            {agent.phone}
          </a>
        </span>
      </p>
    </header>
  )
}

function Price({ plan, months, till, listPrice, off, total, keptUntil }: OpenOffer) {
  const lines: ReceiptLine[] = [
    { label: <PlanLine plan={plan} months={months} />, value: listPrice },
    ...(off === undefined ? [] : [{ label: <Trans>Adviser’s discount</Trans>, value: `− ${off}`, tone: 'off' as const }]), // prettier-ignore
    { label: <Trans>This is what you will pay</Trans>, value: total, tone: 'total' },
  ]
  return (
    <section aria-labelledby="price" className="card grid gap-3">
      <h2 id="price" className="text-h4">
        <Trans>The price</Trans>
      </h2>
      <Receipt lines={lines} />
      <p className="text-sm text-ink-3">
        <Trans>GST included. Valid till {till}.</Trans> <Trans>This price is valid until {keptUntil}.</Trans>
      </p>
    </section>
  )
}

function PlanLine({ plan, months }: Pick<OpenOffer, 'plan' | 'months'>) {
  return (
    <>
      {plan !== null && <>{plan}, </>}
      {months ? <Plural value={months} one="# month" other="# months" /> : <Trans>full course</Trans>}
    </>
  )
}

function Week({ week }: OpenOffer) {
  if (!week || week.classes.length === 0) return null
  const { startsOn, endsOn, language } = week
  return (
    <section aria-labelledby="week" className="grid gap-3">
      <h2 id="week" className="text-h3">
        <Trans>Classes each week</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>
          {startsOn} to {endsOn}, taught in {language}.
        </Trans>
      </p>
      <ul className="card grid gap-3">
        {week.classes.map(({ key, day, time, minutes, subject, teacherName }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">
              {day}, {time}
            </span>
            <span className="text-ink-2">
              {subject} · {teacherName} · <Plural value={minutes} one="# minute" other="# minutes" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Subjects({ subjects, tests }: OpenOffer) {
  const { t } = useLingui()
  if (subjects.length === 0) return null
  return (
    <section aria-labelledby="subjects" className="grid gap-3">
      <h2 id="subjects" className="text-h3">
        <Trans>What the course includes</Trans>
      </h2>
      <Receipt
        lines={[
          ...subjects.map(({ subject, sessions }) => ({
            label: subject,
            value: <Plural value={sessions} one="# class" other="# classes" />,
          })),
          ...(tests > 0 ? [{ label: t`Tests`, value: <Plural value={tests} one="# test" other="# tests" /> }] : []),
        ]}
      />
    </section>
  )
}
