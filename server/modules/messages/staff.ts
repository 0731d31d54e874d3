// The resources by which staff keep message templates and look into what was sent.
import { sql } from 'kysely'
import { messagesStaffApi } from '#core/modules/messages/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const templates = tableStore({
  table: 'messages.template',
  id: sql<string>`key || '.' || channel || '.' || lang`,
  fields: ['key', 'channel', 'lang', 'providerTemplate', 'subject', 'body'],
  search: ['key', 'body', 'subject'],
  sortedBy: 'key',
})

const sent = tableStore({
  table: 'messages.sent',
  fields: ['key', 'channel', 'subject', 'providerId', 'failure', 'at'],
  search: ['subject', 'key', 'providerId'],
  where: { hasFailed: (value) => sql<boolean>`(failure is not null) = ${value}` },
  sortedBy: 'at',
  newestFirst: true,
})

export const messagesStaff = [
  ...resourceOperations('message-templates', messagesStaffApi.staffTemplates, templates, {
    idOf: ({ key, channel, lang }) => `${key}.${channel}.${lang}`,
  }),
  ...resourceOperations('sent-messages', messagesStaffApi.staffSent, sent),
]
