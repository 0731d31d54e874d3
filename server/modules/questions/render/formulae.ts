// $…$ and $$…$$ in Markdown, rendered by KaTeX on the server, so that no learner loads a formula script.
import katex from 'katex'
import type { MarkdownIt } from 'markdown-it'
import { findingsIn, type Findings } from './findings.ts'

const MOST_EXPANSIONS = 1_000
/** A line of a book has two hundred. */
const MOST_SIGNS = 2_000
const DOLLAR = '$'

export function formulae(markdown: MarkdownIt): void {
  markdown.inline.ruler.after('escape', 'formula', (state, isSilent) => {
    const formula = formulaAt(state.src, state.pos)
    if (!formula) return false
    if (!isSilent) {
      const token = state.push('formula', 'math', 0)
      token.content = formula.tex
      token.markup = formula.mark
    }
    state.pos += formula.length
    return true
  })
  markdown.renderer.rules['formula'] = (tokens, index, _options, env) => {
    const token = tokens[index]
    return token ? renderFormula(token.content, token.markup === '$$', findingsIn(env)) : ''
  }
}

/** As in Pandoc: "$" opens before a character that is no space and closes after one, and not before a digit, so "$5 and $6" is text. */
function formulaAt(source: string, start: number) {
  if (source[start] !== DOLLAR) return undefined
  const mark = source.startsWith('$$', start) ? '$$' : DOLLAR
  const from = start + mark.length
  const end = closingAt(source, mark, from)
  if (end === undefined) return undefined
  const tex = source.slice(from, end)
  const isText = mark === DOLLAR && (/^\s|\s$/.test(tex) || /\d/.test(source[end + 1] ?? ''))
  return tex.trim() === '' || isText ? undefined : { tex, mark, length: end + mark.length - start }
}

/** Where the next mark is that no backslash escapes. */
function closingAt(source: string, mark: string, from: number): number | undefined {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source.startsWith(mark, at)) return at
  }
}

function renderFormula(tex: string, displayMode: boolean, { problem, isMathMlOnly }: Findings): string {
  if (tex.length > MOST_SIGNS) {
    problem(`A formula has more than ${MOST_SIGNS} signs. Split it.`)
    return ''
  }
  try {
    return katex.renderToString(tex, {
      displayMode,
      throwOnError: true,
      maxExpand: MOST_EXPANSIONS,
      output: isMathMlOnly ? 'mathml' : 'htmlAndMathml',
      strict: 'ignore',
      trust: ({ command }) => {
        problem(`A formula uses ${command}, which is not allowed.`)
        return false
      },
    })
  } catch (error) {
    problem(`A formula cannot be read: ${messageOf(error)}`)
    return `<code>${escapeHtml(tex)}</code>`
  }
}

/** KaTeX's own words for a mistake in the TeX. Deep nesting ends in a RangeError. */
function messageOf(error: unknown): string {
  const message =
    error instanceof katex.ParseError ? error.message.replace(/^KaTeX parse error: /, '') : 'it is too deep.'
  return message.replace(/\p{M}/gu, '').slice(0, 200)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
