import { commonErrors } from '#core/kernel/common-errors.ts'
import { profileErrors as errors } from '#core/modules/profiles/errors.ts'
import { MOST_ADDRESSES, type Address, type AddressInput } from '#core/modules/profiles/profile.ts'
import { lockAccount, requireState } from '#server/modules/accounts/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { clearDefault, insertAddress, listAddresses, updateAddress, type AddressToKeep } from './store-addresses.ts'

/** The first address is always the default, even if the input says otherwise. */
export async function saveAddress(
  ctx: Ctx,
  { addressId, ...input }: AddressInput & { readonly addressId?: string | undefined },
  { actor: { accountId } }: Call<Household>,
): Promise<Address[]> {
  return ctx.db.transaction().execute(async (tx) => {
    // Held, so that two who add at once are counted one after the other.
    await lockAccount(tx, accountId)
    const known = await listAddresses(tx, accountId)
    const before = known.find((each) => each.addressId === addressId)
    const address: AddressToKeep = { ...input, stateCode: requireState(input, before) }
    const others = known.filter((each) => each.addressId !== addressId)
    const kept = { ...address, isDefault: address.isDefault || !others.some(({ isDefault }) => isDefault) }
    if (kept.isDefault) await clearDefault(tx, accountId)
    if (addressId !== undefined) {
      if (!(await updateAddress(tx, { id: addressId, accountId }, kept))) throw commonErrors.NOT_FOUND_ERROR()
    } else {
      if (known.length >= MOST_ADDRESSES) throw errors.TOO_MANY_ADDRESSES({ n: MOST_ADDRESSES })
      await insertAddress(tx, { id: ctx.newId('adr'), accountId, now: ctx.now() }, kept)
    }
    return listAddresses(tx, accountId)
  })
}
