// Organisations, their keys, targets and deliveries, as staff keep them.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { clientErrors as errors } from '#core/modules/clients/errors.ts'
import { clientsStaffApi as api } from '#core/modules/clients/staff-api.ts'
import { isPartner } from '#server/modules/partners/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { counted } from '#server/platform/resource/counted.ts'
import { resourceOperations, type NewWrite, type Write } from '#server/platform/resource/resource.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { createApiKey, revokeApiKey } from '../keys/manage-keys.ts'
import { lockOrganisation, updateScopes } from '../store.ts'
import { createTarget, refuseUngranted, replayDelivery, rotateSecret } from '../webhooks/manage-targets.ts'

export const organisationRows = tableStore(api.staffOrganisations, {
  table: 'clients.organisation',
  computed: {
    liveKeys: counted(sql`select from clients.api_key where organisation_id = organisation.id and revoked_at is null`),
  },
  search: ['name', 'partnerCode', 'technicalContact'],
})

const scopeRequests = tableStore(api.staffScopeRequests, { table: 'clients.scope_request', search: ['reason'] })
const keys = tableStore(api.staffApiKeys, { table: 'clients.api_key', search: ['name', 'ending'] })
const targets = tableStore(api.staffWebhookTargets, { table: 'clients.target', search: ['url'] })
const deliveries = tableStore(api.staffWebhookDeliveries, { table: 'clients.delivery', search: ['eventId', 'type'] })

async function checkPartner(_ctx: Ctx, tx: Tx, { fields }: Write<typeof api.staffOrganisations>): Promise<void> {
  const { partnerCode } = fields
  if (partnerCode && !(await isPartner(tx, partnerCode))) throw errors.NO_SUCH_PARTNER()
}

async function checkTypes(_ctx: Ctx, tx: Tx, { before, fields }: Write<typeof api.staffWebhookTargets>): Promise<void> {
  const organisation = await lockOrganisation(tx, before?.organisationId ?? '')
  if (!organisation) throw commonErrors.NOT_FOUND_ERROR()
  refuseUngranted(fields.types ?? [], organisation.scopes)
}

async function newScopeRequest(
  ctx: Ctx,
  tx: Tx,
  { actor, fields, reason = '' }: NewWrite<typeof api.staffScopeRequests>,
) {
  if (!(await lockOrganisation(tx, fields.organisationId))) throw commonErrors.NOT_FOUND_ERROR()
  const open = { status: 'WAITING' as const, organisationId: fields.organisationId, size: 0, from: 0 }
  if ((await scopeRequests.list(tx, open, ctx.now())).total > 0) throw errors.GRANT_IS_OPEN()
  return { ...fields, scopes: [...new Set(fields.scopes)], reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

/** The organisation has exactly these scopes afterwards. Keys lose at once what it has lost. */
const decideScopes = decisionOf(api.staffScopeRequests, {
  store: scopeRequests,
  errors: { own: errors.OWN_GRANT, decided: errors.GRANT_DECIDED },
  subjectOf: ({ organisationId }) => `organisations/${organisationId}`,
  async approve(_ctx, tx, { organisationId, scopes }) {
    const before = await lockOrganisation(tx, organisationId)
    await updateScopes(tx, organisationId, scopes)
    return { before: { scopes: before?.scopes ?? [] }, after: { scopes } }
  },
})

export const clientsStaff = [
  ...resourceOperations(api.staffOrganisations, organisationRows, {
    kind: 'org',
    check: checkPartner,
    complete: (ctx, _tx, { fields }) => ({ ...fields, createdAt: ctx.now() }),
  }),
  ...resourceOperations(api.staffScopeRequests, scopeRequests, { kind: 'scr', complete: newScopeRequest }),
  ...resourceOperations(api.staffApiKeys, keys),
  ...resourceOperations(api.staffWebhookTargets, targets, { check: checkTypes }),
  ...resourceOperations(api.staffWebhookDeliveries, deliveries),
  ...routes(api.staffClientActions, {
    decideScopes: (ctx, input, { actor }) => decideScopes(ctx, actor, input),
    createApiKey,
    revokeApiKey,
    createWebhookTarget: createTarget,
    rotateWebhookSecret: rotateSecret,
    replayDelivery,
  }),
]
