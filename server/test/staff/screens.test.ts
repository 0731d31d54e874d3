// The console has a screen for every list that staff may open: screens are named after the resources of the contract.
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { api } from '#core/api.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'

const ROOT = join(import.meta.dirname, '../../..')

it('every staff resource has a screen in the console', async () => {
  let sources = ''
  for await (const file of glob('console/modules/**/*.tsx', { cwd: ROOT })) sources += await readFile(join(ROOT, file), 'utf8') // prettier-ignore
  const groups = Object.values<Readonly<Record<string, Endpoint>>>(api)
  const resources = groups.flatMap(({ list, export: taking }) => (list && taking ? [list.path.replace('/staff/', '')] : [])) // prettier-ignore
  expect(resources.length).toBeGreaterThan(50)
  expect(resources.filter((name) => !sources.includes(`'${name}'`))).toEqual([])
})

it('every screen of the console is in an area of its rail', async () => {
  const outside: string[] = []
  for await (const file of glob('console/modules/*/*.tsx', { cwd: ROOT })) {
    const hasScreens = /export const \w+Screens\b/.test(await readFile(join(ROOT, file), 'utf8'))
    if (hasScreens && !existsSync(join(ROOT, dirname(file), 'area.ts'))) outside.push(file)
  }
  expect(outside).toEqual([])
})
