import { cacheTag } from '#core/kernel/endpoint.ts'

export const solvedTag = cacheTag('solved')
