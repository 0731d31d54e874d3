// modules.json says which modules there are and in which order. Everything else that lists them agrees with it.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '#core/api.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { MODULE_NAMES, modules } from './module-order.ts'
import order from './modules.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')

it('every endpoint of the contract is answered by one module, and no module answers another one', () => {
  const declared = Object.values<Readonly<Record<string, Endpoint>>>(api).flatMap((group) => Object.values(group))
  const answered = modules.flatMap(({ operations }) => operations.map(({ endpoint }) => endpoint))
  const paths = (endpoints: readonly Endpoint[]) => endpoints.map(({ method, path }) => `${method} ${path}`).toSorted()
  expect(paths(answered)).toEqual(paths(declared))
})

describe('modules.json', () => {
  it('names every module once, each with a folder on the server', async () => {
    expect(await readdir(join(ROOT, 'server/modules'))).toEqual(MODULE_NAMES.toSorted())
    expect(modules.map(({ name }) => name)).toEqual(MODULE_NAMES)
  })

  it('has a place for every module of core', async () => {
    const inCore = await readdir(join(ROOT, 'core/modules'))
    expect(inCore.filter((name) => !MODULE_NAMES.includes(name))).toEqual([])
  })

  it('is what ARCHITECTURE.md shows: `npm run format` writes it there', async () => {
    const rows = order.layers.map(({ name, about, modules: own }) => `| ${name} | ${about} | ${own.join(', ')} |`)
    expect(await readFile(join(ROOT, 'ARCHITECTURE.md'), 'utf8')).toContain(rows.join('\n'))
  })
})
