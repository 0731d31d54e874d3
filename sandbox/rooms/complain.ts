/** Writes what went wrong in the room to the terminal. */
export function complain(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Sandbox room: ${what}: ${reason}\n`)
}
