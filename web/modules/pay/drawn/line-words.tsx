// Labels of lines that few people see: the server words them.
import { Plural, Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { ClashWarning } from '#web/ui/course/clash-warning.tsx'
import { CourseFacts } from '#web/ui/course/course-facts.tsx'
import { Picture } from '#web/ui/data/picture.tsx'
import { Receipt } from '#web/ui/data/receipt.tsx'
import type { OpenPay } from '../pay.server.ts'

/** The name of the credit line for the plan that this one replaces. */
export function CreditWords({ days }: { readonly days: number }) {
  return (
    <>
      <Trans>Left of your plan:</Trans> <Plural value={days} one="# day" other="# days" />
    </>
  )
}

export function TrialWords() {
  return <Trans>Trial of the whole course</Trans>
}

interface PurchasedCourseProps {
  readonly facts: NonNullable<OpenPay['facts']>
  /** For whom it is bought; null for who has no name yet. */
  readonly learnerName: string | null
  readonly plansPath: string | undefined
  readonly clashes: OpenPay['clashes']
}

/** How it is taught, and the way back to choose otherwise. */
export function PurchasedCourse({ facts, learnerName, plansPath, clashes }: PurchasedCourseProps) {
  const link = useLink()
  return (
    <div className="grid gap-2">
      {facts.picture && <Picture picture={facts.picture} className="h-24 w-full rounded-m object-cover" />}
      {learnerName !== null && <Receipt lines={[{ label: <Trans>Learner</Trans>, value: learnerName }]} />}
      <CourseFacts {...facts} />
      <ClashWarning clashes={clashes} />
      {plansPath !== undefined && (
        <a href={link(plansPath)} className="text-link justify-self-start">
          <Trans>Change plan, language or batch</Trans>
        </a>
      )}
    </div>
  )
}
