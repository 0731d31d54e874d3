// The staff's message templates, and their list of sent messages.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, QueryFlag } from '#core/kernel/schemas.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { DELIVERY_STATES } from './delivery.ts'
import { LONGEST_URL, VARIABLE_TYPES } from './placeholders.ts'
import { CATEGORIES, CHANNELS } from './template-lint.ts'

const Channel = z.enum(CHANNELS)

const Variable = z.object({
  name: z.string().regex(/^\w{1,30}$/, 'Use letters, digits and underscores.'),
  type: z.enum(VARIABLE_TYPES),
  max: z.int().min(1).max(LONGEST_URL),
})

const template = {
  /** The id at the operators (SMS) or the approved name (WhatsApp). */
  providerTemplate: line(100).nullable(),
  category: z.enum(CATEGORIES).nullable(),
  header: line(20).nullable(),
  dltEntity: line(30).nullable(),
  vars: z.array(Variable).max(20),
  varsReason: line(300).nullable(),
  subject: line(200).nullable(),
  body: z
    .string()
    .trim()
    .min(1)
    .max(4_000)
    .regex(/^[^\0]*$/u, 'Remove invisible characters.'),
}

export const messagesStaffApi = {
  staffTemplates: resource({
    name: 'message-templates',
    feature: 'messages',
    record: z.object({ id: z.string(), key: z.string(), channel: Channel, lang: LanguageKey, ...template }),
    filter: z.object({ key: line(40).optional(), channel: Channel.optional(), lang: LanguageKey.optional() }),
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
    isPersonal: true,
    feature: 'messages',
    record: z.object({
      id: z.string(),
      key: z.string(),
      channel: Channel,
      subject: z.string(),
      providerId: z.string().nullable(),
      failure: z.string().nullable(),
      /** As the vendor reported last. */
      delivery: z.enum(DELIVERY_STATES).nullable(),
      at: Instant,
    }),
    filter: z.object({ channel: Channel.optional(), subject: line(64).optional(), hasFailed: QueryFlag.optional() }),
    sort: ['at'],
    newestFirst: true,
  }),
}
