// The sandbox organisation, with which an outside developer begins, and a key by which anybody can play Tata Sky.
import { hash } from 'node:crypto'
import { anOrganisation } from '#server/modules/clients/factory.ts'
import { aPartner } from '#server/modules/partners/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

export const SANDBOX_PARTNER = 'SANDBOX'
/** Only the demo data has it. */
export const DEMO_TATA_SKY_KEY = hash('sha256', 'the key of Tata Sky in the demo data', 'buffer')

export async function seedClients(ctx: Ctx): Promise<void> {
  await aPartner(ctx, { code: SANDBOX_PARTNER, name: 'Sandbox partner' })
  await aPartner(ctx, { code: 'TATA_SKY', name: 'Tata Sky', keys: [DEMO_TATA_SKY_KEY] })
  await anOrganisation(ctx, { name: 'Sandbox partner', partnerCode: SANDBOX_PARTNER, isSandbox: true })
}
