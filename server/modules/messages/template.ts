// Templates and their placeholders.
import type { Ctx } from '#server/platform/context.ts'

export type Channel = 'SMS' | 'WHATSAPP' | 'MAIL'
export type Values = Readonly<Record<string, string>>

export interface Template {
  readonly lang: string
  readonly providerTemplate: string
  readonly subject: string
  readonly body: string
}

/** In the language asked for, else in English. Throws when there is none: a message without a template must not be tried. */
export async function getTemplate(ctx: Ctx, key: string, channel: Channel, lang: string): Promise<Template> {
  const rows = await ctx.db
    .selectFrom('messages.template')
    .selectAll()
    .where('key', '=', key)
    .where('channel', '=', channel)
    .where('lang', 'in', [lang, 'en'])
    .execute()
  const row = rows.find((each) => each.lang === lang) ?? rows[0]
  if (!row) throw new Error(`there is no ${channel} template ${key}`)
  return { lang: row.lang, providerTemplate: row.provider_template ?? '', subject: row.subject ?? '', body: row.body }
}

/** Throws when a placeholder has no value: half a sentence must not go out. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the placeholder ${name} has no value`)
    return value
  })
}

/** The placeholders in the order in which they stand, once each. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
}
