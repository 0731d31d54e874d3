// Every module moves its own rows. What was bought, agreed and paid in stays what it was; only whose it is changes.
import { moveUses } from '#server/modules/coupons/index.ts'
import { moveEnrolments } from '#server/modules/enrolments/index.ts'
import { moveInvitations } from '#server/modules/households/index.ts'
import { moveInstalments } from '#server/modules/instalments/index.ts'
import { moveInvoices } from '#server/modules/invoices/index.ts'
import { moveMandates } from '#server/modules/mandates/index.ts'
import { moveShown } from '#server/modules/onboarding/index.ts'
import { moveOrders } from '#server/modules/orders/index.ts'
import { moveCustomer } from '#server/modules/partners/index.ts'
import { moveRequests } from '#server/modules/privacy/index.ts'
import { moveAddresses, movePreference } from '#server/modules/profiles/index.ts'
import { moveLeads, movePayRequests } from '#server/modules/sales/index.ts'
import { moveWallet } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { Merging } from '#server/platform/database/reassign.ts'
import { moveViews } from '../view/store.ts'

/** What the modules keep of a household. Done again it moves what came in the meantime. In the order in which a settlement locks. */
export async function moveAll(ctx: Ctx, tx: Tx, merging: Merging, id: string): Promise<void> {
  await moveWallet(ctx, tx, merging, id)
  await moveEnrolments(tx, merging)
  await moveUses(tx, merging)
  await moveOrders(tx, merging)
  await moveInvoices(tx, merging)
  await moveInstalments(tx, merging)
  await moveMandates(tx, merging)
  await moveLeads(tx, merging)
  await movePayRequests(tx, merging)
  await moveInvitations(tx, merging)
  await moveAddresses(tx, merging)
  await movePreference(tx, merging)
  await moveCustomer(tx, merging)
  await moveShown(tx, merging)
  await moveRequests(tx, merging)
  await moveViews(tx, merging)
}
