import type { AreaScreens } from '../../kit/area.ts'
import { invoiceScreens } from './invoices.tsx'
import { ledgerScreens } from './ledger.tsx'

export const area: AreaScreens = { area: 'Money', rank: 4, screens: [...invoiceScreens, ...ledgerScreens] }
