/** Signed messages to an address that an organisation has given us. */
export interface WebhookSender {
  /** Answers the status of the answer. Throws a TransportFault when there was none within a few seconds. Follows no redirect. */
  readonly send: (url: string, message: WebhookMessage) => Promise<number>
}

export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
