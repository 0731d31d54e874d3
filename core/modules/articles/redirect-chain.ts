// Where redirects lead in the end. It knows no zod.

export const MOST_HOPS = 10

/** The last path of the chain that begins at `start`; undefined for a loop, and for a chain that is too long. */
export async function endOfChain(
  start: string,
  next: (path: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const seen = new Set([start])
  let path = start
  for (;;) {
    const to = await next(path)
    if (to === undefined) return path
    if (seen.has(to) || seen.size > MOST_HOPS) return undefined
    seen.add(to)
    path = to
  }
}
