import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { ResultData } from './result.server.ts'

/** The bank has not answered. A second payment is offered after a wait, or to who says that there was none: after one warning. */
export function PaymentUnknown(result: ResultData & { isHeldBack: boolean }) {
  const { title, payment, saysUnpaid, money } = result
  if (saysUnpaid) return <Warning {...result} />
  return (
    <>
      <div className="grid gap-2 text-ink-2">
        <p>
          <Trans>
            {money.byBank} for {title}: the bank has not told us yet whether the money left.
          </Trans>
        </p>
        <p className="font-semibold text-ink">
          <Trans>
            Don’t pay again. If you were charged, the course opens automatically, or you get your money back.
          </Trans>
        </p>
        <p className="text-sm text-ink-3">
          <Trans>
            We last asked at {payment.seenAt} and keep asking. You can close this page; we will message you.
          </Trans>
        </p>
      </div>
      <PayAgain {...result} />
    </>
  )
}

function PayAgain({ isHeldBack, heldBackUntil, payPath }: ResultData & { isHeldBack: boolean }) {
  const link = useLink()
  if (!isHeldBack)
    return (
      <ButtonLink href={link(payPath)} kind="ghost">
        <Trans>No money left: pay again</Trans>
      </ButtonLink>
    )
  return (
    <div className="card grid w-full gap-1 text-left">
      <h2 className="text-body font-semibold">
        <Trans>Sure that no money left?</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>Check your UPI app or your bank account. You can pay again here from {heldBackUntil}.</Trans>
      </p>
      <p>
        <ButtonLink href="?unpaid=1" kind="quiet" size="bare">
          <Trans>I did not pay</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}

function Warning({ payPath, money: { byBank: amount }, orderId }: ResultData) {
  const link = useLink()
  return (
    <>
      <div className="w-full text-left">
        <Notice tone="warm" title={<Trans>Paying again could charge you twice</Trans>}>
          <Trans>
            Should the first payment still come through, the course is yours with it, and the second one goes back to
            where it came from. That takes a few days.
          </Trans>
        </Notice>
      </div>
      <div className="grid w-full gap-3">
        <ButtonLink href={link(`/pay/${orderId}`)}>
          <Trans>Wait for the bank</Trans>
        </ButtonLink>
        <ButtonLink href={link(payPath)} kind="ghost">
          <Trans>Pay {amount} again</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
