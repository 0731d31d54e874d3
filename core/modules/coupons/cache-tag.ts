import { cacheTag } from '#core/kernel/endpoint.ts'

export const couponsTag = cacheTag('coupons')
