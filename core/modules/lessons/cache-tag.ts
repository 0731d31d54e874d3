import { cacheTag } from '#core/kernel/endpoint.ts'

export const lessonsTag = cacheTag('lessons')
