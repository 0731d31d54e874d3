import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, '../..')

/** The arguments of each call of Promise.all and its kin. */
function combined(source: string): string[] {
  return [...source.matchAll(/Promise\.(?:all|allSettled|any|race)\(/g)].map(({ index, 0: call }) => {
    const from = index + call.length
    let depth = 1
    let at = from
    for (; depth > 0 && at < source.length; at += 1) depth += { '(': 1, ')': -1 }[source[at] ?? ''] ?? 0
    return source.slice(from, at - 1)
  })
}

it('only inParallel runs work of one transaction side by side', () => {
  const files = globSync('**/*.ts', { cwd: SERVER }).filter((file) => !file.endsWith('.test.ts'))
  const found = files.filter((file) =>
    combined(readFileSync(join(SERVER, file), 'utf8')).some((it) => /\btx\b/.test(it)),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

it('a call over a transaction is found over several lines', () => {
  expect(combined('await Promise.all([\n  insert(tx, row),\n  (other()),\n])')).toEqual([
    '[\n  insert(tx, row),\n  (other()),\n]',
  ])
})
