// Figures as rows of Markdown.
import type { Spread } from './spread.ts'

export function section(title: string, [head = [], ...rows]: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}

export function range({ median, min, max }: Spread): string {
  if (Number.isNaN(median)) return '–'
  return min === max ? figure(median) : `${figure(median)} (${figure(min)}–${figure(max)})`
}

/** Three digits that count, or all before the point. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–'
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))))
  return Number(value.toFixed(decimals)).toLocaleString('en')
}
