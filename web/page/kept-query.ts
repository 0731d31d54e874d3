// Which parts of an address go along to the next page: decision L-58.

/** Names of what opens something: they stay behind. */
const SECRET = /token|secret|passw|session|signature|auth|api[_-]?key|jwt|^(?:otp|code|sid|sig|key|state|ticket|hash)$/i
const MOST = 30
const LONGEST = 200

/** The whole query, without token-like keys. */
export function keptQuery(query: URLSearchParams): Record<string, string> {
  const kept = [...query].filter(([name, value]) => !SECRET.test(name) && name.length <= LONGEST && value.length <= LONGEST)
  return Object.fromEntries(kept.slice(0, MOST))
} // prettier-ignore
