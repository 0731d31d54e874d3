// Everything of an article that follows from what was written.
import type { ArticleBlock, WrittenBlock } from '#core/modules/articles/article.ts'
import type { NewArticle } from '#core/modules/articles/staff-api.ts'
import { readingMinutes } from '#core/modules/articles/reading-time.ts'
import { inLanguage, LANGUAGES, type Language, type LocalisedText } from '#core/taxonomy/language.ts'
import { listFigures } from '#server/modules/media/index.ts'
import { drawReadings, pictureIdsIn, type Reading } from '#server/modules/questions/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listAllowedHosts } from '#server/platform/resource/links.ts'

export interface RenderedArticle {
  readonly blocks: readonly ArticleBlock[]
  readonly minutes: number
}

export interface Derived {
  readonly languages: Language[]
  readonly rendered: Readonly<Partial<Record<Language, RenderedArticle>>>
  readonly links: string[]
  readonly problems: { field: string; message: string }[]
}

type Written = Pick<NewArticle, 'title' | 'summary' | 'blocks' | 'authorId' | 'reviewerId'>

export async function derivedFields(db: Db, written: Written): Promise<Derived> {
  const figures = await listFigures(db, pictureIdsOf(written.blocks))
  const languages = LANGUAGES.filter((lang) => textsOf(written).every((text) => (text[lang] ?? '').trim() !== ''))
  const sources = languages.flatMap((lang) => sourcesIn(written.blocks, lang))
  const readingOf = await drawReadings(sources, figures, 'blocks')
  const each = languages.map(
    (lang) => [lang, renderIn(written.blocks, lang, (prefix) => readingOf(lang, prefix))] as const,
  )
  const links = [...new Set(each.flatMap(([, { links: found }]) => found))]
  return {
    languages,
    rendered: Object.fromEntries(each.map(([lang, { rendered }]) => [lang, rendered])),
    links,
    problems: [
      ...gapsIn(written, languages),
      ...each.flatMap(([, { problems }]) => problems),
      ...(await unlistedHosts(db, links)),
    ],
  }
}

export function pictureIdsOf(blocks: readonly WrittenBlock[]): string[] {
  const texts = blocks.flatMap((block) => (block.kind === 'TEXT' ? Object.values(block.text) : []))
  return [...new Set(texts.flatMap((text) => pictureIdsIn(text ?? '')))]
}

/** All that a translation has to have. */
function textsOf({ title, summary, blocks }: Pick<Written, 'title' | 'summary' | 'blocks'>): LocalisedText[] {
  const ofBlocks = blocks.flatMap((block) => {
    if (block.kind === 'TEXT') return [block.text]
    return block.kind === 'ACTION' ? [block.text, block.label] : []
  })
  return [title, summary, ...ofBlocks]
}

function gapsIn({ authorId, reviewerId, blocks }: Written, languages: readonly Language[]) {
  const gaps = []
  if (!languages.includes('en')) gaps.push({ field: 'title', message: 'Write every text in English.' })
  if (authorId === reviewerId) gaps.push({ field: 'reviewerId', message: 'Choose another person than the author.' })
  if (!blocks.some(({ kind }) => kind === 'TEXT')) gaps.push({ field: 'blocks', message: 'Write at least one text.' })
  return gaps
}

function sourcesIn(blocks: readonly WrittenBlock[], lang: Language) {
  return blocks.flatMap((block, i) =>
    block.kind === 'TEXT' ? [{ source: block.text[lang] ?? '', lang, prefix: prefixOf(i) }] : [],
  )
}

/** Before the ids of the headings of a block. */
function prefixOf(block: number): string {
  return `s${block + 1}`
}

function renderIn(blocks: readonly WrittenBlock[], lang: Language, readingOf: (prefix: string) => Reading) {
  const problems: { field: string; message: string }[] = []
  const links: string[] = []
  const words: string[] = []
  const rendered = blocks.map((block, i): ArticleBlock => {
    if (block.kind === 'ACTION') {
      const { text, label, href } = block
      return { kind: 'ACTION', text: inLanguage(text, lang), label: inLanguage(label, lang), href }
    }
    if (block.kind !== 'TEXT') return block
    const reading = readingOf(prefixOf(i))
    problems.push(...reading.problems.map((message) => ({ field: `blocks.${i}.text.${lang}`, message })))
    links.push(...reading.links)
    words.push(block.text[lang] ?? '')
    return { kind: 'TEXT', html: reading.html, lang, headings: [...reading.headings] }
  })
  return { problems, links, rendered: { blocks: rendered, minutes: readingMinutes(words.join(' ')) } }
}

async function unlistedHosts(db: Db, links: readonly string[]) {
  const hosts = [...new Set(links.filter((link) => !link.startsWith('/')).map((link) => new URL(link).host))]
  if (hosts.length === 0) return []
  const allowed = await listAllowedHosts(db, hosts)
  return hosts
    .filter((host) => !allowed.includes(host))
    .map((host) => ({
      field: 'blocks',
      message: `Links to ${host} are not allowed. Ask for the host to be added under Link hosts.`,
    }))
}
