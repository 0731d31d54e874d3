import { roomOf, type Config } from '#server/config.ts'

export interface Sandbox {
  readonly url: string
  readonly smtpPort: number
  /** The live room's port. 0 is any free port: the product uses another room. */
  readonly roomsPort: number
  /** The folder it keeps its data in. */
  readonly data: string
}

const HERE = ['localhost', '127.0.0.1', '[::1]']

/** The sandbox that these settings speak to, if it is one of this machine. */
export function sandboxOf(config: Config, data: string): Sandbox | undefined {
  const { SANDBOX_URL, JUSPAY_URL, SMS_URL, WHATSAPP_URL } = config
  const isAsked = [JUSPAY_URL, SMS_URL, WHATSAPP_URL].some((url) => url.startsWith(`${SANDBOX_URL}/`))
  if (!isAsked || !HERE.includes(new URL(SANDBOX_URL).hostname)) return undefined
  const smtp = new URL(config.SMTP_URL)
  const isOwnRoom = config.LIVEKIT_URL === roomOf(SANDBOX_URL)
  return {
    url: SANDBOX_URL,
    smtpPort: HERE.includes(smtp.hostname) ? portOf(smtp) : 0,
    roomsPort: isOwnRoom ? portOf(new URL(config.LIVEKIT_URL)) : 0,
    data,
  }
}

const usual: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'smtp:': 25, 'smtps:': 465 }

export function portOf({ port, protocol }: URL): number {
  return Number(port) || (usual[protocol] ?? 80)
}
