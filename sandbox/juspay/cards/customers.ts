// Customers of the shop, as the gateway keeps them.
import { isoString, type Clock } from '#core/kernel/time.ts'
import type { Records } from '../../records.ts'
import type { FaultResponse, Call } from '../faults.ts'
import { createCardVault, type CardVault } from './card-vault.ts'
import { hex } from '../order-book.ts'
import { text } from '../orders.ts'
import { invalidField, unknownResource } from '../refusals.ts'

interface Customer {
  readonly id: string
  readonly object: 'customer'
  readonly object_reference_id: string
  readonly mobile_number: string
  readonly mobile_country_code: string
  readonly email_address: string
  readonly first_name: string
  readonly last_name: string
  readonly date_created: string
  readonly last_updated: string
}

export interface Customers extends CardVault {
  readonly create: (call: Call) => FaultResponse
  readonly read: (call: Call) => FaultResponse
}

export function createCustomers(records: Records, now: Clock, merchantId: string): Customers {
  const byId = new Map<string, Customer>()
  const enter = (customer: Customer) =>
    [customer.id, customer.object_reference_id].forEach((id) => byId.set(id, customer))
  records.all<Customer>('customer').forEach(enter)

  return {
    create({ form }) {
      const reference = text(form, 'object_reference_id')
      if (reference === '') return invalidField('object_reference_id')
      const at = isoString(now())
      const customer: Customer = {
        id: byId.get(reference)?.id ?? `cst_${hex(8)}`,
        object: 'customer',
        object_reference_id: reference,
        mobile_number: text(form, 'mobile_number'),
        mobile_country_code: text(form, 'mobile_country_code') || '91',
        email_address: text(form, 'email_address'),
        first_name: text(form, 'first_name'),
        last_name: text(form, 'last_name'),
        date_created: byId.get(reference)?.date_created ?? at,
        last_updated: at,
      }
      enter(customer)
      records.save('customer', customer.id, customer)
      return { status: 200, body: customer }
    },
    read({ id }) {
      const customer = byId.get(id)
      return customer ? { status: 200, body: customer } : unknownResource('Customer')
    },
    ...createCardVault(records, merchantId),
  }
}
