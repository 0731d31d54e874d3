// Picks a vendor for each thing we need from outside. Only this file names vendors.
import type { Clock } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { createOutsideTargets, type OutsideTargets } from '#server/platform/http/outside-targets.ts'
import { ffmpeg } from '#server/providers/encoder/ffmpeg.ts'
import { livekit } from '#server/providers/live-room/livekit.ts'
import { smtp } from '#server/providers/mail/smtp.ts'
import { juspay } from '#server/providers/payment-gateway/juspay.ts'
import { noPush, webPush } from '#server/providers/push/web-push.ts'
import type { PushSender } from '#server/providers/push/port.ts'
import { postalPincode } from '#server/providers/postal/postalpincode.ts'
import { msg91 } from '#server/providers/sms/msg91.ts'
import { clamd } from '#server/providers/scanner/clamd.ts'
import { noScanner } from '#server/providers/scanner/port.ts'
import { localFolder } from '#server/providers/storage/local-folder.ts'
import { s3 } from '#server/providers/storage/s3.ts'
import { msg91Voice } from '#server/providers/voice/msg91.ts'
import { webOverHttp } from '#server/providers/web/http.ts'
import { webhooksOverHttp } from '#server/providers/webhook/http.ts'
import { whatsappCloud } from '#server/providers/whatsapp/cloud-api.ts'
import type { Config } from './config.ts'

export type Providers = Pick<
  Ctx,
  | 'gateway'
  | 'sms'
  | 'voice'
  | 'whatsapp'
  | 'mail'
  | 'push'
  | 'webhooks'
  | 'web'
  | 'targets'
  | 'postal'
  | 'liveRooms'
  | 'files'
  | 'scanner'
  | 'encoder'
>

export function createProviders(config: Config, now: Clock): Providers {
  const targets = createOutsideTargets({ arePrivateAllowed: config.PRIVATE_TARGETS })
  return {
    targets,
    push: pushOf(config, targets),
    webhooks: webhooksOverHttp(targets.lookup),
    web: webOverHttp({ lookup: targets.lookup, publicUrl: config.PUBLIC_URL }),
    gateway: juspay(
      {
        url: config.JUSPAY_URL,
        merchantId: config.JUSPAY_MERCHANT_ID,
        apiKey: config.JUSPAY_API_KEY,
        responseKey: config.JUSPAY_RESPONSE_KEY,
        webhook: { user: config.JUSPAY_WEBHOOK_USER, passwords: config.JUSPAY_WEBHOOK_PASSWORDS },
      },
      now,
    ),
    sms: msg91({
      url: config.SMS_URL,
      authKey: config.SMS_KEY,
      callbackPassword: config.SMS_CALLBACK_PASSWORD,
    }),
    voice: voiceOf(config),
    whatsapp: whatsappCloud({
      url: config.WHATSAPP_URL,
      phoneId: config.WHATSAPP_PHONE_ID,
      token: config.WHATSAPP_TOKEN,
      callbackAccess: config.WHATSAPP_APP_SECRET
        ? { appSecret: config.WHATSAPP_APP_SECRET, verifyToken: config.WHATSAPP_VERIFY_TOKEN }
        : undefined,
    }),
    mail: smtp({ url: config.SMTP_URL, from: config.MAIL_FROM, callbackKey: config.MAIL_CALLBACK_KEY }),
    postal: postalPincode(config.POSTAL_URL),
    liveRooms: livekit(
      {
        url: config.LIVEKIT_URL,
        apiKey: config.LIVEKIT_API_KEY,
        apiSecret: config.LIVEKIT_API_SECRET,
        bucket: bucketOf(config),
      },
      now,
    ),
    files: filesOf(config, now),
    scanner: config.CLAMD_URL === undefined ? noScanner : clamd(config.CLAMD_URL),
    encoder: config.FFMPEG_PATH === undefined ? undefined : ffmpeg(config.FFMPEG_PATH),
  }
}

/** Undefined where nobody can be called. */
function voiceOf({
  VOICE_URL: url,
  VOICE_KEY: authKey,
  VOICE_CALLER_ID: callerId,
  VOICE_CALLBACK_PASSWORD: callbackPassword,
}: Config) {
  // prettier-ignore
  return url === undefined ? undefined : msg91Voice({ url, authKey, callerId, callbackPassword })
}

function pushOf({ vapid, MAIL_FROM: from }: Config, { lookup }: OutsideTargets): PushSender {
  if (vapid === undefined) return noPush
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from
  return webPush({ ...vapid, subject: `mailto:${address}`, lookup })
}

function filesOf(config: Config, now: Clock) {
  const bucket = bucketOf(config)
  return bucket === undefined ? localFolder(config.FILES_FOLDER, config.SECRET, now) : s3(bucket, now)
}

/** Undefined where files lie in a folder. */
function bucketOf({
  FILES_BUCKET: bucket,
  FILES_URL: url,
  FILES_REGION: region,
  FILES_KEY_ID: keyId,
  FILES_SECRET: secret,
}: Config) {
  return bucket === undefined ? undefined : { url, bucket, region, keyId, secret }
}
