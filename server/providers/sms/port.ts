import type { MessageCallbacks } from '../message-callbacks.ts'

/** A text message by a template that the operators know (DLT): they refuse any other text. */
export interface SmsSender {
  /** Throws when the provider did not take it within a few seconds. The error holds neither number nor text. */
  readonly send: (message: SmsMessage) => Promise<{ readonly providerId: string }>
  readonly callbacks?: MessageCallbacks
}

export interface SmsMessage {
  /** E.164. */
  readonly to: string
  /** The template's id at the provider, which has it registered with the operators. */
  readonly dltTemplateId: string
  /** The whole text as it arrives, for providers that are given texts rather than values. */
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}
