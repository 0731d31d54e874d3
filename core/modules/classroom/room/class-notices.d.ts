import { z } from 'zod'
/** NO_CHANNEL: there is no address and no template for a channel that the family has chosen. */
export declare const UNTOLD_REASONS: readonly [
  'CANCELLED',
  'EXPIRED',
  'NOT_ALLOWED',
  'OFF',
  'DELIVERED_ELSEWHERE',
  'QUIET',
  'TOO_MANY_OFFERS',
  'TOO_MANY',
  'NO_BROWSER',
  'UNREACHABLE',
  'PAST',
  'NO_CHANNEL',
]
export declare const ClassNotice: z.ZodObject<
  {
    type: z.ZodString
    at: z.ZodType<
      import('../../../kernel/time.ts').Instant,
      number,
      z.core.$ZodTypeInternals<import('../../../kernel/time.ts').Instant, number>
    >
    told: z.ZodInt
    channels: z.ZodArray<
      z.ZodObject<
        {
          channel: z.ZodEnum<{
            MAIL: 'MAIL'
            PUSH: 'PUSH'
            SMS: 'SMS'
            WHATSAPP: 'WHATSAPP'
          }>
          messages: z.ZodInt
        },
        z.core.$strip
      >
    >
    waiting: z.ZodInt
    untold: z.ZodInt
    untoldFamilies: z.ZodArray<
      z.ZodObject<
        {
          accountId: z.ZodString
          reason: z.ZodEnum<{
            CANCELLED: 'CANCELLED'
            DELIVERED_ELSEWHERE: 'DELIVERED_ELSEWHERE'
            EXPIRED: 'EXPIRED'
            NOT_ALLOWED: 'NOT_ALLOWED'
            NO_BROWSER: 'NO_BROWSER'
            NO_CHANNEL: 'NO_CHANNEL'
            OFF: 'OFF'
            PAST: 'PAST'
            QUIET: 'QUIET'
            TOO_MANY: 'TOO_MANY'
            TOO_MANY_OFFERS: 'TOO_MANY_OFFERS'
            UNREACHABLE: 'UNREACHABLE'
          }>
        },
        z.core.$strip
      >
    >
  },
  z.core.$strip
>
export type ClassNotice = z.infer<typeof ClassNotice>
export declare const MOST_UNTOLD_SHOWN = 20
