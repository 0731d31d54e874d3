import { cacheTag } from '#core/kernel/endpoint.ts'

export const webinarsTag = cacheTag('webinars')
