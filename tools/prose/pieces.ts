// The prose of a file: its comments, its texts and, in a Markdown file, its paragraphs, each with the line it begins in.
import ts from 'typescript'

export interface Piece {
  readonly kind: 'comment' | 'text' | 'paragraph'
  readonly line: number
  readonly text: string
}

/** Returns an empty list for a kind of file that holds no prose. */
export function piecesOf(path: string, source: string): Piece[] {
  if (path.endsWith('.md')) return paragraphsOf(source)
  if (path.endsWith('.sql')) return commentsOfSql(source)
  if (/\.(ts|tsx|mjs)$/.test(path)) return piecesOfScript(path, source)
  return []
}

/** Code in a document is no prose, and each item of a list or row of a table is a piece of its own. */
function paragraphsOf(source: string): Piece[] {
  const prose = source.replaceAll(/^```[^]*?^```/gm, newlinesOf).replaceAll(/`[^`\n]*`/g, '')
  const pieces: Piece[] = []
  let line = 1
  for (const part of prose.split(/\n(?=\s*(?:[-*|#>]|\d+\.) ?|\s*\n)/)) {
    const text = part.replace(/^\s*(?:[-*#>|]+|\d+\.)\s+/, '')
    const before = newlinesOf(/^\s*/.exec(part)?.[0] ?? '').length
    if (text.trim()) pieces.push({ kind: 'paragraph', line: line + before, text: onOneLine(text) })
    line += newlinesOf(part).length + 1
  }
  return pieces
}

function commentsOfSql(source: string): Piece[] {
  return [...source.matchAll(/(?:^[ \t]*--.*\n?)+/gm)].map((match) => ({
    kind: 'comment',
    line: lineAt(source, match.index),
    text: onOneLine(match[0].replaceAll(/^[ \t]*-- ?/gm, '')),
  }))
}

function piecesOfScript(path: string, source: string): Piece[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const comments = new Map<number, number>()
  const pieces: Piece[] = []
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      const text = onOneLine(node.text)
      if (text.includes(' ')) pieces.push({ kind: 'text', line: lineAt(source, node.getStart(file)), text })
    }
    if (!ts.isJsxText(node)) {
      for (const { pos, end } of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) comments.set(pos, end)
      for (const { pos, end } of ts.getTrailingCommentRanges(source, node.getEnd()) ?? []) comments.set(pos, end)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...commentsAt([...comments], source), ...pieces]
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralToken | ts.JsxText {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isJsxText(node)
  )
}

/** Line comments that follow each other are one piece, so that a wrapped sentence is read as a whole. */
function commentsAt(ranges: readonly (readonly [number, number])[], source: string): Piece[] {
  const pieces: { kind: 'comment'; line: number; text: string; end: number }[] = []
  for (const [pos, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const text = onOneLine(source.slice(pos, end).replaceAll(/^\s*(?:\/\*\*?|\/\/|\*\/?) ?|\*\/$/gm, ''))
    const last = pieces.at(-1)
    if (last && source.startsWith('//', pos) && /^\n[ \t]*$/.test(source.slice(last.end, pos))) {
      last.text += ` ${text}`
      last.end = end
    } else pieces.push({ kind: 'comment', line: lineAt(source, pos), text, end })
  }
  return pieces.map(({ kind, line, text }) => ({ kind, line, text }))
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function newlinesOf(text: string): string {
  return text.replaceAll(/[^\n]/g, '')
}

function lineAt(source: string, position: number): number {
  return newlinesOf(source.slice(0, position)).length + 1
}
