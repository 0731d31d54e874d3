// The English text of a message is in the code, so the catalogues of English and of altered English follow from a translation's. They are
// written before a build or a test reads them, and git does not keep them.
import { formatter } from '@lingui/format-po'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PSEUDO } from '../../web/languages.ts'

const MESSAGES = join(import.meta.dirname, '../../web/messages')
const SOURCE = 'en'
const TRANSLATION = 'hi'
const po = formatter({ lineNumbers: false })
type Catalog = Awaited<ReturnType<typeof po.parse>>

export function englishCatalogues(): Plugin {
  return { name: 'english-catalogues', config: writeEnglish }
}

async function writeEnglish(): Promise<void> {
  for (const translation of globSync(`${MESSAGES}/*/${TRANSLATION}.po`)) {
    const about = { sourceLocale: SOURCE, filename: translation }
    const translated = await po.parse(readFileSync(translation, 'utf8'), { locale: TRANSLATION, ...about })
    for (const locale of [SOURCE, PSEUDO]) {
      const file = join(translation, '..', `${locale}.po`)
      const existing = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const text = await po.serialize(inEnglish(translated, locale), { locale, existing, ...about })
      // A file that is written anew makes a watching build begin again.
      if (text !== existing) writeFileSync(file, text)
    }
  }
}

/** Altered English has no texts of its own: Lingui alters those of English. */
function inEnglish(translated: Catalog, locale: string): Catalog {
  const textOf = (id: string) => (locale === SOURCE ? (translated[id]?.message ?? id) : '')
  return Object.fromEntries(
    Object.entries(translated).map(([id, entry]) => [id, { ...entry, translation: textOf(id) }]),
  )
}
