// The purposes and channels of messages, and a household's choice: decision L-87.
import type { Language } from './language.ts'

/** A household chooses channels for each of these. */
export const NOTICE_PURPOSES = ['PAYMENTS', 'CLASSES', 'REPORTS', 'OFFERS'] as const
export type NoticePurpose = (typeof NOTICE_PURPOSES)[number]
/** Preferences do not apply to a child's safety. */
export const SEND_PURPOSES = [...NOTICE_PURPOSES, 'SAFETY'] as const
export type SendPurpose = (typeof SEND_PURPOSES)[number]
/** Limits, quiet hours and a child's standing hold up nothing about money or safety. */
const ARRIVING: readonly SendPurpose[] = ['PAYMENTS', 'SAFETY']
export const mustArrive = (purpose: SendPurpose): boolean => ARRIVING.includes(purpose)
/** PUSH reaches browsers that a household has let us send to. */
export const NOTICE_CHANNELS = ['SMS', 'WHATSAPP', 'MAIL', 'PUSH'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

export interface NotificationPreference {
  readonly channels: Readonly<Record<NoticePurpose, readonly NoticeChannel[]>>
  /** Minutes after midnight in India. The same twice: never quiet. */
  readonly quietFrom: number
  readonly quietTill: number
  readonly mayCall: boolean
  /** The language of messages; null: that of the page where they began. */
  readonly lang: Language | null
}
