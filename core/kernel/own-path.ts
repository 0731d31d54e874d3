// Where a redirect or a link may lead.

/** The path as it is when it is one of our own, else undefined. Refuses `//x`, `/\x`, `/%2fx`, control characters and schemes. */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text)) return undefined
  const start = text.slice(0, 12).toLowerCase()
  if (/^\/(%2f|%5c|%09|%0a|%0d)/.test(start) || text.includes('\\')) return undefined
  return text
}

/** An address of another site as staff may write it: https, a host by name, no user, no backslash, no space or control character. */
export function isHttpsAddress(text: string): boolean {
  return /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?([/?#][\x21-\x5b\x5d-\x7e]*)?$/i.test(text)
}
