import { TextField, useFieldValue } from 'react-admin'
import { parseInstant } from '#core/kernel/time.ts'
import { labelled, whenText, words, Word } from '../../kit/fields.tsx'
import { showMoney } from '#core/kernel/money.ts'
import { screen } from '../../kit/screen.tsx'

interface Line {
  readonly at: string
  readonly kind: string
  readonly no: number | null
  readonly detail: string | null
}

/** Everything that happened, in its order. */
function Log(props: { readonly source: string; readonly label?: string }) {
  const lines = useFieldValue(props) as readonly Line[] | undefined // the contract's
  return (
    <ol className="postings">
      {lines?.map(({ at, kind, no, detail }) => (
        <li key={`${at} ${kind}`}>
          {[momentOf(at), words(kind), no === null ? '' : `part ${no}`, detail ?? ''].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ol>
  )
}

function momentOf(text: string): string {
  const at = parseInstant(text)
  return at === undefined ? text : whenText(at)
}

const mandates = screen('mandates')(({ column, detail, filter, input }) => ({
  label: 'Auto-debit',
  about: 'Permissions of families to debit a part by itself.',
  asText: ({ title }) => String(title),
  filters: [filter('status', { alwaysOn: true })],
  columns: [
    column('title'),
    column('status'),
    column('method', 'By', { as: Word }),
    column('cap', 'Maximum'),
    column('validTill', 'Valid until'),
    column('createdAt', 'Since'),
  ],
  mayCreate: false,
  form: [
    labelled('Course', detail('title')),
    labelled('Maximum', detail('cap')),
    labelled('First order', detail('orderId', { of: 'orders', link: 'show' })),
    labelled('Household', detail('accountId', { of: 'households' })),
    labelled('Gateway id', detail('gatewayId', { emptyText: '–' })),
    labelled('Accepted terms', detail('termsVersion')),
    labelled('Valid until', detail('validTill')),
    labelled('History', detail('log', { as: Log })),
    input('status', 'Status (“Revoked” ends it here and at the bank)', { choices: ['REVOKED'] }),
  ],
}))

const debits = screen('mandate-debits')(({ column, detail, filter }) => ({
  label: 'Debits',
  about: 'Each debit by such a permission, from the notice before it to the money.',
  whenEmpty: 'Each instalment that a bank pays by itself is listed here.',
  asText: ({ no, amount }) => `Debit ${no}, ${showMoney(amount)}`,
  filters: [filter('state', { alwaysOn: true })],
  columns: [
    column('executeAt', 'Debited at'),
    column('no', 'Part'),
    column('amount'),
    column('state'),
    column('reason', 'Reason'),
    column('attempts', 'Tries'),
    column('mandateId', 'Auto-debit', { of: 'mandates' }),
  ],
  details: [
    detail('state'),
    detail('reason', 'Reason', { emptyText: '–' }),
    detail('amount', 'Amount'),
    detail('dueAt', 'Due'),
    detail('notifiedAt', 'Payer notified at'),
    detail('executeAt', 'Debited at'),
    detail('attempts', 'Tries', { as: TextField }),
    detail('orderId', 'Order', { of: 'orders', link: 'show', emptyText: '–' }),
    detail('mandateId', 'Auto-debit', { of: 'mandates' }),
  ],
}))

export const mandateScreens = [mandates, debits]
