// After the payment: the first class, the receipt, and a message to share with the family.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { ShareLink } from '#web/ui/controls/script/share-link.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Toran } from '#web/ui/brand/toran.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { RefundCard } from '#web/ui/course/cards/refund-card.tsx'
import { CorrectedInvoice } from './corrected-invoice.tsx'
import { OtherBatch } from './other-batch.tsx'
import { EmiTerms } from './emi-terms.tsx'
import { RefundEstimate } from './refund-estimate.tsx'
import { RefundSummary } from './refund-summary.tsx'
import { PaidReceipt } from './paid-receipt.tsx'
import type { ResultData } from './result.server.ts'

export function Enrolled(result: ResultData) {
  return (
    <div className="grid content-start gap-6" data-keep-page="">
      <div className="lg:hidden">
        <Toran />
      </div>
      {result.otherBatch && <OtherBatch batch={result.otherBatch} amount={result.money.amount} />}
      {result.comingClass && <ComingClass {...result} coming={result.comingClass} />}
      {result.setUp && <SetUp {...result.setUp} comingClass={result.comingClass} />}
      <PaidReceipt {...result} />
      {result.refund && (
        <RefundCard {...result.refund}>
          {result.refundEstimate && <RefundEstimate {...result.refundEstimate} />}
        </RefundCard>
      )}
      <RefundSummary {...result} />
      <CorrectedInvoice {...result} />
      {result.emi && <EmiTerms emi={result.emi} />}
      {!result.done && (result.part?.no ?? 1) === 1 && <Share {...result} />}
    </div>
  )
}

type SetUpProps = NonNullable<ResultData['setUp']> & Pick<ResultData, 'comingClass'>

/** A few steps before the first class, or before the next one; the others are one link away. */
function SetUp({ first, later, path, comingClass }: SetUpProps) {
  const link = useLink()
  return (
    <section aria-labelledby="set-up" className="card grid gap-3">
      <h2 id="set-up" className="text-h3">
        {(comingClass?.isFirst ?? true) ? <Trans>Before the first class</Trans> : <Trans>Before the next class</Trans>}
      </h2>
      <ol className="grid gap-1">
        {first.map(({ title, minutes, path: to }) => (
          <li key={to}>
            <a href={link(to)} className="flex min-h-11 items-center gap-3 text-ink no-underline">
              <span className="size-6 shrink-0 rounded-full border border-edge" aria-hidden="true" />
              <span lang={title.lang} className="flex-1 font-semibold">
                {title.text}
              </span>
              <span className="text-sm text-ink-3">
                <Plural value={minutes} one="# minute" other="# minutes" />
              </span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ol>
      <ButtonLink href={link(path)} kind={later > 0 ? 'ghost' : 'primary'}>
        {later > 0 ? (
          <Plural value={later} one="Get ready: # more step, for later" other="Get ready: # more steps, for later" />
        ) : (
          <Trans>Get ready</Trans>
        )}
      </ButtonLink>
    </section>
  )
}

type ComingClassData = NonNullable<ResultData['comingClass']>

function ComingClass({ coming, orderId }: ResultData & { coming: ComingClassData }) {
  const link = useLink()
  const { dateTime, tile, subject, teacherName, day, starts, ends } = coming
  return (
    <section aria-labelledby="coming-class" className="grid gap-3">
      <h2 id="coming-class" className="text-h3">
        {coming.isFirst ? <Trans>Your first class</Trans> : <Trans>Your next class</Trans>}
      </h2>
      <ClassRow
        dateTime={dateTime}
        tile={tile}
        title={subject}
        note={
          <>
            <Trans>
              {day}, {starts} to {ends}
            </Trans>
            <br />
            {teacherName}
          </>
        }
      />
      <ButtonLink href={link(`/pay/${orderId}/first-class.ics`)} kind="ghost">
        <Icon name="calendar-plus" />
        <Trans>Add to calendar</Trans>
      </ButtonLink>
    </section>
  )
}

/** The phone's own way to hand a text on; where it has none, and without JavaScript, WhatsApp. */
function Share({ title, learnerName, comingClass, publicUrl }: ResultData) {
  const { t } = useLingui()
  const enrolled = learnerName
    ? t`${learnerName} is enrolled in ${title} at ${PRODUCT.name}.`
    : t`We are enrolled in ${title} at ${PRODUCT.name}.`
  const first = comingClass?.isFirst ? comingClass : undefined
  const begins = first ? t`The first class: ${first.subject}, ${first.day}, ${first.tile.join(' ')}, ${first.starts} to ${first.ends}.` : '' // prettier-ignore
  const text = [enrolled, begins, publicUrl].filter(Boolean).join(' ')
  return (
    <ShareLink text={text} className="justify-self-center">
      <Icon name="share-2" />
      <Trans>Tell your family</Trans>
    </ShareLink>
  )
}
