import { cacheTag } from '#core/kernel/endpoint.ts'

export const contentTag = cacheTag('content')
