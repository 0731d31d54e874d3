// Mail by SMTP.
import type { Transporter } from 'nodemailer'
import { mailgunCallbacks } from './callbacks.ts'
import type { Mail, MailSender } from './port.ts'

export interface SmtpOptions {
  readonly url: string
  /** "Kandil <care@kandil.example>". */
  readonly from: string
  /** Checks Mailgun's webhooks. Undefined: none is believed. */
  readonly callbackKey?: string | undefined
}

const CONNECT_MS = 5_000
const ANSWER_MS = 10_000

export function smtp({ url, from, callbackKey }: SmtpOptions): MailSender {
  let transporter: Transporter | undefined

  /** The library comes with the first mail: a server starts sooner without it. */
  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: ANSWER_MS,
    })
  }

  return {
    ...(callbackKey !== undefined && { callbacks: mailgunCallbacks(callbackKey) }),
    async send(mail) {
      requireOneAddress(mail)
      transporter ??= await connect()
      try {
        const { messageId } = await transporter.sendMail(toMessage(mail, from))
        return { providerId: String(messageId) }
      } catch (error) {
        throw new Error(`the mail was not taken: ${codeOf(error)}`)
      }
    },
  }
}

/** Something like a name, one @ and a domain with a dot. No line break, comma, colon or bracket: each could name another recipient. */
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/

function requireOneAddress({ to, subject }: Mail): void {
  if (!ADDRESS.test(to)) throw new Error('not exactly one mail address')
  if (/[\r\n\0]/.test(subject)) throw new Error('a subject of more than one line')
}

/** The address goes as an object and the envelope by itself: nothing in it is read as a list, a group or a header. */
function toMessage({ to, subject, html, text, attachments = [] }: Mail, from: string) {
  const files = attachments.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(content),
  }))
  const written = { subject, html, text, attachments: files }
  return { from, to: { name: '', address: to }, ...written, disableFileAccess: true, disableUrlAccess: true }
}

/** The server's number or the socket's word: its sentence may hold the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number } // nodemailer's own fields
  return [code, responseCode].filter((each) => each !== undefined).join(' ') || 'unknown'
}
