// Organisations whose programs call us: their keys, the targets of their webhooks, and each delivery.
import { CheckboxGroupInput } from 'react-admin'
import { WEBHOOK_TYPES } from '#core/modules/clients/client-scope.ts'
import { Code } from '../../kit/fields.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { OrganisationActions } from './organisation-actions.tsx'
import { partners } from './partners.tsx'
import { DeliveryActions, KeyActions, TargetActions } from './row-actions.tsx'

const organisations = screen('organisations')(({ column, input, filter }) => ({
  label: 'Organisations',
  about: 'Companies and schools that use the API.',
  asText: ({ name }) => name,
  filters: [filter('isActive', 'On')],
  columns: [
    column('name'),
    column('partnerCode', 'Partner'),
    column('scopes', 'May read'),
    column('liveKeys', 'Keys that work'),
    column('isSandbox', 'Sandbox'),
    column('isActive', 'On'),
    column('createdAt', 'Since'),
  ],
  defaults: { isActive: true, partnerCode: null },
  aside: OrganisationActions,
  form: [
    input('name'),
    input('partnerCode', 'Partner code', {
      helperText: 'Its families are those with this tag; leave empty if it has none.',
    }),
    input('technicalContact', 'Technical contact', { type: 'email' }),
    input('isActive', 'On', { helperText: 'When off, none of its keys works and nothing is sent to it.' }),
  ],
}))

function ScopeDecision() {
  return (
    <SecondDecision
      of="scope-requests"
      scope="clients.approve"
      approval={({ scopes }) => (scopes.length === 0 ? 'Take all scopes away' : `Allow ${scopes.join(', ')}`)}
    />
  )
}

const scopeRequests = screen('scope-requests')(({ column, detail }) => ({
  label: 'Scope requests',
  about: 'Rights that an organisation asks for. A second person grants them.',
  asText: ({ scopes }) => scopes.join(', '),
  filters: [byAskedStatus],
  columns: [
    column('organisationId', 'Organisation', { of: 'organisations' }),
    column('scopes', 'May read'),
    column('askedBy', 'Requested by'),
    column('askedAt', 'Asked'),
    column('status'),
  ],
  aside: ScopeDecision,
  details: [
    detail('status', 'State'),
    detail('organisationId', 'Organisation', { of: 'organisations' }),
    detail('scopes', 'May read afterwards', { emptyText: 'nothing' }),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))

const keys = screen('api-keys')(({ column, detail, filter }) => ({
  label: 'API keys',
  about: 'Keys of organisations. Only their last letters are kept.',
  whenEmpty: 'Keys are made on the page of an organisation.',
  asText: ({ name }) => name,
  filters: [filter('organisationId', 'Organisation', { of: 'organisations', alwaysOn: true })],
  columns: [
    column('name'),
    column('organisationId', 'Organisation', { of: 'organisations' }),
    column('ending', 'Ends with', { as: Code }),
    column('scopes', 'May read'),
    column('createdAt', 'Created'),
    column('lastUsedAt', 'Last used'),
    column('revokedAt', 'Revoked'),
  ],
  aside: KeyActions,
  details: [
    detail('name'),
    detail('organisationId', 'Organisation', { of: 'organisations' }),
    detail('ending', 'Ends with', { as: Code }),
    detail('scopes', 'May read'),
    detail('createdAt', 'Created'),
    detail('createdBy', 'Created by'),
    detail('lastUsedAt', 'Last used', { emptyText: 'never' }),
    detail('revokedAt', 'Revoked', { emptyText: 'no' }),
  ],
}))

const targets = screen('webhook-targets')(({ column, filter, input }) => ({
  label: 'Webhook targets',
  about: 'The addresses to which we report events.',
  asText: ({ url }) => url,
  mayCreate: false,
  filters: [
    filter('organisationId', 'Organisation', { of: 'organisations', alwaysOn: true }),
    filter('isActive', 'On'),
  ],
  columns: [
    column('url', 'Address'),
    column('organisationId', 'Organisation', { of: 'organisations' }),
    column('types', 'Events'),
    column('isActive', 'On'),
    column('createdAt', 'Since'),
  ],
  aside: TargetActions,
  form: [
    input('types', 'Events', {
      as: CheckboxGroupInput,
      row: false,
      choices: WEBHOOK_TYPES.map((type) => ({ id: type, name: type })),
    }),
    input('isActive', 'On', { helperText: 'When off, messages wait until it is on again.' }),
  ],
}))

const deliveries = screen('webhook-deliveries')(({ column, detail, filter }) => ({
  label: 'Webhook deliveries',
  about: 'Each report of an event, and what the other side answered.',
  whenEmpty: 'Each event that an organisation has asked for is listed here.',
  asText: ({ type }) => type,
  filters: [
    filter('state', { alwaysOn: true }),
    filter('organisationId', 'Organisation', { of: 'organisations', alwaysOn: true }),
    filter('targetId', 'Target', { of: 'webhook-targets' }),
  ],
  columns: [
    column('type', 'Event'),
    column('organisationId', 'Organisation', { of: 'organisations' }),
    column('state'),
    column('tries'),
    column('status', 'Last answer'),
    column('fault', 'No answer because'),
    column('createdAt', 'Since'),
    column('nextTryAt', 'Next try'),
  ],
  aside: DeliveryActions,
  details: [
    detail('type', 'Event'),
    detail('eventId', 'Its id (webhook-id)', { as: Code }),
    detail('organisationId', 'Organisation', { of: 'organisations' }),
    detail('targetId', 'Target', { of: 'webhook-targets' }),
    detail('state'),
    detail('tries'),
    detail('status', 'Last answer', { emptyText: 'none' }),
    detail('fault', 'No answer because', { emptyText: '–' }),
    detail('createdAt', 'Since'),
    detail('lastTryAt', 'Last try', { emptyText: 'none' }),
    detail('nextTryAt', 'Next try', { emptyText: 'none' }),
  ],
}))

export const clientScreens: Screen[] = [partners, organisations, scopeRequests, keys, targets, deliveries]
