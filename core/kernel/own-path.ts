// Where a redirect may lead: to our own pages and nowhere else. It knows no zod.

/** The path as it is when it is one of our own, else undefined. Refuses `//x`, `/\x`, `/%2fx`, control characters and schemes. */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text)) return undefined
  const start = text.slice(0, 12).toLowerCase()
  if (/^\/(%2f|%5c|%09|%0a|%0d)/.test(start) || text.includes('\\')) return undefined
  return text
}
