// Organisations whose programs call us, as staff keep them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { Instant, inWords, line, QueryFlag, StaffRef } from '#core/kernel/schemas.ts'
import { PartnerCode } from '#core/modules/partners/api.ts'
import { ClientScopeKey } from './api.ts'
import { WEBHOOK_TYPES } from './client-scope.ts'
import { clientErrors as errors } from './errors.ts'

const feature = 'clients'
const Id = line(64).min(1)
const Scopes = z.array(ClientScopeKey).max(10)
export const WebhookTypes = z.array(z.enum(WEBHOOK_TYPES)).max(20)
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'DEAD', 'WITHHELD'] as const
const DeliveryState = inWords(z.enum(DELIVERY_STATES), {
  DEAD: 'Gave up',
  WITHHELD: 'Withheld: not shared any more',
})

const organisation = {
  name: line(100).min(2),
  /** Families with this tag are the organisation’s. Null: it has none, and reads only what is public. */
  partnerCode: PartnerCode.nullable(),
  technicalContact: z.email().max(200),
  /** Off: none of its keys works and nothing is sent to it. */
  isActive: z.boolean(),
}
const TargetUrl = z.url({ protocol: /^https?$/ }).max(500)
const target = { types: WebhookTypes.min(1), isActive: z.boolean() }

export const clientsStaffApi = {
  staffOrganisations: resource({
    name: 'organisations',
    feature,
    record: z.object({
      id: z.string(),
      ...organisation,
      scopes: Scopes,
      isSandbox: z.boolean(),
      liveKeys: z.int(),
      createdAt: Instant,
    }),
    filter: z.object({ isActive: QueryFlag.optional() }),
    sort: ['createdAt', 'name'],
    newestFirst: true,
    create: z.object(organisation),
    update: z.object(organisation),
    errors: [errors.NO_SUCH_PARTNER],
  }),
  /** Which scopes an organisation has: one person requests them, another approves. */
  staffScopeRequests: requests({
    name: 'scope-requests',
    feature,
    subject: { organisationId: z.string(), scopes: Scopes },
    filter: { organisationId: Id.optional() },
    create: z.object({ organisationId: Id, scopes: Scopes, reason: Sentence }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.GRANT_IS_OPEN],
  }),
  staffApiKeys: resource({
    name: 'api-keys',
    feature,
    record: z.object({
      id: z.string(),
      organisationId: z.string(),
      name: z.string(),
      /** The last four characters, to recognise it by. */
      ending: z.string(),
      scopes: Scopes,
      createdAt: Instant,
      createdBy: StaffRef,
      lastUsedAt: Instant.nullable(),
      revokedAt: Instant.nullable(),
    }),
    filter: z.object({ organisationId: Id.optional() }),
    sort: ['createdAt'],
    newestFirst: true,
  }),
  staffWebhookTargets: resource({
    name: 'webhook-targets',
    feature,
    record: z.object({
      id: z.string(),
      organisationId: z.string(),
      url: z.string(),
      ...target,
      createdAt: Instant,
      /** Messages are signed with the old secret too until then. */
      oldSecretTill: Instant.nullable(),
    }),
    filter: z.object({ organisationId: Id.optional(), isActive: QueryFlag.optional() }),
    sort: ['createdAt'],
    newestFirst: true,
    update: z.object(target),
    errors: [errors.SCOPE_NOT_GRANTED],
  }),
  staffWebhookDeliveries: resource({
    name: 'webhook-deliveries',
    feature,
    record: z.object({
      id: z.string(),
      organisationId: z.string(),
      targetId: z.string(),
      eventId: z.string(),
      type: z.enum(WEBHOOK_TYPES),
      state: DeliveryState,
      tries: z.int(),
      createdAt: Instant,
      nextTryAt: Instant.nullable(),
      lastTryAt: Instant.nullable(),
      /** The HTTP status of the last answer. */
      status: z.int().nullable(),
      /** Why there was no answer. */
      fault: z.string().nullable(),
    }),
    filter: z.object({ state: DeliveryState.optional(), organisationId: Id.optional(), targetId: Id.optional() }),
    sort: ['createdAt'],
    newestFirst: true,
  }),
  staffClientActions: {
    decideScopes: decisionOn({
      of: 'scope-requests',
      feature: 'clients',
      summary: 'approve or reject the scopes of an organisation',
      errors: [errors.OWN_GRANT, errors.GRANT_DECIDED],
    }),
    createApiKey: endpoint({
      method: 'POST',
      path: '/staff/organisations/:id/keys',
      summary: 'Staff: create an API key (answered this once; two may work at a time)',
      access: 'staff:clients.edit',
      params: z.object({ id: Id }),
      body: z.object({ name: line(60).min(1), scopes: Scopes.min(1), reason: Reason.optional() }),
      response: z.object({ keyId: z.string(), apiKey: z.string() }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.TOO_MANY_KEYS, errors.SCOPE_NOT_GRANTED],
    }),
    revokeApiKey: endpoint({
      method: 'POST',
      path: '/staff/api-keys/:id/revocation',
      summary: 'Staff: revoke an API key at once',
      access: 'staff:clients.edit',
      params: z.object({ id: Id }),
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ revokedAt: Instant }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.KEY_IS_REVOKED],
    }),
    createWebhookTarget: endpoint({
      method: 'POST',
      path: '/staff/organisations/:id/targets',
      summary: 'Staff: create a webhook target (its secret is answered this once)',
      access: 'staff:clients.edit',
      params: z.object({ id: Id }),
      body: z.object({ url: TargetUrl, types: target.types, reason: Reason.optional() }),
      response: z.object({ targetId: z.string(), signingSecret: z.string() }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.TARGET_REFUSED, errors.TOO_MANY_TARGETS, errors.SCOPE_NOT_GRANTED],
    }),
    rotateWebhookSecret: endpoint({
      method: 'POST',
      path: '/staff/webhook-targets/:id/secret',
      summary: 'Staff: give a target a new secret (messages carry both signatures for a day)',
      access: 'staff:clients.edit',
      params: z.object({ id: Id }),
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ signingSecret: z.string() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    replayDelivery: endpoint({
      method: 'POST',
      path: '/staff/webhook-deliveries/:id/replay',
      summary: 'Staff: send a delivered or dead message again, under the same id',
      access: 'staff:clients.edit',
      params: z.object({ id: Id }),
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ state: DeliveryState }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.DELIVERY_IS_WAITING, errors.TARGET_IS_OFF],
    }),
  },
}
