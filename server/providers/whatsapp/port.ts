/** A message by a template that was approved for our number. */
export interface WhatsAppSender {
  /** Throws when the provider did not take it within a few seconds. */
  readonly send: (message: WhatsAppMessage) => Promise<{ readonly providerId: string }>
}

export interface WhatsAppMessage {
  /** E.164. */
  readonly to: string
  readonly template: string
  readonly lang: string
  /** In the order of the template's placeholders. */
  readonly values: readonly string[]
}
