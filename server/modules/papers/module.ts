import { defineModule } from '#server/platform/module.ts'
import { policyOperations } from './policies/resource.ts'
import { papersReference } from './reference/rows.ts'

export const papers = defineModule({ name: 'papers', operations: policyOperations, reference: papersReference })
