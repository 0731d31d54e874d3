// For tests and for the seed: an organisation with scopes that two people would have approved.
import { CLIENT_SCOPES, type ClientScope } from '#core/modules/clients/client-scope.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { tagHousehold } from '#server/modules/partners/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { endingOf, newApiKey } from './keys/api-key.ts'
import { insertKey } from './keys/store.ts'
import { organisationRows } from './staff/resources.ts'
import { updateScopes } from './store.ts'
import { hashOf } from '#server/platform/access/token.ts'
import { inTransaction } from '#server/platform/database/db.ts'

export interface AnOrganisation {
  readonly name?: string
  readonly partnerCode?: string | null
  readonly scopes?: readonly ClientScope[]
  readonly isSandbox?: boolean
}

/** Answers its id. */
export async function anOrganisation(ctx: Ctx, but: AnOrganisation = {}): Promise<string> {
  const { name = 'Deccan Schools', partnerCode = null, scopes = CLIENT_SCOPES, isSandbox = false } = but
  const id = ctx.newId('org')
  const fields = {
    name,
    partnerCode,
    technicalContact: 'it@partner.example',
    isActive: true,
    isSandbox,
    createdAt: ctx.now(),
  }
  await inTransaction(ctx.db, async (tx) => {
    await organisationRows.insert(tx, id, fields, ctx.now())
    await updateScopes(tx, id, scopes)
  })
  return id
}

/** A child whose family came from the partner and has agreed to learning and to sharing. */
export async function aSharedFamily(
  ctx: Ctx,
  { partnerCode, firstName }: { readonly partnerCode: string; readonly firstName: string },
): Promise<AHousehold> {
  const home = await aHousehold(ctx, { firstName, birthYear: 2014, hasConsent: true })
  await inTransaction(ctx.db, (tx) => tagHousehold(ctx, tx, home.accountId, partnerCode))
  await someConsents(ctx, { ...home, purposes: ['CORE_LEARNING', 'CENTRE_SHARING'] })
  return home
}

/** A key with all scopes of the organisation. */
export async function anApiKey(
  ctx: Ctx,
  organisationId: string,
  scopes: readonly ClientScope[] = CLIENT_SCOPES,
): Promise<string> {
  const apiKey = newApiKey()
  const key = { id: ctx.newId('key'), organisationId, name: 'A program', hash: hashOf(apiKey), ending: endingOf(apiKey), scopes, createdBy: 'seed' } // prettier-ignore
  if (!(await inTransaction(ctx.db, (tx) => insertKey(tx, key, ctx.now())))) throw new Error('two keys work already')
  return apiKey
}
