// The part of a record's changes that one person makes, when two make all others: to switch it off, at once.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { SPEC, type AnyResource, type RecordOf } from '#core/kernel/resource.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { lockRow, type FullStore } from '../store.ts'

/** The reason is stored in the record's history. Throws NOT_FOUND_ERROR. */
export function switchOffOf<A extends AnyResource, F extends keyof RecordOf<A> & string>(
  api: A,
  store: FullStore<RecordOf<A>, Partial<Record<F, boolean>>>,
  field: F,
) {
  const { name } = api[SPEC]
  const off = { [field]: false } as Record<F, false> // the one field
  return (ctx: Ctx, actor: Staff, { id, reason }: { readonly id: string; readonly reason: string }) =>
    ctx.db.transaction().execute(async (tx) => {
      const record = await lockRow(store, tx, id, ctx.now())
      if (!record) throw commonErrors.NOT_FOUND_ERROR()
      await store.update(tx, id, off, ctx.now())
      const detail = { before: { [field]: record[field] }, after: off, reason }
      await audit(ctx, tx, { actor, action: `${name}.off`, subject: `${name}/${id}`, detail })
      return off
    })
}
