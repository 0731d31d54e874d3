import type { Module } from '#server/platform/module.ts'
import { forgetAnswersListener, forgetHouseholdListener } from './forget.ts'
import { profileRoutes } from './routes.ts'

export const profiles: Module = {
  name: 'profiles',
  operations: profileRoutes,
  listeners: [forgetAnswersListener, forgetHouseholdListener],
}
