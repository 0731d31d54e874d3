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

export function englishCatalogues(): Plugin {
  return { name: 'english-catalogues', config: writeEnglish }
}

async function writeEnglish(): Promise<void> {
  for (const translation of globSync(`${MESSAGES}/*/${TRANSLATION}.po`))
    for (const locale of [SOURCE, PSEUDO]) await write(join(translation, '..', `${locale}.po`), { translation, locale })
}

/** Altered English has no texts of its own: Lingui alters those of English. A file that says this already is left as it is. */
async function write(file: string, { translation, locale }: { translation: string; locale: string }): Promise<void> {
  const po = formatter({ lineNumbers: false })
  const about = { sourceLocale: SOURCE, filename: translation }
  const translated = await po.parse(readFileSync(translation, 'utf8'), { locale: TRANSLATION, ...about })
  const textOf = (id: string) => (locale === SOURCE ? (translated[id]?.message ?? id) : '')
  const catalogue = Object.fromEntries(
    Object.entries(translated).map(([id, entry]) => [id, { ...entry, translation: textOf(id) }]),
  )
  const existing = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const text = await po.serialize(catalogue, { locale, existing, ...about })
  if (text !== existing) writeFileSync(file, text)
}
