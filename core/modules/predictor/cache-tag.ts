import { cacheTag } from '#core/kernel/endpoint.ts'

export const predictorTag = cacheTag('predictor')
