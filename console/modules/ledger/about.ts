// The record that a movement of money is about, under a name that staff know.
import { ID } from '../../kit/names/name-of.tsx'
import { listOf } from '../../kit/names/record-of-id.tsx'

interface Entry {
  readonly reference: string
  readonly postings: readonly { readonly account: string }[]
}

/**
 * The id of the record. A refund is known by its order, and a debt by its household: a refund into a wallet has no record of
 * its own. Undefined where the entry names nothing that staff can open.
 */
export function aboutOf({ reference, postings }: Entry): string | undefined {
  const accounts = postings.map(({ account }) => account)
  const isDebt = accounts.some((account) => account.startsWith('owed:'))
  const [own] = idsIn([reference]).filter((id) => !id.startsWith('rfd') && !(id.startsWith('adj') && isDebt))
  const others = idsIn(accounts)
  return own ?? others.find((id) => id.startsWith('ord')) ?? others.find((id) => id.startsWith('acc'))
}

/** The ids of records in lists that staff can open. */
function idsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => ID.exec(text)?.[0] ?? []).filter((id) => listOf(id) !== undefined)
}
