import { cacheTag } from '#core/kernel/endpoint.ts'

export const experimentsTag = cacheTag('experiments')
