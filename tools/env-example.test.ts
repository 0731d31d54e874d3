import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, settingNames } from '#server/config.ts'
import { readConfig as readSandboxConfig } from '#sandbox/config.ts'

const text = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')
const examples = Object.fromEntries([...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))

/** Settings of the tools, which read them as they go. */
const OF_TOOLS = ['TEST_DATABASE_URL', 'CHROME_PATH']

/** The names that the sandbox looks up in its environment. */
function sandboxSettings(): string[] {
  const names = new Set<string>()
  const environment = new Proxy({}, { get: (_, name) => void names.add(String(name)) })
  readSandboxConfig(environment)
  return [...names]
}

describe('.env.example', () => {
  test('names every setting that is read, and no other', () => {
    const wanted = new Set([...settingNames, ...sandboxSettings(), ...OF_TOOLS])
    expect(Object.keys(examples).sort()).toEqual([...wanted].sort())
  })

  test('holds values that the server and the sandbox take', () => {
    expect(readConfig(examples)).toMatchObject({ PORT: 3000, PAGES: 'built', isProduction: false })
    expect(readSandboxConfig({ ...examples, PORT: '3001' })).toMatchObject({ port: 3001, smtpPort: 3025 })
  })

  test('shows the defaults', () => {
    const { DATABASE_URL, METRICS_TOKEN, ...rest } = examples
    const byDefault = readConfig({ DATABASE_URL })
    expect(readConfig({ DATABASE_URL, ...rest })).toEqual(byDefault)
    expect(METRICS_TOKEN).toBeDefined()
  })
})
