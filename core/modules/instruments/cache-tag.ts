import { cacheTag } from '#core/kernel/endpoint.ts'

export const instrumentsTag = cacheTag('instruments')
