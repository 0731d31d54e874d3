import type { ListMeta } from './data-provider.ts'

/** How many rows a list has: "312", or "10,000 or more". The server stops counting there. */
export function showTotal(total: number, meta: ListMeta | undefined): string {
  const count = total.toLocaleString('en-IN')
  return meta?.isCapped ? `${count} or more` : count
}
