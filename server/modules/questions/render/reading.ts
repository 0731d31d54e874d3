// Markdown of pages that are read, such as articles: as of a question, and with headings, links and formulae as MathML.
import MarkdownIt from 'markdown-it'
import { isHttpsAddress, ownPath } from '#core/kernel/own-path.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { pathInLanguage } from '#core/taxonomy/page-path.ts'
import type { Findings } from './findings.ts'
import { formulae } from './formulae.ts'
import { imageRule } from './markdown.ts'
import { sanitiseReading } from './sanitise.ts'

export interface Reading {
  readonly html: string
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  /** The addresses that its links lead to: paths of ours without a language, and addresses of https. */
  readonly links: readonly string[]
  readonly problems: readonly string[]
}

interface Ask {
  readonly lang: Language
  /** Stands before the ids of its headings: texts of one page must not share one. */
  readonly prefix: string
  readonly picture: Findings['picture']
}

interface Environment extends Findings {
  readonly lang: Language
  readonly prefix: string
  readonly headings: { id: string; text: string }[]
  readonly links: string[]
}

const MOST_HTML = 400_000
const TAG = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?>/i
const FORMULA = /\$[^$]+\$/g

const markdown = new MarkdownIt({ html: false, linkify: false })
markdown.disable(['reference', 'hr', 'code', 'html_block', 'html_inline'])
markdown.use(formulae)
// The rule for links names one that is not allowed: otherwise it would be left as text.
markdown.validateLink = () => true
markdown.renderer.rules['image'] = imageRule(markdown)

markdown.renderer.rules['heading_open'] = (tokens, index, _options, env) => {
  const { headings, prefix } = environmentIn(env)
  const token = tokens[index]
  const text = tokens[index + 1]?.content ?? ''
  const tag = levelOf(token?.tag)
  const id = `${prefix}-${headings.length + 1}`
  headings.push({ id: tag === 'h2' ? id : '', text })
  return `<${tag} id="${id}">`
}
markdown.renderer.rules['heading_close'] = (tokens, index) => `</${levelOf(tokens[index]?.tag)}>\n`

markdown.renderer.rules['link_open'] = (tokens, index, _options, env) => {
  const { lang, links, problem } = environmentIn(env)
  const href = String(tokens[index]?.attrGet('href') ?? '')
  const own = ownPath(href)
  if (own === undefined && !isHttpsAddress(href)) {
    problem(
      `A link leads to ${href.slice(0, 80)}. Enter a path such as /plans, or an address that begins with https://.`,
    )
    return '<a>'
  }
  links.push(href)
  if (own === undefined) return `<a href="${markdown.utils.escapeHtml(href)}" rel="noopener">`
  return `<a href="${markdown.utils.escapeHtml(own.startsWith('/media/') ? own : pathInLanguage(own, lang))}">`
}

function environmentIn(env: object | undefined): Environment {
  return env as Environment // renderReading passes it
}

/** The page has its title in h1. */
function levelOf(tag: string | undefined): 'h2' | 'h3' {
  return tag === 'h1' || tag === 'h2' ? 'h2' : 'h3'
}

export function renderReading(source: string, { lang, prefix, picture }: Ask): Reading {
  const problems: string[] = []
  const problem = (message: string) => void problems.push(message)
  if (TAG.test(source.replace(FORMULA, ''))) problem('HTML is not allowed. Write Markdown.')
  const env = { problem, picture, isMathMlOnly: true, lang, prefix, headings: [], links: [] } satisfies Environment
  const html = sanitiseReading(markdown.render(source, env))
  if (html.length > MOST_HTML) problem('This text is too large when its formulae are drawn. Shorten it.')
  const headings = env.headings.filter(({ id }) => id !== '')
  return { html: html.length > MOST_HTML ? '' : html, headings, links: [...new Set(env.links)], problems }
}
