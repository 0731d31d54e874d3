import { cacheTag } from '#core/kernel/endpoint.ts'

export const listingsTag = cacheTag('listings')
