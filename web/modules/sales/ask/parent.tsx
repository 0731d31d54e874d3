import { Trans, useLingui } from '@lingui/react/macro'
import { redirect, useRevalidator } from 'react-router'
import { toPaise } from '#core/kernel/money.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Handle } from '#web/page/handle.ts'
import { actForHousehold, load, textIn } from '#web/page/page.server.ts'
import { readAgain } from '#web/page/read-again.ts'
import { platformOf } from '#web/page/platform.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { QrCode } from '#web/ui/data/qr-code.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/parent.ts'
import { PurchaseLines } from './purchase-lines.tsx'
import { PayerReceipt } from './payer-receipt.tsx'
import { Seller } from './seller.tsx'
import { usePayNews } from './pay-news.ts'
import { readPayer } from './pay-request.server.ts'
import { Ways } from './ways.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => {
    // The parameters of a bank's page are a hint, so they are dropped. The gateway is asked.
    if (page.url.searchParams.has('order_id')) throw redirect(`/ask/${args.params.link}`)
    return readPayer(page, args.params.link, platformOf(args.request))
  })
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readAgain(args)
}

/** Paying in the chosen way; once it is paid, the receipt to a number. */
export function action(args: Route.ActionArgs) {
  const { link } = args.params
  return actForHousehold(args, async ({ api, form, lang }) => {
    if (textIn(form, 'intent') === 'receipt') {
      await api.payRequests.sendPayerReceipt({ link, phone: textIn(form, 'phone'), lang })
      return redirect(`/ask/${link}`)
    }
    const amount = Number(textIn(form, 'amount'))
    if (!Number.isSafeInteger(amount)) throw commonErrors.INVALID_INPUT()
    const platform = platformOf(args.request)
    const { next } = await api.payRequests.payForChild({
      link,
      ...wayIn(form),
      amount: toPaise(amount),
      platform,
      lang,
    })
    return redirect(next?.redirectUrl ?? `/ask/${link}`)
  })
}

function wayIn(form: FormData) {
  const asked = textIn(form, 'method')
  if (asked === 'UPI_INTENT') return { method: asked, upiApp: textIn(form, 'upiApp') } as const
  if (asked === 'NETBANKING') return { method: asked, bank: textIn(form, 'bank') } as const
  if (asked === 'PROVIDER_WALLET') return { method: asked, wallet: textIn(form, 'wallet') } as const
  return { method: asked === 'CARD' ? ('CARD' as const) : ('UPI_QR' as const) }
}

type Page = Route.ComponentProps['loaderData']

export default function Parent({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  usePayNews(page, () => void revalidate())
  return (
    <div className="page grid max-w-form justify-items-center gap-5 py-8 text-center">
      <PrivateHead title={t`Pay ${page.total}`} />
      <State page={page} problem={actionData?.problem} />
    </div>
  )
}

function State({ page, problem }: { page: Page; problem: Problem | undefined }) {
  if (page.state === 'PAID') return <Paid page={page} problem={problem} />
  if (page.state === 'OVER') return <Over />
  return (
    <>
      <Kandil size={72} lit={page.state === 'PAYING' ? 4 : 2} />
      <h1 className="text-h2" aria-live="polite">
        <Title {...page} />
      </h1>
      {problem && <ErrorSummary problem={problem} />}
      {page.hasFailed && (
        <Notice tone="warm">
          <Trans>The bank did not approve the last try. Nothing was taken. You can try again.</Trans>
        </Notice>
      )}
      {page.state === 'PAYING' ? <Paying {...page} /> : <Asked {...page} />}
    </>
  )
}

function Title({ state, learner, total, step }: Page) {
  if (state === 'PAYING') return <ToDo step={step} />
  return learner === null ? (
    <Trans>Your child asks you to pay {total}</Trans>
  ) : (
    <Trans>
      {learner} asks you to pay {total}
    </Trans>
  )
}

function ToDo({ step }: Pick<Page, 'step'>) {
  if (step?.kind === 'PAGE') return <Trans>Finish on the payment page</Trans>
  return step?.kind === 'APP' ? <Trans>Approve in your UPI app</Trans> : <Trans>Scan with any UPI app</Trans>
}

function Asked(page: Page) {
  const { policy, endsAt, askedBy } = page
  return (
    <>
      <p className="text-ink-2">
        <Trans>The request came from the number that ends in {askedBy}. Not your family? Then do not pay.</Trans>
      </p>
      <div className="w-full">
        <PurchaseLines {...page} />
      </div>
      <Ways {...page} />
      <Seller {...page} />
      {policy && (
        <p className="text-sm text-ink-3" lang={policy.lang}>
          {policy.text}
        </p>
      )}
      <p className="text-sm text-ink-3">
        <Trans>You need no account. This link works until {endsAt}.</Trans>
      </p>
    </>
  )
}

function Paying(page: Page) {
  const { t } = useLingui()
  const { step, total, title } = page
  return (
    <>
      <p className="font-semibold">
        {total} · {title}
      </p>
      {step?.kind === 'QR' && <QrCode {...step.qr} label={t`QR code to pay ${total}`} />}
      {step?.kind === 'APP' && (
        <ButtonLink href={step.href}>
          {step.app === null ? <Trans>Open the app</Trans> : <Trans>Open {step.app}</Trans>}
        </ButtonLink>
      )}
      {step?.kind === 'PAGE' && (
        <ButtonLink href={step.href} rel="noreferrer">
          <Trans>Continue to the payment page</Trans>
        </ButtonLink>
      )}
      <p className="text-ink-2">
        <Trans>We will know as soon as your bank tells us. Do not pay twice: this page shows when it is paid.</Trans>
      </p>
      <div className="w-full text-left">
        <Disclosure title={<Trans>Pay in another way</Trans>}>
          <Ways {...page} />
        </Disclosure>
      </div>
    </>
  )
}

function Paid({ page, problem }: { page: Page; problem: Problem | undefined }) {
  const { learner, title, total } = page
  return (
    <>
      <Kandil size={144} lit={8} glow />
      <h1 className="text-h2" aria-live="polite">
        <Trans>Paid: {total}</Trans>
      </h1>
      <p className="text-ink-2">
        {learner === null ? (
          <Trans>Your child is enrolled in {title}.</Trans>
        ) : (
          <Trans>
            {learner} is enrolled in {title}.
          </Trans>
        )}{' '}
        <Trans>The tax invoice went to the family’s number.</Trans>
      </p>
      <PayerReceipt {...page} problem={problem} />
      <Seller {...page} />
    </>
  )
}

function Over() {
  return (
    <>
      <Kandil size={144} lit={0} />
      <h1 className="text-h2">
        <Trans>This link has ended</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>Nothing was charged. Ask for a new link.</Trans>
      </p>
    </>
  )
}
