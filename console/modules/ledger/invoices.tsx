import type { ReactElement } from 'react'
import { SelectInput } from 'react-admin'
import type { PathsOf, StaffRecord } from '../../frame/contract.ts'
import type { Options } from '../../kit/elements.tsx'
import { IndianState } from '../../kit/fields.tsx'
import { stateChoices } from '../../kit/names/labels.ts'
import { related } from '../../kit/related.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { placeCorrections, RequestPlace } from './place-corrections.tsx'
import { CreditNotePaper, InvoicePaper } from '../orders/order-papers.tsx'

/** The columns of invoices and of credit notes. */
type Figure = PathsOf<StaffRecord<'invoices'>> & PathsOf<StaffRecord<'credit-notes'>>
interface Paper {
  readonly column: (source: Figure, label?: string, options?: Options) => ReactElement
  readonly detail: (source: Figure, label?: string, options?: Options) => ReactElement
}

/** The columns that both papers have. */
const columns = ({ column }: Paper) => [
  column('number'),
  column('issuedAt', 'Issued'),
  column('buyer'),
  column('stateCode', 'State', { as: IndianState }),
  column('taxable', 'Amount before tax'),
  column('cgst', 'CGST'),
  column('sgst', 'SGST'),
  column('igst', 'IGST'),
  column('total'),
]

/** Below an order or a household. */
const columnsOfPart = ({ column }: Paper) => [
  column('number'),
  column('issuedAt', 'Issued'),
  column('buyer'),
  column('taxable', 'Amount before tax'),
  column('total'),
]

/** Every figure of a paper. */
const details = ({ detail }: Paper) => [
  detail('orderId', 'Order', { of: 'orders', link: 'show' }),
  detail('issuedAt', 'Issued'),
  detail('buyer'),
  detail('stateCode', 'Place of supply', { as: IndianState }),
  detail('taxable', 'Amount before tax'),
  detail('cgst', 'CGST'),
  detail('sgst', 'SGST'),
  detail('igst', 'IGST'),
  detail('total', 'Total'),
]

export const invoiceScreens: Screen[] = [
  screen('invoices')((elements) => ({
    label: 'Invoices',
    about: 'The tax invoices of paid orders.',
    asText: ({ number }) => number,
    filters: [elements.filter('stateCode', 'State', { as: SelectInput, choices: stateChoices })],
    columns: [...columns(elements), elements.column('creditNote', 'Credit notes')],
    columnsOfPart: columnsOfPart(elements),
    aside: InvoicePaper,
    details: [elements.detail('creditNote', 'Credit notes', { emptyText: 'none' }), ...details(elements)],
  })),
  screen('place-checks')(({ column, detail }) => ({
    label: 'Wrong states',
    about:
      'Orders that were taxed for the wrong state, because of their PIN code. Two people correct the invoice of each.',
    whenEmpty: 'No order was taxed for the wrong state.',
    asText: ({ orderId }) => orderId,
    columns: [
      column('orderId', 'Order', { of: 'orders', link: 'show' }),
      column('invoice'),
      column('stateCode', 'State on the invoice', { as: IndianState }),
      column('rightStateCode', 'Right state', { as: IndianState }),
      column('tax'),
      column('difference'),
      column('creditNote', 'Credit notes'),
      column('listedAt', 'Listed'),
    ],
    aside: RequestPlace,
    related: [related('place-corrections', 'orderId')],
    details: [
      detail('orderId', 'Order', { of: 'orders', link: 'show' }),
      detail('invoice', 'Invoice', { emptyText: 'not issued yet' }),
      detail('creditNote', 'Credit notes', { emptyText: 'none' }),
      detail('stateCode', 'State on the invoice', { as: IndianState }),
      detail('rightStateCode', 'Right state', { as: IndianState, emptyText: 'ask the family' }),
      detail('tax', 'Tax'),
      detail('difference'),
      detail('listedAt', 'Listed'),
    ],
  })),
  placeCorrections,
  screen('credit-notes')((elements) => ({
    label: 'Credit notes',
    about: 'The credit notes of refunded and of corrected invoices.',
    whenEmpty: 'A refund writes its credit note by itself.',
    asText: ({ number }) => number,
    filters: [elements.filter('stateCode', 'State', { as: SelectInput, choices: stateChoices })],
    columns: [...columns(elements), elements.column('invoice', 'Answers')],
    columnsOfPart: columnsOfPart(elements),
    aside: CreditNotePaper,
    details: [elements.detail('invoice', 'Answers the invoice', { emptyText: 'none' }), ...details(elements)],
  })),
]
