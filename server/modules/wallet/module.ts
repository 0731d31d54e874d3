import type { Module } from '#server/platform/module.ts'
import { expireHoldsJob } from './expire-holds.ts'
import { walletRoutes } from './routes.ts'
import { walletStaff } from './staff/resources.ts'

export const wallet: Module = { name: 'wallet', operations: [...walletRoutes, ...walletStaff], jobs: [expireHoldsJob] }
