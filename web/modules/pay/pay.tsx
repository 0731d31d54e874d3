import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import { deviceOf } from '#core/modules/payments/platform.ts'
import type { Handle } from '#web/page/handle.ts'
import { act, load } from '#web/page/page.server.ts'
import { readAgain } from '#web/page/read-again.ts'
import type { Problem } from '#web/page/problem.ts'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/pay.ts'
import { Closed, HeldAlready } from './closed.tsx'
import { PartsChoice } from './instalments/choice.tsx'
import { PAY_FORM, PayBar, PayButton } from './pay-bar.tsx'
import { PayForm } from './pay-form.tsx'
import { readPay, type OpenPay } from './pay.server.ts'
import { SignIn } from './buyer/sign-in.tsx'
import { Summary } from './summary.tsx'
import { keptStep } from '#web/sign-in/kept-step.server.ts'
import { keptOf, takeForm } from './take-payment.server.ts'
import { WalletSwitch } from './wallet/switch.tsx'
import { firstWay } from './ways/payment-choice.ts'
import { AskParent } from './drawn/ask-parent.tsx'
import { MessageStrip } from './drawn/message-strip.tsx'
import { Questions } from './drawn/questions.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readPay(page, deviceIn(args.request), keptStep(args.request, page.visit.now)))
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readAgain(args)
}

export function action(args: Route.ActionArgs) {
  return act(args, (submission) => takeForm(submission, deviceIn(args.request)), keptOf)
}

/**
 * A conflict means that the page is out of date, by today's price or an enrolment, say. The router reads nothing after a
 * refusal unless this asks for it.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

function deviceIn({ headers }: Request) {
  return deviceOf(headers.get('user-agent') ?? '')
}

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <PrivateHead title={t`Pay`} />
      {loaderData.state === 'OPEN' && loaderData.forWhom && <ForWhom {...loaderData.forWhom} />}
      <State page={loaderData} answer={actionData} />
    </>
  )
}

function ForWhom({ path, ...viewer }: NonNullable<OpenPay['forWhom']>) {
  if (viewer.learners.length < 2) return null
  return (
    <div className="page pt-6">
      <AsDrawn id="for-whom">{import.meta.env.SSR && <LearnerSwitch viewer={viewer} path={path} />}</AsDrawn>
    </div>
  )
}

type ActionData = Route.ComponentProps['actionData']

function State({ page, answer }: { page: Route.ComponentProps['loaderData']; answer: ActionData }) {
  if (page.state === 'OVER') return <Closed problem={page.problem} />
  return page.isEnrolled ? (
    <Closed title={page.title} coursePath={page.coursePath} />
  ) : (
    <Open page={page} answer={answer} />
  )
}

/** The refusal of the form, and how far the form had got. */
function refusalIn(answer: ActionData) {
  const problem: Problem | undefined = answer && 'problem' in answer ? answer.problem : undefined
  const signIn = answer && 'signIn' in answer ? answer.signIn : undefined
  const typed = answer && 'typed' in answer ? answer.typed : undefined
  return { problem, signIn, typed }
}

function Open({ page, answer }: { page: OpenPay; answer: ActionData }) {
  const total = showMoney(page.total)
  const { problem, signIn, typed } = refusalIn(answer)
  const begun = firstWay(page, typed)
  const [way, setWay] = useState(begun)
  return (
    <>
      <div className="page grid gap-5 py-6">
        <EnterPays />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-h2">
            <Trans>Pay {total}</Trans>
          </h1>
          <p className="text-sm text-ink-3">
            <Trans>Step 2 of 2</Trans>
          </p>
        </div>
        <Said page={page} />
        {page.isCouponTyped && <TypedCoupon coupon={page.coupon} />}
        {page.freeTill !== undefined && <HeldAlready till={page.freeTill} />}
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-12">
          <div className="sticky-side grid gap-4 lg:order-2 lg:col-span-5">
            <Summary page={page} />
            <div className="hidden lg:block">
              <PayButton page={page} way={way} />
            </div>
          </div>
          <div className="grid gap-5 lg:col-span-7">
            {!page.buyer && <SignIn answered={signIn ?? page.signIn} problem={signIn && problem} />}
            {page.parts && <PartsChoice offer={page.parts} />}
            {page.wallet && <WalletSwitch offer={page.wallet} />}
            <PayForm page={page} typed={typed} problem={signIn ? undefined : problem} way={begun} onChoose={setWay} />
            {page.mayAskParent && <AsDrawn id="ask-parent">{import.meta.env.SSR && <AskParent />}</AsDrawn>}
          </div>
        </div>
        <AsDrawn id="about-paying">{import.meta.env.SSR && <Questions questions={page.questions} />}</AsDrawn>
      </div>
      <PayBar page={page} way={way} />
    </>
  )
}

/** The return key sends a form by its first button in the document, which would be that of the coupon. */
function EnterPays() {
  return (
    <button form={PAY_FORM} tabIndex={-1} aria-hidden="true" className="sr-only">
      <Trans>Pay</Trans>
    </button>
  )
}

/** Nothing was ordered yet: the price is another one now, or the code does not hold. */
function TypedCoupon({ coupon }: Pick<OpenPay, 'coupon'>) {
  if (coupon.status === 'APPLIED')
    return (
      <Notice tone="good" role="alert">
        <Trans>Coupon {coupon.code} is applied. Please check the price, then pay.</Trans>
      </Notice>
    )
  if (coupon.status !== 'FAILED') return null
  return (
    <Notice tone="warm" role="alert" title={coupon.sentence}>
      <Trans>Nothing was charged. You can pay without the coupon {coupon.code}.</Trans>
    </Notice>
  )
}

function Said({ page }: { page: OpenPay }) {
  if (page.strip.length === 0 && !page.openPayment) return null
  return <AsDrawn id="strip">{import.meta.env.SSR && <MessageStrip {...page} />}</AsDrawn>
}
