/** Messages to a browser that is not open, through the browser vendor's push service. */
export interface PushSender {
  /** The key with which browsers subscribe; null where push messages are not set up. */
  readonly publicKey: string | null
  /**
   * GONE: the browser has unsubscribed, for good. Throws when the service did not take the message within a few seconds. The
   * caller has made sure that the endpoint may be called. The error holds neither endpoint nor text.
   */
  readonly send: (browser: PushBrowser, message: OutgoingPush) => Promise<'SENT' | 'GONE'>
}

export interface PushBrowser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface OutgoingPush {
  readonly text: string
  /** How long the service keeps it for a browser that is off. */
  readonly ttlSeconds: number
}
