import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import type { EmiCard } from '#core/modules/instruments/instrument.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { withPlainFields } from '#web/page/place/plain-fields.ts'
import type { Problem } from '#web/page/problem.ts'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { ReceiptFields } from '../buyer/receipt-fields.tsx'
import type { PaymentForm } from '../take-payment.server.ts'
import { CostCard } from './cost-card.tsx'
import type { OpenEmi } from './emi.server.ts'
import { PolicyLine } from '../drawn/policy-line.tsx'

export interface EmiFormProps {
  readonly page: OpenEmi
  readonly card: EmiCard
  readonly typed: PaymentForm | undefined
  readonly problem: Problem | undefined
}

/** The plans of one issuer: the chosen one opens its true cost. */
export function EmiForm({ page, card, typed, problem }: EmiFormProps) {
  const { buyer, policy } = page
  const { name } = card
  const isBusy = useNavigation().formData?.has('emi') === true
  const refused = problem && withPlainFields(problem)
  return (
    <RouterForm className="grid gap-5" key={`${card.issuer} ${card.kind}`}>
      <input type="hidden" name="quote" value={page.quote} />
      <input type="hidden" name="key" value={page.key} />
      {refused && <ErrorSummary problem={refused} />}
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-h3">
          <Trans>{name}: choose a plan</Trans>
        </legend>
        {groupsOf(card).map(({ isNoCost, plans }, group) => (
          <div key={String(isNoCost)} className="grid gap-3">
            <h3 className="text-body font-semibold">
              {isNoCost ? <Trans>No-cost</Trans> : <Trans>With interest</Trans>}
            </h3>
            {plans.map((plan, i) => (
              <OptionRow
                key={plan.planId}
                name="emi"
                value={`${plan.planId} ${plan.charged}`}
                title={<PlanTitle plan={plan} />}
                note={<PlanNote plan={plan} />}
                isChosen={group === 0 && i === 0}
              >
                <CostCard plan={plan} />
              </OptionRow>
            ))}
          </div>
        ))}
      </fieldset>
      {buyer && <ReceiptFields buyer={buyer} typed={typed} problem={refused} />}
      <AsDrawn id="policy">{import.meta.env.SSR && <PolicyLine policy={policy} />}</AsDrawn>
      {buyer ? (
        <Button kind="buy" isBusy={isBusy}>
          <GoOn isBusy={isBusy} isCardless={card.kind === 'CARDLESS'} name={card.name} />
        </Button>
      ) : (
        <ButtonLink href="#sign-in">
          <Trans>Sign in to pay</Trans>
        </ButtonLink>
      )}
    </RouterForm>
  )
}

type Plan = EmiCard['plans'][number]

/** The plans that cost nothing more come first; a group without plans is left out. */
function groupsOf({ plans }: EmiCard) {
  return [true, false]
    .map((isNoCost) => ({ isNoCost, plans: plans.filter((plan) => plan.isNoCost === isNoCost) }))
    .filter((group) => group.plans.length > 0)
}

function PlanTitle({ plan: { months, monthly } }: { plan: Plan }) {
  const amount = showMoney(monthly)
  return (
    <Trans>
      {months} months of {amount}
    </Trans>
  )
}

function PlanNote({ plan: { isNoCost, annualRate, total } }: { plan: Plan }) {
  const all = showMoney(total)
  const rate = useRate(annualRate)
  return isNoCost ? (
    <Trans>No-cost: we pay the interest. {all} in total</Trans>
  ) : (
    <Trans>
      {rate} interest a year. {all} in total
    </Trans>
  )
}

function useRate(rate: number): string {
  const { i18n } = useLingui()
  return i18n.number(rate, { maximumFractionDigits: 2 }) + '%'
}

function GoOn({ isBusy, isCardless, name }: { isBusy: boolean; isCardless: boolean; name: string }) {
  if (isBusy) return <Trans>Placing your order …</Trans>
  return isCardless ? <Trans>Continue to {name}</Trans> : <Trans>Continue to the card page</Trans>
}
