import { spawnSync } from 'node:child_process'
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

const OWN = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://kandil@db.internal/kandil',
  SECRET: 'd2f1c6a0f5f74d7c9a3b7e5b1c8e6f04',
  PUBLIC_URL: 'https://kandil.example',
  JUSPAY_URL: 'https://api.juspay.example',
  JUSPAY_API_KEY: 'an-own-key',
  JUSPAY_RESPONSE_KEY: 'an-own-key',
  JUSPAY_WEBHOOK_PASSWORDS: 'an-own-password,the-next-password',
  SMS_URL: 'https://sms.example',
  SMS_KEY: 'an-own-key',
  SMTP_URL: 'smtps://mail.example',
  WHATSAPP_TOKEN: 'an-own-token',
  VOICE_KEY: 'an-own-key',
  LIVEKIT_URL: 'https://rooms.example',
  LIVEKIT_API_KEY: 'an-own-key',
  LIVEKIT_API_SECRET: 'an-own-secret-of-thirty-two-signs',
}

/** A reader of the file could use these against us: secrets, and addresses with a password or of the sandbox. */
const OPEN_TO_ALL = Object.entries(examples).filter(
  ([name, value]) =>
    value !== '' &&
    settingNames.includes(name) &&
    (/(SECRET|KEY|PASSWORDS?|TOKEN)$/.test(name) || (name.endsWith('_URL') && !/^(SANDBOX|POSTAL|FILES)_/.test(name))),
)

describe('production', () => {
  test('starts with secrets of its own and on https', () => {
    expect(readConfig(OWN)).toMatchObject({ isProduction: true, isSecure: true })
  })

  test.each(OPEN_TO_ALL)('does not start with %s=%s of .env.example', (name, value) => {
    expect(() => readConfig({ ...OWN, [name]: value })).toThrow(new RegExp(`^In production ${name} must not be`))
  })

  test('does not start with a published password next to one of its own', () => {
    const JUSPAY_WEBHOOK_PASSWORDS = `an-own-password, ${examples['JUSPAY_WEBHOOK_PASSWORDS']}`
    expect(() => readConfig({ ...OWN, JUSPAY_WEBHOOK_PASSWORDS })).toThrow('JUSPAY_WEBHOOK_PASSWORDS')
  })

  test('does not start with the secret of the trial on one machine', () => {
    const compose = readFileSync(join(import.meta.dirname, '../deploy/compose.yaml'), 'utf8')
    const trial = [
      ...compose.matchAll(/^ +(SECRET|DATABASE_URL|STAFF_DATABASE_URL|FILES_KEY_ID|FILES_SECRET): (.*)$/gm),
    ]
    expect(trial).toHaveLength(5)
    for (const [, name = '', value] of trial) expect(() => readConfig({ ...OWN, [name]: value })).toThrow(name)
  })

  test('does not start on http, or with a vendor that is reached by http', () => {
    for (const name of ['PUBLIC_URL', 'JUSPAY_URL', 'SMS_URL', 'WHATSAPP_URL', 'VOICE_URL', 'LIVEKIT_URL', 'FILES_URL'])
      expect(() => readConfig({ ...OWN, [name]: 'http://kandil.example' })).toThrow(`${name} must begin with https://`)
    expect(readConfig({ ...OWN, SMS_URL: 'http://127.0.0.1:8081' })).toMatchObject({ SMS_URL: 'http://127.0.0.1:8081' })
  })

  test('does not use the sandbox’s token for a vendor that is named without one', () => {
    const settings = { ...OWN, WHATSAPP_TOKEN: '', WHATSAPP_URL: 'https://graph.example' }
    expect(() => readConfig(settings)).toThrow('WHATSAPP_TOKEN')
  })

  test.each(Object.keys(OWN).filter((name) => !['NODE_ENV', 'WHATSAPP_TOKEN', 'VOICE_KEY'].includes(name)))('does not start without %s', (name) => {
    expect(() => readConfig({ ...OWN, [name]: undefined })).toThrow(name)
  }) // prettier-ignore

  test('ends with the exit code 78 and one sentence', () => {
    const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...OWN, SECRET: examples['SECRET'] },
      encoding: 'utf8',
    })
    expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 78, lines: 1 })
    expect(stderr).toContain('SECRET must not be')
  })
})

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
