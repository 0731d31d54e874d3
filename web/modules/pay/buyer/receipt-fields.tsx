import { Trans, useLingui } from '@lingui/react/macro'
import type { Problem } from '#web/page/problem.ts'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { OpenPay } from '../pay.server.ts'
import type { PaymentForm } from '../take-payment.server.ts'

export interface ReceiptFieldsProps {
  readonly buyer: NonNullable<OpenPay['buyer']>
  readonly typed: PaymentForm | undefined
  readonly problem: Problem | undefined
}

/** Who the receipt is for, and where: asked once, before any money moves, because the tax depends on the state. */
export function ReceiptFields({ buyer, typed, problem }: ReceiptFieldsProps) {
  const { name, state } = buyer
  const isRefused = problem !== undefined && (isOfState(problem) || Object.keys(problem.fields).length > 0)
  const fields = <Fields buyer={buyer} typed={typed} problem={problem} />
  if (name === null || state === null)
    return (
      <section aria-labelledby="receipt" className="card grid gap-4">
        <h2 id="receipt" className="text-h4">
          <Trans>For the receipt</Trans>
        </h2>
        {fields}
      </section>
    )
  return (
    <div className="card py-1">
      <Disclosure
        isOpen={isRefused}
        title={
          <span>
            <Trans>Receipt for {name}</Trans>
            <span className="block text-sm font-normal text-ink-3">{state}</span>
          </span>
        }
      >
        {fields}
      </Disclosure>
    </div>
  )
}

function Fields({ buyer, typed, problem }: ReceiptFieldsProps) {
  const { t } = useLingui()
  const wrong = (field: string) => problem?.fields[field]
  const filled = (field: 'name' | 'pinCode' | 'email') => typed?.[field] || (buyer[field] ?? '')
  const stateNeeded = problem && isOfState(problem) ? problem.sentence : undefined
  const mayChooseState = buyer.state !== null || problem?.code === 'PIN_CODE_UNKNOWN'
  return (
    <div className="grid gap-4">
      <Field
        name="name"
        label={t`The learner’s name`}
        hint={t`It is printed on the receipt. You can use any script.`}
        error={wrong('name')}
        autoComplete="name"
        maxLength={60}
        defaultValue={filled('name')}
        required={buyer.name === null}
      />
      <Field
        name="pinCode"
        label={t`PIN code`}
        hint={t`6 digits. It tells us your state for the GST invoice.`}
        error={wrong('pinCode') ?? stateNeeded}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={14}
        defaultValue={filled('pinCode')}
        required={buyer.state === null}
      />
      {mayChooseState && <State states={buyer.states} value={typed?.stateCode} error={wrong('stateCode')} />}
      {buyer.email === null && (
        <Field
          name="email"
          type="email"
          label={t`E-mail`}
          hint={t`For the receipt, if you like.`}
          error={wrong('email')}
          autoComplete="email"
          maxLength={254}
          defaultValue={filled('email')}
        />
      )}
    </div>
  )
}

function isOfState({ code }: Problem): boolean {
  return code === 'STATE_NEEDED' || code === 'PIN_CODE_UNKNOWN'
}

interface StateProps {
  readonly states: ReceiptFieldsProps['buyer']['states']
  readonly value: string | undefined
  readonly error: string | undefined
}

/** Where a PIN code's state is not the family's: a few postal circles span two. */
function State({ states, value = '', error }: StateProps) {
  const { t } = useLingui()
  return (
    <SelectField
      name="stateCode"
      label={t`State`}
      error={error}
      choices={[{ value: '', text: t`As per PIN code` }, ...states]}
      defaultValue={value}
    />
  )
}
