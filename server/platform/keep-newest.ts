/** Writes it down as the newest, and lets go of the oldest when there are more than `most`: a map keeps its order of writing. */
export function keepNewest<V>(entries: Map<string, V>, key: string, value: V, most: number): void {
  entries.delete(key)
  entries.set(key, value)
  const [oldest] = entries.size > most ? entries.keys() : []
  if (oldest !== undefined) entries.delete(oldest)
}
