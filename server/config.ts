// Every setting, read from the environment once. With no settings at all, everything outside points at the sandbox.
// .env.example explains each of them.
import { availableParallelism } from 'node:os'
import { isIP } from 'node:net'
import { z } from 'zod'
import { DEVELOPMENT_VAPID, refusedInProduction, SANDBOX_SECRETS } from './production.ts'

const SANDBOX = 'http://127.0.0.1:3001'

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const port = z.coerce.number().int().min(1).max(65_535)
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Which proxies are believed: none (false), as many as there are between a browser and this server, or those at these
 * addresses. There is no way to believe every X-Forwarded-For, because clients send that header too.
 */
const proxies = z.string().transform((text, { addIssue }): false | number | string[] => {
  if (text === 'off') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const addresses = text.split(',').map((each) => each.trim())
  if (addresses.every(isNetwork)) return addresses
  addIssue('must be off, the number of proxies (1 to 9), or their addresses separated by commas')
  return z.NEVER
})

/** "10.0.0.7", "10.0.0.0/8", "fd00::/8" or the name of a range. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return NAMED_NETWORKS.includes(text) || (isIP(address) !== 0 && isRange && rest.length === 0)
}

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine(URL.canParse, 'is no address: write special signs in the password as %23, %2F and so on')

const Environment = z.object({
  DATABASE_URL: databaseUrl,
  STAFF_DATABASE_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).optional(),
  DATABASE_STAFF_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(2),
  DATABASE_STAFF_LONGEST_MS: z.coerce.number().int().min(100).max(60_000).default(3_000),
  DATABASE_PATIENCE: z.coerce.number().int().min(1).max(100).default(1),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: url.optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  TRUST_PROXY: proxies.default(false),
  WORKER: flag.default(true),
  WORKER_JOBS: z.coerce.number().int().min(1).max(50).default(4),
  SERVE: flag.default(true),
  LOG_LEVEL: z.enum(['silent', 'info', 'warn', 'error']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** built: the output of `npm run build`. dev: through Vite, reloading as files change. off: only the API. */
  PAGES: z.enum(['built', 'dev', 'off']).default('built'),
  DRAIN_MS: z.coerce.number().int().min(0).max(8_000).default(0),

  SANDBOX_URL: url.default(SANDBOX),
  JUSPAY_URL: url.optional(),
  JUSPAY_MERCHANT_ID: z.string().default('kandil'),
  JUSPAY_API_KEY: z.string().default(SANDBOX_SECRETS.JUSPAY_API_KEY),
  JUSPAY_RESPONSE_KEY: z.string().default(SANDBOX_SECRETS.JUSPAY_RESPONSE_KEY),
  JUSPAY_WEBHOOK_USER: z.string().default('sandbox'),
  /** Two passwords, comma-separated, while one is being replaced. */
  JUSPAY_WEBHOOK_PASSWORDS: z
    .string()
    .default(SANDBOX_SECRETS.JUSPAY_WEBHOOK_PASSWORDS)
    .transform((text) => text.split(',')),
  SMS_URL: url.optional(),
  SMS_KEY: z.string().default(SANDBOX_SECRETS.SMS_KEY),
  /** Without them callbacks are not taken. */
  SMS_CALLBACK_PASSWORD: z.string().min(16, 'needs at least 16 characters').optional(),
  WHATSAPP_APP_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  WHATSAPP_URL: url.optional(),
  WHATSAPP_PHONE_ID: z.string().default('100000000000001'),
  WHATSAPP_TOKEN: z.string().default(SANDBOX_SECRETS.WHATSAPP_TOKEN),
  /** Without an address nobody is called, but for the sandbox. */
  VOICE_URL: url.optional(),
  VOICE_KEY: z.string().default(SANDBOX_SECRETS.VOICE_KEY),
  /** The number that our calls come from: digits, with 91. */
  VOICE_CALLER_ID: z
    .string()
    .regex(/^91\d{10}$/, 'must be digits and begin with 91')
    .default('911140000000'),
  VOICE_CALLBACK_PASSWORD: z.string().min(16, 'needs at least 16 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .default('smtp://127.0.0.1:3025'),
  MAIL_FROM: z.string().default('Kandil <care@kandil.example>'),
  MAIL_CALLBACK_KEY: z.string().min(16, 'needs at least 16 characters').optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'is no public key for push messages')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'is no private key for push messages')
    .optional(),
  PRIVATE_TARGETS: flag.default(false),
  POSTAL_URL: url.optional(),
  LIVEKIT_URL: url.optional(),
  LIVEKIT_API_KEY: z.string().default(SANDBOX_SECRETS.LIVEKIT_API_KEY),
  LIVEKIT_API_SECRET: z.string().min(32, 'needs at least 32 characters').default(SANDBOX_SECRETS.LIVEKIT_API_SECRET),

  /** Learners in one live room, and learners who watch a class that has no place for them. */
  ROOM_MAX_INTERACTIVE: z.coerce.number().int().min(1).max(3_000).default(300),
  ROOM_MAX_AUDIENCE: z.coerce.number().int().min(0).max(100_000).default(5_000),

  FILES_FOLDER: z.string().default('.data/files'),
  FILES_URL: url.default('https://s3.ap-south-1.amazonaws.com'),
  FILES_REGION: z.string().default('ap-south-1'),
  /** With it files lie there, not in the folder. */
  FILES_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional(),
  FILES_KEY_ID: z.string().default(''),
  FILES_SECRET: z.string().default(''),
  CLAMD_URL: z
    .string()
    .regex(/^tcp:\/\/[^/]+$/, 'must be an address such as tcp://127.0.0.1:3310')
    .refine(URL.canParse, 'is no address')
    .optional(),
  /** The program that makes smaller films. Without it films are played as they are. */
  FFMPEG_PATH: z.string().optional(),
})

export const settingNames: readonly string[] = Object.keys(Environment.shape)

export type Config = ReturnType<typeof readConfig>

/** Throws a ConfigError whose message is one sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const settings = parse(given)
  const isProduction = settings.NODE_ENV === 'production'
  refuseIdleness(settings)
  if (isProduction) refuseSandbox(given)
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  return {
    ...settings,
    DATABASE_CONNECTIONS: settings.DATABASE_CONNECTIONS ?? defaultConnections(),
    PUBLIC_URL: publicUrl,
    SECRET: settings.SECRET ?? SANDBOX_SECRETS.SECRET,
    JUSPAY_URL: settings.JUSPAY_URL ?? `${settings.SANDBOX_URL}/juspay`,
    SMS_URL: settings.SMS_URL ?? `${settings.SANDBOX_URL}/sms`,
    WHATSAPP_URL: settings.WHATSAPP_URL ?? `${settings.SANDBOX_URL}/whatsapp`,
    ...voiceAddress(settings, isProduction),
    ...callbackSecrets(settings, isProduction),
    // It is public and takes no key.
    POSTAL_URL:
      settings.POSTAL_URL ?? (isProduction ? 'https://api.postalpincode.in' : `${settings.SANDBOX_URL}/postal`),
    LIVEKIT_URL: settings.LIVEKIT_URL ?? roomOf(settings.SANDBOX_URL),
    vapid: vapidOf(settings, isProduction),
    isProduction,
    isSecure: publicUrl.startsWith('https:'),
  }
}

/** Undefined in production without an address: nobody is called then. */
function voiceAddress({ VOICE_URL, SANDBOX_URL }: z.output<typeof Environment>, isProduction: boolean) {
  return { VOICE_URL: VOICE_URL ?? (isProduction ? undefined : `${SANDBOX_URL}/voice`) }
}

function refuseIdleness({ WORKER, SERVE }: z.output<typeof Environment>): void {
  if (!WORKER && !SERVE) throw new ConfigError('With WORKER=off and SERVE=off there is nothing to do.')
}

/** Production may not run with settings of a sandbox. */
function refuseSandbox(given: Readonly<Record<string, string | undefined>>): void {
  const reason = refusedInProduction(given)
  if (reason !== undefined) throw new ConfigError(reason)
}

/** Undefined in production without keys: there are no push messages then. */
function vapidOf(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: z.output<typeof Environment>,
  isProduction: boolean,
) {
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are needed together.')
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey }
  return isProduction ? undefined : DEVELOPMENT_VAPID
}

const CALLBACK_SECRETS = ['MAIL_CALLBACK_KEY', 'SMS_CALLBACK_PASSWORD', 'VOICE_CALLBACK_PASSWORD', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const // prettier-ignore

/** Outside production the sandbox's: nobody forges a callback there but for a test. */
function callbackSecrets(given: z.infer<typeof Environment>, isProduction: boolean) {
  const entries = CALLBACK_SECRETS.map((name) => [
    name,
    given[name] ?? (isProduction ? undefined : SANDBOX_SECRETS[name]),
  ])
  return Object.fromEntries(entries) as Record<(typeof CALLBACK_SECRETS)[number], string | undefined> // of these names
}

/** The sandbox's live room listens on the port after the sandbox's own. */
export function roomOf(sandboxUrl: string): string {
  const url = new URL(sandboxUrl)
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  url.port = String(port + 1)
  return url.origin
}

/** With more than two for each core and one, each statement runs slower, and all together do less: decision 0029. */
function defaultConnections(): number {
  return 2 * availableParallelism() + 1
}

function parse(given: Readonly<Record<string, string | undefined>>) {
  const parsed = Environment.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0])
  const wrong = issue?.message.replace(/^(?=[A-Z])/, 'is wrong: ') // zod's own messages begin with a capital, ours are the rest of a sentence
  throw new ConfigError(`The setting ${name} ${given[name] === undefined ? 'is missing' : wrong}.`)
}

/** The exit code of a server that has said in one sentence why it cannot run: EX_CONFIG of sysexits.h. */
export const EXIT_EXPLAINED = 78

export class ConfigError extends Error {
  override name = 'ConfigError'
}
