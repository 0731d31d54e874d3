import type { MessageCallbacks } from '../message-callbacks.ts'

/** A message by a template that was approved for our number. */
export interface WhatsAppSender {
  /** Throws when the provider did not take it within a few seconds. The error holds neither number nor text. */
  readonly send: (message: WhatsAppMessage) => Promise<{ readonly providerId: string }>
  readonly callbacks?: MessageCallbacks
}

export interface WhatsAppMessage {
  /** E.164. */
  readonly to: string
  readonly template: string
  readonly lang: string
  /** In the order of the template's placeholders. */
  readonly values: readonly string[]
  /** The text that the "Copy code" button copies: a template for one-time codes must have it. */
  readonly code?: string | undefined
}
