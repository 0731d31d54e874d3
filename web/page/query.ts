/** "?a=1&b=2" of what is given, in the order it is given. */
export function toQuery(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

/** The same query with these values instead; what becomes undefined leaves it. */
export function changeQuery(query: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  return toQuery({ ...Object.fromEntries(query), ...changes })
}

/** A query that goes along to another page of ours: whole, without what could open something. Decision L-58. */
export function keptQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => !LIKE_A_TOKEN.test(name)))
  return kept.size > 0 ? `?${kept}` : ''
}

const LIKE_A_TOKEN = /token|otp|passw|secret|session|auth|signature|api_?key|jwt/i
