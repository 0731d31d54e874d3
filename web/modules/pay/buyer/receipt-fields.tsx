import { Trans, useLingui } from '@lingui/react/macro'
import type { Problem } from '#web/page/problem.ts'
import { PinFields } from '#web/page/place/pin-fields.tsx'
import { Field } from '#web/ui/controls/field.tsx'
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
  const isRefused = problem !== undefined && Object.keys(problem.fields).length > 0
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
  const filled = (field: 'name' | 'email') => typed?.[field] || (buyer[field] ?? '')
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
      <PinFields
        hint={t`The tax on the invoice depends on your state.`}
        known={buyer}
        typed={typed}
        states={buyer.states}
        errors={problem?.fields}
        isRequired={buyer.state === null}
      />
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
