import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { useIsLive } from '#web/ui/controls/script/use-is-live.ts'
import { StickyBar } from '#web/ui/layers/sticky-bar.tsx'
import type { OpenPay } from './pay.server.ts'
import { useWayName } from './ways/way-name.ts'
import type { PaymentChoice } from './ways/payment-choice.ts'

/** The form that the bar's button sends. */
export const PAY_FORM = 'pay'

interface PayProps {
  readonly page: OpenPay
  readonly way: PaymentChoice
}

/** The amount and the way to pay, at the bottom of the screen, in reach of the thumb. */
export function PayBar(props: PayProps) {
  useFreshQuote(props.page.heldForMs)
  return (
    <StickyBar label={<Trans>You pay, GST included</Trans>} value={showMoney(props.page.total)} isNarrowOnly>
      <PayButton {...props} />
    </StickyBar>
  )
}

/** True while the form is on its way: until the page shows the answer, or is left. */
export function useIsPaying(): boolean {
  const { formData, state, location } = useNavigation()
  const { pathname } = useLocation()
  const isAnswered = state === 'loading' && location.pathname === pathname
  return formData?.has('quote') === true && !formData.has('intent') && !isAnswered
}

/** Sends the form from wherever it stands. */
export function PayButton({ page, way }: PayProps) {
  const isBusy = useIsPaying()
  const isLive = useIsLive()
  const total = showMoney(page.total)
  const name = useWayName()(way, page)
  if (!page.buyer)
    return (
      <ButtonLink href="#sign-in">
        <Trans>Sign in to pay {total}</Trans>
      </ButtonLink>
    )
  return (
    <Button kind="buy" form={PAY_FORM} isBusy={isBusy}>
      <PayWords
        isBusy={isBusy}
        isFree={page.total === 0}
        isFromWallet={page.wallet?.isUsed ?? false}
        total={total}
        way={isLive ? name : undefined}
      />
    </Button>
  )
}

interface PayWordsProps {
  readonly isBusy: boolean
  readonly isFree: boolean
  readonly isFromWallet: boolean
  readonly total: string
  /** Undefined where no script keeps it in step with what is chosen. */
  readonly way: string | undefined
}

function PayWords({ isBusy, isFree, isFromWallet, total, way }: PayWordsProps) {
  if (isBusy) return <Trans>Placing your order …</Trans>
  if (isFree && isFromWallet) return <Trans>Pay from your wallet</Trans>
  if (isFree) return <Trans>Start, nothing to pay</Trans>
  if (way === undefined) return <Trans>Pay {total}</Trans>
  return (
    <Trans>
      Pay {total} with {way}
    </Trans>
  )
}

/**
 * Looks the price up again when the one on the page is not held any longer, and when somebody comes back to a page that the
 * browser had kept: they may have paid since.
 */
function useFreshQuote(heldForMs: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), heldForMs)
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void revalidate()
    addEventListener('pageshow', onShow)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', onShow)
    }
  }, [heldForMs, revalidate])
}
