// The memory of a process is written down, with how the other processes hear of a change.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Variables and collections that live longer than a call: those of a file, and in tools those that are made once for a process. */
const OF_A_FILE = /^(export )?(let |const \w+(: [^=]+)? = new (Map|WeakMap|LRUCache)\b)/m
const OF_A_TOOL = /^ {2}(let|const) .*(new (Map|Set|LRUCache)<[^>]+>\((\)|\{)|createByteCache|createBreaker)/m

describe('the table of what a process remembers', () => {
  it('names every file that remembers something', () => {
    const table = readFileSync(join(ROOT, 'docs/decisions/0161-memory-of-a-process.md'), 'utf8')
    const filesOf = (folder: string) =>
      readdirSync(join(ROOT, 'server', folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !/(\.test|factory|proofs)\.ts$/.test(name))
        .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(ROOT, 'server', folder, name), 'utf8') }))
    const remembering = [
      ...['platform', 'pages', 'providers', 'modules'].flatMap(filesOf).filter(({ text }) => OF_A_FILE.test(text)),
      ...['platform', 'pages', 'providers'].flatMap(filesOf).filter(({ text }) => OF_A_TOOL.test(text)),
    ].map(({ name }) => name)
    expect(remembering.length).toBeGreaterThan(15)
    expect(remembering.filter((name) => !table.includes(name))).toEqual([])
  })
})
