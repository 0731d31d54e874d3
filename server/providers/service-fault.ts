// How a call to another company's service went wrong.

/**
 * UNKNOWN: the call may or may not have had its effect, so ask before trying again. AWAY: it was not sent, or the service
 * has not looked at it. REFUSED: the service said no.
 */
export class ServiceFault extends Error {
  override name = 'ServiceFault'
  readonly outcome: 'UNKNOWN' | 'AWAY' | 'REFUSED'
  /** The service's own code, for people who look into it: "not_found". */
  readonly serviceCode: string | undefined

  constructor(
    outcome: ServiceFault['outcome'],
    message: string,
    options: { readonly cause?: unknown; readonly serviceCode?: string | undefined } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.outcome = outcome
    this.serviceCode = options.serviceCode
  }
}
