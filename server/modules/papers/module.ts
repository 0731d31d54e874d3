import { defineModule } from '#server/platform/module.ts'
import { policyOperations } from './policies/resource.ts'

export const papers = defineModule({ name: 'papers', operations: policyOperations })
