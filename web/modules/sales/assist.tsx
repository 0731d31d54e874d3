import { useLingui } from '@lingui/react/macro'
import { redirectDocument } from 'react-router'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { toPaise } from '#core/kernel/money.ts'
import type { Handle } from '#web/page/handle.ts'
import { act, load, textIn, type Submission } from '#web/page/page.server.ts'
import { stepIn, takeStep } from '#web/sign-in/take-step.server.ts'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import type { Route } from './+types/assist.ts'
import { Agree, AgreeBar } from './agree.tsx'
import { Course } from './course.tsx'
import { readOffer } from './offer.server.ts'
import { Stop } from './stop.tsx'
import { Terms } from './terms.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readOffer(page, args.params.leadId))
}

/** Signing in, or agreeing: the button that was pressed says which. */
export function action(args: Route.ActionArgs) {
  return act(
    args,
    (submission) => takeForm(submission, args.params.leadId),
    (form) => (form.has('step') ? { signIn: stepIn(form) } : {}),
  )
}

async function takeForm(submission: Submission, leadId: string) {
  const { api, form, lang, path, url } = submission
  if (form.has('step')) {
    const taken = await takeStep(submission)
    return taken.step === 'done' ? redirectDocument(path) : { signIn: taken }
  }
  const price = Number(textIn(form, 'price'))
  if (!form.has('agree') || !Number.isSafeInteger(price)) throw commonErrors.INVALID_INPUT()
  const { entityId, subscriptionPlanId, couponCode } = await api.sales.acceptOffer({
    leadId,
    fromSalesForce: url.searchParams.get('fromSalesForce') === 'true',
    price: toPaise(price),
    policyVersion: textIn(form, 'policyVersion'),
    lang,
  })
  const query = new URLSearchParams({
    ...(subscriptionPlanId === null ? { entity: entityId } : { subscriptionPlanId }),
    ...(couponCode === null ? {} : { couponCode }),
    source: 'PRODUCT_LANDING',
  })
  return redirectDocument(`/pay?${query}`)
}

export default function Assist({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  if (page.state === 'STOP')
    return (
      <>
        <PrivateHead title={t`Offer`} />
        <AsDrawn id="stop">{import.meta.env.SSR && <Stop {...page} />}</AsDrawn>
      </>
    )
  return (
    <>
      <PrivateHead title={t`Offer for ${page.student}`} />
      <div className="page grid items-start gap-x-8 gap-y-6 py-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <AsDrawn id="course">{import.meta.env.SSR && <Course {...page} />}</AsDrawn>
        </div>
        <div className="grid gap-6 lg:col-span-5">
          <AsDrawn id="terms">{import.meta.env.SSR && <Terms {...page} />}</AsDrawn>
          <Agree page={page} answer={actionData} />
        </div>
      </div>
      <AgreeBar {...page} />
    </>
  )
}
