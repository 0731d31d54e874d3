// The resources by which staff keep message templates and look into what was sent.
import { sql } from 'kysely'
import { messagesStaffApi } from '#core/modules/messages/staff-api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { lintTemplate, type TemplateDraft } from '#core/modules/messages/template-lint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const templates = tableStore(messagesStaffApi.staffTemplates, {
  table: 'messages.template',
  id: sql<string>`key || '.' || channel || '.' || lang`,
  search: ['key', 'body', 'subject'],
})

const sent = tableStore(messagesStaffApi.staffSent, {
  table: 'messages.sent',
  search: ['subject', 'key', 'providerId'],
  keys: ['subject', 'providerId'],
  where: {
    hasFailed: (value) => sql<boolean>`(failure is not null or delivery is not distinct from 'FAILED') = ${value}`,
  },
})

/** A template that operators would refuse is not saved. Each field gets its first fault. */
function refuseUnfit(_: Ctx, __: unknown, { before, fields }: Write<typeof messagesStaffApi.staffTemplates>): void {
  const draft = { ...before, ...fields } as unknown as TemplateDraft // the contract's schema has let it through
  const found = lintTemplate(draft)
  if (found.length === 0) return
  throw new DomainError(commonErrors.INVALID_INPUT, {}, Object.fromEntries(found.toReversed().map(({ field, text }) => [field, text]))) // prettier-ignore
}

export const messagesStaff = [
  ...resourceOperations(messagesStaffApi.staffTemplates, templates, {
    idOf: ({ key, channel, lang }) => `${key}.${channel}.${lang}`,
    check: refuseUnfit,
  }),
  ...resourceOperations(messagesStaffApi.staffSent, sent),
]
