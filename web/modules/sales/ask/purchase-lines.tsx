import { Plural, Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { CourseFacts, type CourseFactsProps } from '#web/ui/course/course-facts.tsx'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'

interface PurchaseLinesProps {
  readonly title: string
  /** The course's own page. */
  readonly coursePath?: string | undefined
  /** It has been paid, so nothing is asked for any more. */
  readonly isPaid?: boolean
  /** Undefined for a course that is no longer published. */
  readonly facts: CourseFactsProps | undefined
  readonly plan: string | null
  readonly months: number | null
  readonly price: string
  readonly off: string | undefined
  /** The credit for the plan that this one replaces. */
  readonly unused: { readonly days: number; readonly off: string } | null
  readonly total: string
  readonly till: string
}

/** The requested purchase, line by line. */
export function PurchaseLines({
  title,
  coursePath,
  isPaid = false,
  facts,
  plan,
  months,
  price,
  off,
  unused,
  total,
  till,
}: PurchaseLinesProps) {
  const link = useLink()
  const what = (
    <>
      {plan !== null && <>{plan}, </>}
      {months ? <Plural value={months} one="# month" other="# months" /> : <Trans>full course</Trans>}
    </>
  )
  const lines: ReceiptLine[] = [
    { label: what, value: price },
    ...(off === undefined ? [] : [{ label: <Trans>Coupon</Trans>, value: `− ${off}`, tone: 'off' as const }]),
    ...(unused ? [{ label: <UnusedDays {...unused} />, value: `−\u00a0${unused.off}`, tone: 'off' as const }] : []),
    { label: isPaid ? <Trans>Paid</Trans> : <Trans>To pay</Trans>, value: total, tone: 'total' },
  ]
  return (
    <section aria-labelledby="bought" className="card grid gap-3 text-left">
      <h2 id="bought" className="text-h4">
        {title}
      </h2>
      {facts && <CourseFacts {...facts} />}
      {coursePath !== undefined && (
        <a href={link(coursePath)} className="text-link justify-self-start">
          <Trans>See the course</Trans>
        </a>
      )}
      <Receipt lines={lines} />
      <p className="text-sm text-ink-3">
        <Trans>GST included. Valid till {till}.</Trans>
      </p>
    </section>
  )
}

function UnusedDays({ days }: { days: number }) {
  return <Plural value={days} one="# unused day of the plan before" other="# unused days of the plan before" />
}
