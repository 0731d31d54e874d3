import type { Module } from '#server/platform/module.ts'
import { ledgerStaff } from './staff.ts'

export const ledger: Module = { name: 'ledger', operations: ledgerStaff }
