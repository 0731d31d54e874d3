import type { GuardianChangeKind } from '#core/modules/support/guardian-change.ts'
import { findSite } from '#server/modules/content/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { languageOf } from '../language-of.ts'

interface Change {
  readonly id: string
  readonly kind: GuardianChangeKind
  /** The household that was linked or unlinked, and all other guardians. */
  readonly accountIds: readonly string[]
}

/** To all of them, so that nobody comes to a child or loses one without the family knowing. */
export async function notifyGuardianChange(ctx: Ctx, tx: Tx, { id, kind, accountIds }: Change): Promise<void> {
  const { support } = await findSite(ctx)
  const type = kind === 'LINK' ? 'guardian-linked' : 'guardian-unlinked'
  for (const accountId of accountIds)
    await notify(ctx, tx, {
      to: { accountId },
      type,
      key: `${type} ${id} ${accountId}`,
      purpose: 'SAFETY',
      values: { tollFree: support.tollFree },
      lang: await languageOf(tx, accountId),
      subject: id,
    })
}
