import type { MessageCallbacks } from '../message-callbacks.ts'

/** A call that reads a text to the person who answers, by a template that was approved for our number. */
export interface VoiceCaller {
  /** Throws when the provider did not take it within a few seconds. The error holds neither number nor text. */
  readonly call: (call: VoiceCall) => Promise<{ readonly providerId: string }>
  /** DELIVERED: somebody has answered the call. FAILED: nobody has. */
  readonly callbacks?: MessageCallbacks
}

export interface VoiceCall {
  /** E.164. */
  readonly to: string
  /** The template's name at the provider, which speaks one language. */
  readonly template: string
  /** Numbers are read digit by digit. */
  readonly values: Readonly<Record<string, string>>
}
