import { newToken } from '#server/platform/access/token.ts'

const PREFIX = 'kdl_'
const FORM = /^kdl_[\w-]{43}$/

/** The prefix lets scanners of source code recognise a key that was published by mistake. */
export function newApiKey(): string {
  return PREFIX + newToken()
}

export function isApiKey(text: string): boolean {
  return FORM.test(text)
}

/** Enough to recognise it by. */
export function endingOf(key: string): string {
  return key.slice(-4)
}
