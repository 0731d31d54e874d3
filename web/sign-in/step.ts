export type CodeChannel = 'SMS' | 'WHATSAPP' | 'VOICE'

/** A code that is on its way. */
export interface SentCode {
  readonly verificationId: string
  /** As it was typed. */
  readonly phone: string
  /** The dial code it was typed with: "91". */
  readonly phoneCode: string
  readonly channel: CodeChannel
  readonly resendInSeconds: number
  /** The next code may be read out by a call. */
  readonly canCall: boolean
}

/** Where somebody who signs in has got to. */
export type SignInStep =
  | { readonly step: 'phone'; readonly phone: string; readonly phoneCode?: string }
  | { readonly step: 'code'; readonly sent: SentCode }
