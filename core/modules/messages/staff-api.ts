// What staff keep of message templates, and see of what was sent.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, QueryFlag } from '#core/kernel/schemas.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'

const Channel = z.enum(['SMS', 'WHATSAPP', 'MAIL'])

const template = {
  /** The id at the operators (SMS) or the approved name (WhatsApp). */
  providerTemplate: line(100).nullable(),
  subject: line(200).nullable(),
  body: z
    .string()
    .trim()
    .min(1)
    .max(4_000)
    .regex(/^[^\0]*$/u, 'has control characters'),
}

export const messagesStaffApi = {
  staffTemplates: resource({
    name: 'message-templates',
    feature: 'messages',
    record: z.object({ id: z.string(), key: z.string(), channel: Channel, lang: LanguageKey, ...template }),
    filter: z.object({ channel: Channel.optional(), lang: LanguageKey.optional() }),
    sort: ['key', 'channel', 'lang'],
    create: z.object({
      key: z.string().regex(/^[a-z][a-z-]{0,39}$/),
      channel: Channel,
      lang: LanguageKey,
      ...template,
    }),
    update: z.object(template),
  }),
  staffSent: resource({
    name: 'sent-messages',
    feature: 'messages',
    record: z.object({
      id: z.string(),
      key: z.string(),
      channel: Channel,
      subject: z.string(),
      providerId: z.string().nullable(),
      failure: z.string().nullable(),
      at: Instant,
    }),
    filter: z.object({ channel: Channel.optional(), subject: line(64).optional(), hasFailed: QueryFlag.optional() }),
    sort: ['at', 'channel', 'key'],
    newestFirst: true,
  }),
}
