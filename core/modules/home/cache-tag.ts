import { cacheTag } from '#core/kernel/endpoint.ts'

export const homeTag = cacheTag('home')
