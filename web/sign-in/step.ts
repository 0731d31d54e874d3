/** A code that is on its way. */
export interface SentCode {
  readonly verificationId: string
  /** As it was typed. */
  readonly phone: string
  readonly channel: 'SMS' | 'WHATSAPP'
  readonly resendInSeconds: number
}

/** Where somebody who signs in has got to. */
export type SignInStep =
  | { readonly step: 'phone'; readonly phone: string }
  | { readonly step: 'code'; readonly sent: SentCode }
