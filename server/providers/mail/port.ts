import type { MessageCallbacks } from '../message-callbacks.ts'

export interface MailSender {
  /** Absent where its secret is not set. */
  readonly callbacks?: MessageCallbacks | undefined
  /** Throws when the address is not exactly one, or when the mail server did not take it. */
  readonly send: (mail: Mail) => Promise<{ readonly providerId: string }>
}

export interface Mail {
  /** One address: no line breaks, no commas, no display name. */
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly MailFile[]
}

export interface MailFile {
  /** As it is saved: "kandil.pdf". */
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}
