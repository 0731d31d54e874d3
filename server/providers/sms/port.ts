/** A text message by a template that the operators know (DLT): they refuse any other text. */
export interface SmsSender {
  /** Throws when the provider did not take it within a few seconds. */
  readonly send: (message: SmsMessage) => Promise<{ readonly providerId: string }>
}

export interface SmsMessage {
  /** E.164. */
  readonly to: string
  /** The template's id at the operators. */
  readonly dltTemplateId: string
  /** The whole text as it arrives; the provider checks it against the template. */
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}
