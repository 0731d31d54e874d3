import { Trans, useLingui } from '@lingui/react/macro'
import { redirect, redirectDocument } from 'react-router'
import { parseRupees, showMoney, toPaise } from '#core/kernel/money.ts'
import { APPROVAL_LIMIT } from '#core/modules/mandates/timing.ts'
import type { Handle } from '#web/page/handle.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { act, load, requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { platformOf } from '#web/page/platform.server.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CheckRow } from '#web/ui/controls/check-row.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/set-up.ts'
import { offerOf } from './auto-debit.server.ts'
import { Terms } from '#web/ui/course/auto-debit-terms.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readOffer)
}

async function readOffer(page: Page) {
  await requireViewer(page)
  const { offers } = await page.api.mandates.listMandates({})
  const offer = offers.find(({ planId }) => planId === page.url.searchParams.get('plan'))
  if (!offer) throw redirect('/me/auto-debit')
  return { ...offerOf(page, offer), limit: showMoney(APPROVAL_LIMIT), paidBy: page.url.searchParams.get('method') }
}

export function action(args: Route.ActionArgs) {
  return act(args, (submission) => setUp(submission, args.request), keptOf)
}

/** The bank's page at once, or the page with the code. */
async function setUp({ api, form, lang }: Submission, request: Request) {
  const { mandateId, next } = await api.mandates.registerMandate({
    planId: textIn(form, 'plan'),
    method: textIn(form, 'method') === 'CARD' ? 'CARD' : 'UPI',
    cap: parseRupees(keptOf(form).cap.replaceAll(/[₹,\s]/g, '')) ?? toPaise(0),
    agreedTo: textIn(form, 'agreed'),
    platform: platformOf(request),
    lang,
  })
  return redirectDocument(next?.redirectUrl ?? `/me/auto-debit/${mandateId}`)
}

function keptOf(form: FormData) {
  return { cap: textIn(form, 'cap') }
}

/** Nothing is preselected and nothing is debited. The terms are shown above the button. */
export default function SetUp({ loaderData: offer, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { planId, title, learnerName } = offer
  const problem = actionData?.problem
  return (
    <MePage
      title={t`Set up auto-debit`}
      tab="/me?tab=wallet"
      lead={learnerName ? `${title} · ${learnerName}` : title}
      problem={problem}
    >
      <PageForm className="grid max-w-prose gap-4">
        <input type="hidden" name="plan" value={planId} />
        <Limits {...offer} typed={actionData && 'cap' in actionData ? actionData.cap : ''} problem={problem} />
        <FromWhere isCard={offer.paidBy === 'CARD'} />
        <Terms limit={offer.limit} />
        <CheckRow
          name="agreed"
          value={offer.termsVersion}
          title={<Trans>I agree that my bank pays the instalments of this course by auto-debit.</Trans>}
          note={<Trans>You can skip, pause or stop it at any time, with one press.</Trans>}
        />
        <Button>
          <Trans>Ask my bank</Trans>
        </Button>
        <p className="text-sm text-ink-3">
          <Trans>Nothing is debited now. Auto-debit is free, and you do not need it for the course.</Trans>
        </p>
      </PageForm>
    </MePage>
  )
}

interface LimitsProps extends Awaited<ReturnType<typeof readOffer>> {
  readonly typed: string
  readonly problem: Problem | undefined
}

/** How much, how often, until when, and the most that the family allows. */
function Limits({ firstAmount, firstOn, until, least, most, needsApproval, limit, typed, problem }: LimitsProps) {
  const { t } = useLingui()
  return (
    <Card id="what" title={<Trans>What your bank may take</Trans>}>
      <p className="text-ink-2">
        <Trans>
          The instalments that are left, once a month, each on its day: {firstAmount} by {firstOn} next. Until {until}.
          Never more than you say here:
        </Trans>
      </p>
      <Field
        name="cap"
        label={t`At most, each time`}
        hint={t`From ${least} to ${most}`}
        prefix="₹"
        inputMode="numeric"
        error={problem?.fields['cap'] ?? (problem?.code === 'INVALID_CAP' ? problem.sentence : undefined)}
        defaultValue={typed || least.replace('₹', '')}
        required
      />
      {needsApproval && (
        <Notice tone="warm">
          <Trans>
            An instalment is above {limit}. Banks never take so much by themselves: for that one you get a link and
            approve it each time.
          </Trans>
        </Notice>
      )}
    </Card>
  )
}

/** UPI at first, or the card that the first instalment was paid with. */
function FromWhere({ isCard }: { readonly isCard: boolean }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-h3">
        <Trans>From where</Trans>
      </legend>
      <OptionRow
        name="method"
        value="UPI"
        title={<Trans>UPI</Trans>}
        note={<Trans>You approve with your UPI PIN</Trans>}
        isChosen={!isCard}
      />
      <OptionRow
        name="method"
        value="CARD"
        title={<Trans>Card</Trans>}
        note={<Trans>You approve on your bank’s page</Trans>}
        isChosen={isCard}
      />
    </fieldset>
  )
}
