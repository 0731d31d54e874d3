import type { Module } from '#server/platform/module.ts'
import { walletRoutes } from './routes.ts'

export const wallet: Module = { name: 'wallet', operations: walletRoutes }
