// Markdown with formulae and pictures of the library, as HTML. No HTML of the author, no links, no pictures from elsewhere.
import MarkdownItConstructor, { type MarkdownIt } from 'markdown-it'
import { findingsIn, type Findings } from './findings.ts'
import { formulae } from './formulae.ts'

const PICTURE = /^pic:(pic[0-9a-z]{18})$/

const markdown = new MarkdownItConstructor({ html: false, linkify: false, breaks: true })
markdown.disable(['link', 'autolink', 'reference', 'heading', 'lheading', 'hr', 'code', 'html_block', 'html_inline'])
markdown.use(formulae)
markdown.renderer.rules['image'] = imageRule(markdown)

/** Paragraphs for texts that stand by themselves, no paragraph for the text of an option. */
export function renderMarkdown(source: string, findings: Findings, isInline: boolean): string {
  const env = { ...findings }
  return isInline ? markdown.renderInline(source, env) : markdown.render(source, env)
}

/** The ids of all pictures that a text names. */
export function pictureIdsIn(source: string): string[] {
  return [...source.matchAll(/\(pic:(pic[0-9a-z]{18})\)/g)].map(([, id = '']) => id)
}

/** A picture of the library, with a description. */
export function imageRule({ utils }: MarkdownIt): NonNullable<MarkdownIt['renderer']['rules'][string]> {
  return (tokens, index, _options, env) => {
    const { picture: find, problem } = findingsIn(env)
    const token = tokens[index]
    const [, id = ''] = PICTURE.exec(String(token?.attrGet('src') ?? '')) ?? []
    const picture = find(id)
    const alt = token?.content.trim() ?? ''
    if (!picture) problem('A picture is not in the library. Choose it again.')
    if (alt === '') problem('A picture has no description. Write one between the square brackets.')
    if (!picture) return ''
    const { url, width, height } = picture
    return `<img src="${url}" alt="${utils.escapeHtml(alt)}" width="${width}" height="${height}">`
  }
}
