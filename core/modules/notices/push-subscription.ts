import { z } from 'zod'

/** As a browser's PushSubscription names them. */
export const PushSubscription = z.object({
  /** A secret: with it and our private key one can send to the browser. */
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  /** The browser's public key: an uncompressed point on P-256. */
  p256dh: z.string().regex(/^B[\w-]{86}$/, 'not a public key'),
  auth: z.string().regex(/^[\w-]{22}$/, 'not a secret of sixteen bytes'),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const PushState = z.object({
  /** Null where push messages are not set up. */
  publicKey: z.string().nullable(),
  isOn: z.boolean(),
})
export type PushState = z.infer<typeof PushState>
