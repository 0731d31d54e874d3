// The message catalogues. They stay in the server's build: a page is sent the few it needs.
import type { Messages } from '@lingui/core'
import type { Locale } from '#web/languages.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('../messages/*/*.po', { eager: true })

/** The messages of these catalogues in one object: what the loader of a hydrated page sends to the browser. */
export function messagesOf(locale: Locale, names: readonly string[]): Messages {
  return Object.assign({}, ...names.map((name) => catalogues[`../messages/${name}/${locale}.po`]?.messages))
}

const whole = new Map<Locale, Messages>()

/** Every message of a language, for pages that are only drawn here. */
export function allMessages(locale: Locale): Messages {
  let messages = whole.get(locale)
  if (!messages) {
    const files = Object.entries(catalogues).filter(([path]) => path.endsWith(`/${locale}.po`))
    whole.set(locale, (messages = Object.assign({}, ...files.map(([, file]) => file.messages))))
  }
  return messages as Messages // set on the line above
}
