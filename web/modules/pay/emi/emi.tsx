import { Trans, useLingui } from '@lingui/react/macro'
import type { EmiCard } from '#core/modules/instruments/instrument.ts'
import { deviceOf } from '#core/modules/payments/platform.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { Closed, HeldAlready } from '../closed.tsx'
import { SignIn } from '../buyer/sign-in.tsx'
import { keptOf, takeSignIn } from '../take-payment.server.ts'
import type { Route } from './+types/emi.ts'
import { EmiForm } from './emi-form.tsx'
import { payByEmi, readEmi, type OpenEmi } from './emi.server.ts'
import { Issuers } from './issuers.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readEmi)
}

export function action(args: Route.ActionArgs) {
  const device = deviceOf(args.request.headers.get('user-agent') ?? '')
  return act(
    args,
    (submission) => (submission.form.has('step') ? takeSignIn(submission) : payByEmi(submission, device)),
    keptOf,
  )
}

export default function Emi({ loaderData: page, actionData: answer }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <PrivateHead title={t`Pay by EMI`} />
      <State page={page} answer={answer} />
    </>
  )
}

type ActionData = Route.ComponentProps['actionData']

function State({ page, answer }: { page: Route.ComponentProps['loaderData']; answer: ActionData }) {
  if (page.state === 'OVER') return <Closed problem={page.problem} />
  return page.isEnrolled ? <Closed title={page.title} /> : <Open page={page} answer={answer} />
}

function Open({ page, answer }: { page: OpenEmi; answer: ActionData }) {
  const link = useLink()
  const { price } = page
  return (
    <div className="page grid gap-5 py-6">
      <div>
        <h1 className="text-h2">
          <Trans>Pay by EMI</Trans>
        </h1>
        <p className="text-ink-2">
          {page.title} · {price}
        </p>
      </div>
      {page.freeTill !== undefined && <HeldAlready till={page.freeTill} />}
      {page.missing !== null && <TooLittle missing={page.missing} />}
      {page.chosen && (
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-12">
          <div className="grid gap-5 lg:col-span-4">
            <Issuers issuers={page.issuers} />
          </div>
          <div className="grid gap-5 lg:col-span-8">
            <Chosen page={page} card={page.chosen} answer={answer} />
          </div>
        </div>
      )}
      <div>
        {page.chosen ? (
          <a href={link(page.otherWays)} className="text-link">
            <Trans>Other ways to pay</Trans>
          </a>
        ) : (
          <ButtonLink href={link(page.otherWays)} size="fit">
            <Trans>Other ways to pay</Trans>
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Signing in, where nobody is; then the plans of the issuer. */
function Chosen({ page, card, answer }: { page: OpenEmi; card: EmiCard; answer: ActionData }) {
  const problem: Problem | undefined = answer && 'problem' in answer ? answer.problem : undefined
  const signIn = answer && 'signIn' in answer ? answer.signIn : undefined
  const typed = answer && 'typed' in answer ? answer.typed : undefined
  return (
    <>
      {!page.buyer && <SignIn answered={signIn} problem={signIn && problem} />}
      <EmiForm page={page} card={card} typed={typed} problem={signIn ? undefined : problem} />
    </>
  )
}

/** The minimum-cost note: how much is missing, and what can be done instead. Decision P-19. */
function TooLittle({ missing }: { missing: string }) {
  return (
    <Notice tone="warm" role="status" title={<Trans>Too little for an EMI</Trans>}>
      <Trans>
        Banks offer EMI only from a minimum amount. You are {missing} below it, but you can pay in full in another way.
      </Trans>
    </Notice>
  )
}
