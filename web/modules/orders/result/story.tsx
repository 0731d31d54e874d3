// The result and the next step of every outcome except an undecided payment.
import { Trans } from '@lingui/react/macro'
import type { FailureReason } from '#core/modules/payments/gateway-order.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import type { Outcome } from './outcome.ts'
import type { ResultData } from './result.server.ts'

export function Story(result: ResultData) {
  return (
    <>
      <div className="grid gap-2 text-ink-2">
        <Sentences {...result} />
      </div>
      <Ways {...result} />
    </>
  )
}

function Sentences({ outcome, title, learnerName, validTill, money, done, part, isEndedAtOnce, payment }: ResultData) {
  switch (outcome.kind) {
    case 'ENROLLED':
      if (done) return null
      if (part && part.no > 1) return <p>{title}</p>
      return (
        <p>
          {learnerName ? (
            <Trans>
              {learnerName} can join every class from now on. The course is yours until {validTill}.
            </Trans>
          ) : (
            <Trans>You can join every class from now on. The course is yours until {validTill}.</Trans>
          )}
        </p>
      )
    case 'FAILED':
      return (
        <>
          {isEndedAtOnce && (
            <p role="alert" className="font-semibold text-ink">
              <Trans>Your payment at {payment.seenAt} did not go through.</Trans>
            </p>
          )}
          <Failure reason={outcome.reason} />
          {money.fromWallet && (
            <p>
              <Trans>Nothing was taken from your wallet either.</Trans>
            </p>
          )}
        </>
      )
    case 'EXPIRED':
      return (
        <p>
          <Trans>{title} was not paid in time, and nothing was charged. You can start again at today’s price.</Trans>
        </p>
      )
    case 'REPLACED':
      return (
        <p>
          <Trans>You have begun a newer order instead of this one, and only the newer one counts.</Trans>
        </p>
      )
    case 'RETURNED':
      return <Returned outcome={outcome} amount={money.returned} isReplaced={money.credit !== null} />
    default:
      return <Held isPartial={outcome.kind === 'PARTIAL'} missing={money.missing} />
  }
}

function Failure({ reason }: { reason: FailureReason }) {
  const sentences = {
    AUTHENTICATION_FAILED: <Trans>The bank could not confirm it was you.</Trans>,
    AUTHORIZATION_FAILED: <Trans>The bank did not approve this payment.</Trans>,
    GATEWAY_DECLINED: <Trans>The bank did not approve this payment.</Trans>,
    CAPTURE_FAILED: (
      <Trans>The bank approved it, but we could not collect it. It will be released in a few days.</Trans>
    ),
    NOT_FOUND: <Trans>We cannot find this payment.</Trans>,
  }
  return (
    <>
      <p className="font-semibold text-ink">{sentences[reason]}</p>
      {reason !== 'CAPTURE_FAILED' && (
        <p>
          <Trans>Nothing was charged, as far as your bank tells us.</Trans>
        </p>
      )}
    </>
  )
}

function Held({ isPartial, missing }: { isPartial: boolean; missing: string }) {
  return (
    <>
      <p>
        {isPartial ? (
          <Trans>{missing} did not reach us, so the course is not open yet.</Trans>
        ) : (
          <Trans>The amount we received is different, so the course is not open yet.</Trans>
        )}
      </p>
      <p>
        <Trans>Don’t pay again. Our team is checking it. Either the course opens, or you get your money back.</Trans>
      </p>
    </>
  )
}

interface ReturnedProps {
  readonly outcome: Outcome & { kind: 'RETURNED' }
  readonly amount: string
  /** The plan that this one took the place of is theirs again. */
  readonly isReplaced: boolean
}

function Returned({ outcome, amount, isReplaced }: ReturnedProps) {
  const why = {
    ALREADY_ENROLLED: <Trans>You do not need to pay again.</Trans>,
    TOO_LATE: <Trans>It reached us more than a day after the order had ended, so it bought nothing.</Trans>,
    REFUND: <Trans>We cancelled the course and are refunding your payment.</Trans>,
    GATEWAY: <Trans>The payment service gave it back by itself, so the course is not open.</Trans>,
    WALLET_SPENT: <Trans>It came late, and the wallet’s part of the price had been used for something else.</Trans>,
    SOLD_OUT: <Trans>Nothing of what you paid for was left when your payment came, so it bought nothing.</Trans>,
    CREDIT_SPENT: <Trans>The plan whose unused days were taken off had ended before this payment came.</Trans>,
  }
  return (
    <>
      <p>
        {why[outcome.reason]} {isReplaced && <Trans>Your earlier plan continues unchanged.</Trans>}
      </p>
      <p className="font-semibold text-ink">
        {outcome.isBack ? (
          <Trans>{amount} went back to where it came from.</Trans>
        ) : (
          <Trans>{amount} is on its way back to where it came from. Banks take a few days for it.</Trans>
        )}
      </p>
    </>
  )
}

function Ways(result: ResultData) {
  const link = useLink()
  const { outcome, payPath, money } = result
  const { byBank: amount } = money
  if (outcome.kind === 'ENROLLED') return <Enrolled {...result} />
  if (outcome.kind === 'PARTIAL' || outcome.kind === 'REVIEW') return null
  if (outcome.kind === 'RETURNED' && outcome.reason === 'ALREADY_ENROLLED') return <ToCourse path={result.learnPath} />
  if (outcome.kind === 'FAILED' && outcome.mayRepeat)
    return (
      <div className="grid w-full gap-3">
        <PageForm>
          <Button kind="buy">
            <Trans>Try again, {amount}</Trans>
          </Button>
        </PageForm>
        <ButtonLink href={link(payPath)} kind="ghost">
          <Trans>Use another way</Trans>
        </ButtonLink>
      </div>
    )
  if (outcome.kind === 'REPLACED')
    return (
      <ButtonLink href={link('/me?tab=orders')}>
        <Trans>See your orders</Trans>
      </ButtonLink>
    )
  return (
    <ButtonLink href={link(payPath)} kind="buy">
      {outcome.kind === 'FAILED' ? <Trans>Try again</Trans> : <Trans>Start again</Trans>}
    </ButtonLink>
  )
}

function Enrolled({ part, backTo, learnPath, autoDebit }: ResultData) {
  const link = useLink()
  if (autoDebit?.isChosen) return <SetUpAutoDebit path={autoDebit.path} />
  if (part)
    return (
      <div className="grid w-full gap-3">
        <ButtonLink href={link('/me?tab=passbook')}>
          <Trans>See your instalments</Trans>
        </ButtonLink>
        {autoDebit && (
          <ButtonLink href={link(autoDebit.path)} kind="ghost">
            <Trans>Pay the rest by auto-debit</Trans>
          </ButtonLink>
        )}
      </div>
    )
  if (backTo)
    return (
      <ButtonLink href={link(backTo.path)}>
        <span lang={backTo.label.lang}>{backTo.label.text}</span>
      </ButtonLink>
    )
  return <ToCourse path={learnPath} />
}

/** The buyer ticked it when paying: the bank has not been asked yet. */
function SetUpAutoDebit({ path }: { readonly path: string }) {
  const link = useLink()
  return (
    <div className="grid w-full gap-3">
      <p>
        <Trans>You chose auto-debit for the later instalments. One step is left: ask your bank.</Trans>
      </p>
      <ButtonLink href={link(path)}>
        <Trans>Set up auto-debit</Trans>
      </ButtonLink>
      <ButtonLink href={link('/me?tab=passbook')} kind="ghost">
        <Trans>See your instalments</Trans>
      </ButtonLink>
    </div>
  )
}

function ToCourse({ path }: { readonly path: string }) {
  const link = useLink()
  return (
    <ButtonLink href={link(path)}>
      <Trans>Go to your course</Trans>
    </ButtonLink>
  )
}
