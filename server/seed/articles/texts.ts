// The texts of the demo articles, each written for us: a title, a summary, and the rest as Markdown.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language, type LocalisedText } from '#core/taxonomy/language.ts'

interface WrittenText {
  readonly title: LocalisedText
  readonly summary: LocalisedText
  readonly body: LocalisedText
}

/** In every language that there is a file in: "how-to-use-a-wrong-answer.ta.txt". */
export function textsOf(slug: string): WrittenText {
  const written = LANGUAGES.flatMap((lang) => {
    const file = join(import.meta.dirname, 'texts', `${slug}.${lang}.txt`)
    return existsSync(file) ? [[lang, partsOf(readFileSync(file, 'utf8'))] as const] : []
  })
  const each = (part: number) => inLanguages(written.map(([lang, parts]) => [lang, parts[part] ?? '']))
  return { title: each(0), summary: each(1), body: each(2) }
}

function partsOf(text: string): string[] {
  const [title = '', summary = '', ...body] = text.split('\n\n')
  return [title.trim(), summary.trim(), body.join('\n\n').trim()]
}

function inLanguages(texts: readonly (readonly [Language, string])[]): LocalisedText {
  const { en = '', ...others } = Object.fromEntries(texts)
  return { en, ...others }
}
