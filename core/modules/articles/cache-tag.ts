import { cacheTag } from '#core/kernel/endpoint.ts'

export const articlesTag = cacheTag('articles')
