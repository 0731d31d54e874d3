import type { Module } from '#server/platform/module.ts'
import { mailMissingAddressJob } from './email.ts'
import { contactRoutes } from './routes.ts'
import { tellOldNumberJob } from './tell-old-number.ts'

export const contacts: Module = {
  name: 'contacts',
  operations: contactRoutes,
  jobs: [tellOldNumberJob, mailMissingAddressJob],
}
