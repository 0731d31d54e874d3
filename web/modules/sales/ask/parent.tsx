import { Trans, useLingui } from '@lingui/react/macro'
import { Form, redirect, useNavigation, useRevalidator } from 'react-router'
import { toPaise } from '#core/kernel/money.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Handle } from '#web/page/handle.ts'
import { act, load, textIn } from '#web/page/page.server.ts'
import { platformOf } from '#web/page/platform.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { Head } from '#web/shell/head.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { QrCode } from '#web/ui/data/qr-code.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/parent.ts'
import { Bought } from './bought.tsx'
import { usePayNews } from './pay-news.ts'
import { readPayer } from './pay-request.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readPayer(page, args.params.link, platformOf(args.request)))
}

/** Which app, or the code: the button that was pressed says it. */
export function action(args: Route.ActionArgs) {
  const { link } = args.params
  return act(args, async ({ api, form, lang }) => {
    const amount = Number(textIn(form, 'amount'))
    if (!Number.isSafeInteger(amount)) throw commonErrors.INVALID_INPUT()
    const upiApp = textIn(form, 'upiApp')
    const way = upiApp ? { method: 'UPI_INTENT' as const, upiApp } : { method: 'UPI_QR' as const }
    await api.payRequests.payForChild({
      link,
      ...way,
      amount: toPaise(amount),
      platform: platformOf(args.request),
      lang,
    })
    return redirect(`/ask/${link}`)
  })
}

type Page = Route.ComponentProps['loaderData']

export default function Parent({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  usePayNews(page, () => void revalidate())
  return (
    <div className="page grid max-w-form justify-items-center gap-5 py-8 text-center">
      <Head title={t`Pay ${page.total}`} isPrivate />
      <State page={page} problem={actionData?.problem} />
    </div>
  )
}

function State({ page, problem }: { page: Page; problem: Problem | undefined }) {
  if (page.state === 'PAID') return <Paid {...page} />
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
      {page.state === 'PAYING' ? <Paying {...page} /> : <Ways {...page} />}
    </>
  )
}

function Title({ state, learner, total, step }: Page) {
  if (state === 'PAYING') return step?.kind === 'APP' ? <Trans>Approve in your UPI app</Trans> : <Trans>Scan with any UPI app</Trans> // prettier-ignore
  return learner === null ? (
    <Trans>Your child asks you to pay {total}</Trans>
  ) : (
    <Trans>
      {learner} asks you to pay {total}
    </Trans>
  )
}

function Ways(page: Page) {
  const { amount, apps, policy, total, endsAt } = page
  const isBusy = useNavigation().formData !== undefined
  return (
    <>
      <div className="w-full">
        <Bought {...page} />
      </div>
      <Form method="post" className="grid w-full gap-3">
        <input type="hidden" name="amount" value={amount} />
        {apps.map(({ key, name }) => (
          <Button key={key} kind="buy" name="upiApp" value={key} isBusy={isBusy}>
            {key === 'other' ? (
              <Trans>Pay {total} with a UPI app</Trans>
            ) : (
              <Trans>
                Pay {total} with {name}
              </Trans>
            )}
          </Button>
        ))}
        <Button kind={apps.length > 0 ? 'ghost' : 'buy'} isBusy={isBusy}>
          <Icon name="qr-code" />
          {apps.length > 0 ? <Trans>Show a QR code instead</Trans> : <Trans>Pay {total} by UPI QR code</Trans>}
        </Button>
      </Form>
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

function Paying({ step, total, title, amount }: Page) {
  const { t } = useLingui()
  return (
    <>
      <p className="font-semibold">
        {total} · {title}
      </p>
      {step?.kind === 'QR' && <QrCode {...step.qr} label={t`QR code to pay ${total}`} />}
      {step?.kind === 'APP' && (
        <>
          <ButtonLink href={step.href}>
            {step.app === null ? <Trans>Open the app</Trans> : <Trans>Open {step.app}</Trans>}
          </ButtonLink>
          <Form method="post" className="w-full">
            <input type="hidden" name="amount" value={amount} />
            <Button kind="ghost">
              <Trans>Show a QR code instead</Trans>
            </Button>
          </Form>
        </>
      )}
      <p className="text-ink-2">
        <Trans>We will know as soon as your bank tells us. Do not pay twice: this page shows when it is paid.</Trans>
      </p>
    </>
  )
}

function Paid({ learner, title, total }: Page) {
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
        <Trans>The receipt went to the family’s number.</Trans>
      </p>
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
