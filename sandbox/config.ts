// Every setting of the sandbox, read from the environment once, and its clock. Without settings it fits a product on the same
// machine.
import { hash } from 'node:crypto'
import { toInstant, type Clock } from '#core/kernel/time.ts'
import type { ApiKey } from './rooms/tokens.ts'

/** The secrets and names that both sides have agreed on. The defaults are those of the product. */
export interface Credentials {
  readonly merchantId: string
  readonly apiKey: string
  readonly responseKey: string
  readonly webhookUser: string
  readonly webhookPassword: string
  readonly smsKey: string
  readonly smsCallbackPassword: string
  readonly voiceKey: string
  readonly voiceCallerId: string
  readonly voiceCallbackPassword: string
  readonly mailCallbackKey: string
  readonly whatsappPhoneId: string
  readonly whatsappToken: string
  readonly whatsappAppSecret: string
  readonly vapidPublicKey: string
  readonly liveKit: ApiKey
  /** Signs the tokens of Tata Sky's customers. */
  readonly tataSkyKey: string
}

export interface Config {
  readonly host: string
  readonly port: number
  readonly smtpPort: number
  readonly roomsPort: number
  readonly dataFile: string | undefined
  readonly publicUrl: string | undefined
  readonly productUrl: string
  readonly webhookUrl: string
  readonly roomWebhookUrl: string
  readonly filesFolder: string
  readonly credentials: Credentials
}

type Environment = Readonly<Record<string, string | undefined>>

/** Where the product listens for the gateway, below its own address. */
export const WEBHOOK_PATH = '/api/payment/juspay/webhook'
/** Where it listens for the live room. */
export const ROOM_WEBHOOK_PATH = '/api/live-room/webhook'

/** Throws an Error whose message is one sentence. */
export function readConfig(env: Environment = process.env): Config {
  const productUrl = (env['PRODUCT_URL'] || 'http://127.0.0.1:3000').replace(/\/+$/, '')
  if (!URL.canParse(productUrl)) throw new Error(`PRODUCT_URL must be an address, not "${productUrl}".`)
  return {
    host: env['HOST'] || '127.0.0.1',
    port: portOf('PORT', env['PORT'] || '3001'),
    smtpPort: portOf('SMTP_PORT', env['SMTP_PORT'] || '3025'),
    roomsPort: portOf('ROOMS_PORT', env['ROOMS_PORT'] || '3002'),
    dataFile: env['DATA'] || undefined,
    publicUrl: env['SANDBOX_PUBLIC_URL']?.replace(/\/+$/, '') || undefined,
    productUrl,
    webhookUrl: productUrl + WEBHOOK_PATH,
    roomWebhookUrl: productUrl + ROOM_WEBHOOK_PATH,
    filesFolder: env['FILES_FOLDER'] || '.data/files',
    credentials: readCredentials(env),
  }
}

export function readCredentials(env: Environment): Credentials {
  return {
    merchantId: env['JUSPAY_MERCHANT_ID'] || 'kandil',
    apiKey: env['JUSPAY_API_KEY'] || 'sandbox-api-key',
    responseKey: env['JUSPAY_RESPONSE_KEY'] || 'sandbox-response-key',
    webhookUser: env['JUSPAY_WEBHOOK_USER'] || 'sandbox',
    webhookPassword: env['JUSPAY_WEBHOOK_PASSWORDS']?.split(',')[0] || 'sandbox-webhook-password',
    ...readMessageSecrets(env),
    liveKit: readRoomKey(env),
    tataSkyKey: env['TATA_SKY_KEY'] || hash('sha256', 'the key of Tata Sky in the demo data', 'base64url'),
  }
}

type MessageSecrets = Pick<
  Credentials,
  | 'smsKey'
  | 'smsCallbackPassword'
  | 'voiceKey'
  | 'voiceCallerId'
  | 'voiceCallbackPassword'
  | 'mailCallbackKey'
  | 'whatsappPhoneId'
  | 'whatsappToken'
  | 'whatsappAppSecret'
  | 'vapidPublicKey'
>

function readMessageSecrets(env: Environment): MessageSecrets {
  return {
    smsKey: env['SMS_KEY'] || 'sandbox-sms-key',
    smsCallbackPassword: env['SMS_CALLBACK_PASSWORD'] || 'sandbox-sms-callback-password',
    voiceKey: env['VOICE_KEY'] || 'sandbox-voice-key',
    voiceCallerId: env['VOICE_CALLER_ID'] || '911140000000',
    voiceCallbackPassword: env['VOICE_CALLBACK_PASSWORD'] || 'sandbox-voice-callback-password',
    mailCallbackKey: env['MAIL_CALLBACK_KEY'] || 'sandbox-mail-callback-key',
    whatsappPhoneId: env['WHATSAPP_PHONE_ID'] || '100000000000001',
    whatsappToken: env['WHATSAPP_TOKEN'] || 'sandbox-whatsapp-token',
    whatsappAppSecret: env['WHATSAPP_APP_SECRET'] || 'sandbox-whatsapp-app-secret',
    vapidPublicKey:
      env['VAPID_PUBLIC_KEY'] ||
      'BFU8LotJxzdsHQ-1va6zEK6lRg1Y9ZuditPBgZDJFo9QWYvDVOHX0DXr4xdx5T5_UXx5KsFqw53IpJieP6jwlfw',
  }
}

function readRoomKey(env: Environment): ApiKey {
  return {
    key: env['LIVEKIT_API_KEY'] || 'sandbox-livekit-key',
    secret: env['LIVEKIT_API_SECRET'] || 'a-livekit-secret-of-the-sandbox-alone',
  }
}

function portOf(name: string, text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port, not "${text}".`)
  return port
}

export const systemClock: Clock = () => toInstant(Date.now())
