// Production does not take the values that everybody can read in this repository, and addresses without encryption.
type Settings = Readonly<Record<string, string | undefined>>

/** The secrets of a machine where everything outside is the sandbox. .env.example shows them. */
export const SANDBOX_SECRETS = {
  SECRET: 'a-development-secret-of-no-value-at-all',
  JUSPAY_API_KEY: 'sandbox-api-key',
  JUSPAY_RESPONSE_KEY: 'sandbox-response-key',
  JUSPAY_WEBHOOK_PASSWORDS: 'sandbox-webhook-password',
  SMS_KEY: 'sandbox-sms-key',
  SMS_CALLBACK_PASSWORD: 'sandbox-sms-callback-password',
  VOICE_KEY: 'sandbox-voice-key',
  VOICE_CALLBACK_PASSWORD: 'sandbox-voice-callback-password',
  WHATSAPP_TOKEN: 'sandbox-whatsapp-token',
  WHATSAPP_APP_SECRET: 'sandbox-whatsapp-app-secret',
  WHATSAPP_VERIFY_TOKEN: 'sandbox-whatsapp-verify-token',
  MAIL_CALLBACK_KEY: 'sandbox-mail-callback-key',
  LIVEKIT_API_KEY: 'sandbox-livekit-key',
  LIVEKIT_API_SECRET: 'a-livekit-secret-of-the-sandbox-alone',
} as const

/** The pair that signs push messages where no other is set. */
export const DEVELOPMENT_VAPID = {
  publicKey: 'BFU8LotJxzdsHQ-1va6zEK6lRg1Y9ZuditPBgZDJFo9QWYvDVOHX0DXr4xdx5T5_UXx5KsFqw53IpJieP6jwlfw',
  privateKey: 'Wb1bVgb1w5ASZkC5QZcWhdvniq5nkALO86sckeVuT48',
}

/** Examples of .env.example, and the secrets of the trial on one machine (deploy/compose.yaml). */
const PUBLISHED: Readonly<Record<string, readonly string[]>> = {
  SECRET: ['a-secret-of-the-trial-that-everybody-can-read'],
  METRICS_TOKEN: ['a-token-of-your-own'],
  VAPID_PUBLIC_KEY: [DEVELOPMENT_VAPID.publicKey],
  VAPID_PRIVATE_KEY: [DEVELOPMENT_VAPID.privateKey],
  FILES_KEY_ID: ['trial-key'],
  FILES_SECRET: ['trial-secret'],
  DATABASE_URL: ['postgres://kandil:secret@127.0.0.1:5432/kandil', 'postgres://postgres:trial@primary:5432/kandil'],
  STAFF_DATABASE_URL: ['postgres://postgres:trial@replica:5432/kandil'],
  SMTP_URL: ['smtp://127.0.0.1:3025'],
  PUBLIC_URL: ['http://localhost:3000'],
}

/** Settings that must not be the sandbox's in production. */
const NEEDED = ['SECRET', 'PUBLIC_URL', 'JUSPAY_URL', 'JUSPAY_API_KEY', 'JUSPAY_RESPONSE_KEY', 'JUSPAY_WEBHOOK_PASSWORDS', 'SMS_URL', 'SMS_KEY', 'SMTP_URL', 'LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'] as const // prettier-ignore

/** An address that is used with a secret needs that secret too. */
const NEEDED_WITH: Readonly<Record<string, string>> = { WHATSAPP_URL: 'WHATSAPP_TOKEN', VOICE_URL: 'VOICE_KEY' }

/** Vendors that are sent secrets, phone numbers or sound. */
const VENDORS = ['JUSPAY_URL', 'SMS_URL', 'WHATSAPP_URL', 'VOICE_URL', 'LIVEKIT_URL', 'FILES_URL']
const SANDBOX_PORTS = ['3001', '3002']

/** One sentence about the first setting that production does not take; undefined when it takes all of them. */
export function refusedInProduction(given: Settings): string | undefined {
  const isGiven = (name: string) => given[name] !== undefined
  const paired = Object.entries(NEEDED_WITH).flatMap(([address, secret]) => (isGiven(address) ? [secret] : []))
  const missing = [...NEEDED, ...paired].filter((name) => !isGiven(name))
  if (missing.length > 0) return `In production these settings are needed: ${missing.join(', ')}.`
  const published = Object.keys(given).find((name) => isPublished(name, given[name] ?? ''))
  if (published)
    return `In production ${published} must not be a value that this repository publishes. Choose one of your own.`
  if (!isHttps(given['PUBLIC_URL'] ?? '')) return 'In production PUBLIC_URL must begin with https://.'
  const plain = VENDORS.find(
    (name) => isGiven(name) && !isHttps(given[name] ?? '') && !isOnThisMachine(given[name] ?? ''),
  )
  if (plain) return `In production ${plain} must begin with https://, unless it is on this machine.`
  if (given['PRIVATE_TARGETS'] === 'on') return 'In production PRIVATE_TARGETS must be off.'
}

/** Also one of several passwords. */
function isPublished(name: string, value: string): boolean {
  const sandbox: Readonly<Record<string, string>> = SANDBOX_SECRETS
  const published = [sandbox[name], ...(PUBLISHED[name] ?? [])]
  return (
    value.split(',').some((each) => published.includes(each.trim())) ||
    published.includes(value) ||
    isSandbox(name, value)
  )
}

function isSandbox(name: string, value: string): boolean {
  if (!VENDORS.includes(name)) return false
  const { port } = new URL(value)
  return isOnThisMachine(value) && SANDBOX_PORTS.includes(port)
}

function isHttps(address: string): boolean {
  return new URL(address).protocol === 'https:'
}

function isOnThisMachine(address: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)
}
