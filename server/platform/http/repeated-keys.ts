/**
 * Answers true when an object of a JSON text has a key twice. JSON.parse keeps the last one silently, so a reader in front of
 * us could have seen another value. The text has more keys than the parsed value then. The text must be valid JSON.
 */
export function hasRepeatedKeys(json: string, parsed: unknown): boolean {
  let keys = 0
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) keys += 1
  return keys !== countKeys(parsed)
}

/** Without recursion: a body may be as deep as it is long. */
function countKeys(parsed: unknown): number {
  let keys = 0
  const open = [parsed]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    const inside: unknown[] = Object.values(value)
    if (!Array.isArray(value)) keys += inside.length
    for (const each of inside) open.push(each)
  }
  return keys
}
