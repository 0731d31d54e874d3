/** The answer, or `otherwise` when it does not come within this time. A failure of `asking` is thrown. */
export async function withinTime<T, O>(asking: Promise<T>, ms: number, otherwise: O): Promise<T | O> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const impatience = new Promise<O>((resolve) => (timer = setTimeout(() => resolve(otherwise), ms)))
  return Promise.race([asking, impatience]).finally(() => clearTimeout(timer))
}
