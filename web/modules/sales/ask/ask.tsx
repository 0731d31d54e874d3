import { tierNameIn } from '#core/modules/plans/plan-title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirectDocument, useNavigation } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { payPageOf } from '#core/modules/orders/pay-page.ts'
import { stateChoicesIn } from '#core/taxonomy/state-names.ts'
import type { Handle } from '#web/page/handle.ts'
import { readCourseFacts } from '#web/page/course/course-facts.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act, load, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { PinFields } from '#web/page/place/pin-fields.tsx'
import { placeIn, typedPlaceIn } from '#web/page/place/place-in.server.ts'
import { withPlainFields } from '#web/page/place/plain-fields.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import type { Route } from './+types/ask.ts'
import { PurchaseLines } from './purchase-lines.tsx'
import { unusedOf } from './pay-request.server.ts'

export const handle: Handle = { tier: 1 }

/** A visitor signs in first and comes back here, because a household makes the link. */
export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => {
    const { api, lang, locale, viewer } = page
    const buyer = await viewer()
    if (!buyer) throw commonErrors.NOT_LOGGED_IN()
    const quote = await api.orders.makeQuote({ ...whatOf(page), lang })
    const { title, priceView, discount, credit, validTill } = quote
    return {
      title,
      facts: await readCourseFacts(page, { ...quote, validMonths: priceView.validMonths, from: quote.issuedAt }),
      plan: priceView.variantName && tierNameIn(lang, priceView.variantName),
      months: priceView.validMonths,
      price: showMoney(priceView.originalPrice),
      off: discount > 0 ? showMoney(discount) : undefined,
      unused: unusedOf(credit),
      total: showMoney(priceView.price),
      till: showDate(validTill, lang),
      place: { pinCode: buyer.pinCode, stateCode: buyer.stateCode },
      states: stateChoicesIn(lang),
      needsName: buyer.firstName === null,
      messages: messagesOf(locale, ['sales', 'place']),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return act(args, makeLink, (form) => ({ typed: { name: textIn(form, 'name'), ...typedPlaceIn(form) } }))
}

async function makeLink(submission: Submission) {
  const { api, form, lang } = submission
  const name = textIn(form, 'name')
  const billing = { ...(name ? { name } : {}), ...placeIn(form) }
  const { link } = await api.payRequests.askParent({ ...whatOf(submission), billing, lang })
  // A document: its copy button is t0.js's.
  return redirectDocument(`/ask/${link}/share`)
}

/** The payment page's own address says what is to be bought. */
function whatOf({ url }: Page) {
  const query = Object.fromEntries(url.searchParams)
  const { couponCode, partnerHashCode, coupon, batch } = query
  const asked = payPageOf('/pay', query)
  const also = {
    ...(couponCode && coupon !== 'removed' ? { couponCode } : {}),
    ...(partnerHashCode ? { partnerHashCode } : {}),
    ...(batch ? { batchId: batch } : {}),
  }
  if (asked.kind === 'PLAN') return { subscriptionPlanId: asked.subscriptionPlanId, ...also }
  if (asked.kind === 'BUNDLE') return { entityId: asked.entityId, ...also }
  if (asked.kind === 'AI_BATCH') return { entityId: asked.aioId, ...also }
  throw data(null, { status: 404 })
}

export default function Ask({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isBusy = useNavigation().formData !== undefined
  const typed = actionData?.typed
  const problem = actionData && withPlainFields(actionData.problem)
  return (
    <div className="page grid max-w-form gap-5 py-8">
      <PrivateHead title={t`Ask a parent to pay`} />
      <h1 className="text-h2">
        <Trans>Ask a parent to pay</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>
          You get a link and a QR code. Anyone who opens it can pay, without an account. You will see here when it is
          paid.
        </Trans>
      </p>
      {problem && <ErrorSummary problem={problem} />}
      <PurchaseLines {...page} />
      <RouterForm className="grid gap-4">
        {page.needsName && (
          <Field
            name="name"
            label={t`The learner’s name`}
            autoComplete="off"
            maxLength={60}
            error={problem?.fields['name']}
            defaultValue={typed?.name}
            required
          />
        )}
        <PinFields
          hint={t`The tax on the invoice depends on your state.`}
          known={page.place}
          typed={typed}
          states={page.states}
          errors={problem?.fields}
          isRequired={page.place.stateCode === null}
        />
        <Button isBusy={isBusy}>{isBusy ? <Trans>One moment …</Trans> : <Trans>Make the link</Trans>}</Button>
      </RouterForm>
    </div>
  )
}
