import type { Module } from '#server/platform/module.ts'

export const ledger: Module = { name: 'ledger', operations: [] }
