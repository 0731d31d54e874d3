// The purposes and channels of messages, and a household's choice: decision L-87.
import type { Language } from './language.ts'
import type { Zone } from './zone.ts'

/** A household chooses channels for each of these. */
export const NOTICE_PURPOSES = ['PAYMENTS', 'CLASSES', 'REPORTS', 'OFFERS'] as const
export type NoticePurpose = (typeof NOTICE_PURPOSES)[number]
/**
 * SAFETY: preferences do not apply to a child's safety. CHANGES: something that the family has booked is at another time, with another
 * person, or does not happen. These go by the channels of CLASSES, and by SMS where the family has none of them.
 */
export const SEND_PURPOSES = [...NOTICE_PURPOSES, 'CHANGES', 'SAFETY'] as const
export type SendPurpose = (typeof SEND_PURPOSES)[number]
/** A day's limit and a child's standing hold up nothing about money, safety or something booked. */
export const ARRIVING = ['PAYMENTS', 'SAFETY', 'CHANGES'] as const satisfies readonly SendPurpose[]
export const mustArrive = (purpose: SendPurpose): boolean => ARRIVING.some((each) => each === purpose)
/** Quiet hours do not apply either. */
export const leavesAtOnce = (purpose: SendPurpose): boolean => purpose === 'PAYMENTS' || purpose === 'SAFETY'
/** The choice of the family that a purpose goes by. */
export function choiceFor(purpose: Exclude<SendPurpose, 'SAFETY'>): NoticePurpose {
  return purpose === 'CHANGES' ? 'CLASSES' : purpose
}
/** PUSH reaches browsers that a household has let us send to. */
export const NOTICE_CHANNELS = ['SMS', 'WHATSAPP', 'MAIL', 'PUSH'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

export interface NotificationPreference {
  readonly channels: Readonly<Record<NoticePurpose, readonly NoticeChannel[]>>
  /** Minutes after midnight where the family lives. The same twice: never quiet. */
  readonly quietFrom: number
  readonly quietTill: number
  readonly mayCall: boolean
  /** The language of messages; null: that of the page where they began. */
  readonly lang: Language | null
  /** Null: the first zone of the number's country. */
  readonly zone: Zone | null
}
