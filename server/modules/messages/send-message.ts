import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import { fill, getTemplate, placeholdersOf, type Channel, type Template, type Values } from './template.ts'

export interface Message {
  readonly key: string
  readonly channel: Exclude<Channel, 'MAIL'>
  readonly to: string
  readonly lang: Language
  readonly values: Values
  /** Whose message it is: an account or an order. Never a number. */
  readonly subject: string
}

/** Sends now, and throws when the provider did not take it. Either way it is written down, without its text. */
export async function sendMessage(ctx: Ctx, message: Message): Promise<void> {
  const template = await getTemplate(ctx, message.key, message.channel, message.lang)
  try {
    const { providerId } = await handOver(ctx, message, template)
    await note(ctx, message, { provider_id: providerId })
  } catch (fault) {
    ctx.metrics.count('messages_failed', { channel: message.channel })
    await note(ctx, message, { failure: fault instanceof Error ? fault.name : 'unknown' })
    throw fault
  }
}

function handOver(ctx: Ctx, { channel, to, values }: Message, template: Template) {
  if (channel === 'SMS')
    return ctx.sms.send({ to, dltTemplateId: template.providerTemplate, text: fill(template.body, values), values })
  const inOrder = placeholdersOf(template.body).map((name) => fill(`{${name}}`, values))
  const { providerTemplate, lang } = template
  return ctx.whatsapp.send({ to, template: providerTemplate, lang, values: inOrder, code: values['code'] })
}

async function note(ctx: Ctx, { key, channel, subject }: Message, outcome: { provider_id?: string; failure?: string }) {
  await ctx.db
    .insertInto('messages.sent')
    .values({ id: ctx.newId('msg'), key, channel, subject, at: at(ctx.now()), ...outcome })
    .execute()
}
