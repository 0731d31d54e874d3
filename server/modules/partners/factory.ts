// For the seed: a partner that works with us, and the key that signs the tokens of its customers.
import type { Ctx } from '#server/platform/context.ts'

export async function aPartner(
  { db }: Ctx,
  { code, name, keys = [] }: { readonly code: string; readonly name: string; readonly keys?: readonly Buffer[] },
): Promise<void> {
  const row = { code, name, keys: [...keys], is_active: true }
  await db
    .insertInto('partners.partner')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ keys: row.keys }))
    .execute()
}
