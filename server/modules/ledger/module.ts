import { defineModule } from '#server/platform/module.ts'
import { ledgerStaff } from './staff.ts'

export const ledger = defineModule({ name: 'ledger', operations: ledgerStaff })
