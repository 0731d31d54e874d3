import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { ledgerStaff } from './staff.ts'

export const ledger = defineModule({ name: 'ledger', household, operations: ledgerStaff })
