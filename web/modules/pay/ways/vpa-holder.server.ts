// Whose UPI ID it is, asked before the request to pay goes out (commerce, sections 2 and 3).
import { codeOf } from '#core/kernel/error.ts'
import { paymentErrors } from '#core/modules/payments/errors.ts'
import { withinTime } from '#web/page/patience.server.ts'

export interface VpaAnswer {
  readonly verified: boolean
  readonly customerName: string | null
}

interface TypedVpa {
  readonly vpa: string
  /** The UPI ID whose holder the payer has seen and accepted. */
  readonly confirmedVpa: string
}

const PATIENCE_MS = 4_000

/**
 * The name that the payer has yet to confirm. Undefined when there is nothing to ask: the name was confirmed, the bank gives
 * none, or the gateway does not answer. Throws INVALID_VPA for an ID that no bank knows.
 */
export async function holderToConfirm(
  { vpa, confirmedVpa }: TypedVpa,
  validate: (vpa: string) => Promise<VpaAnswer>,
  patienceMs = PATIENCE_MS,
): Promise<string | undefined> {
  if (vpa !== '' && vpa.toLowerCase() === confirmedVpa.toLowerCase()) return undefined
  const answer = await withinTime(validate(vpa).catch(unlessAway), patienceMs, undefined)
  if (answer && !answer.verified) throw paymentErrors.INVALID_VPA()
  return answer?.customerName ?? undefined
}

/** A gateway that cannot say whose ID it is keeps nobody from paying. */
function unlessAway(error: unknown): undefined {
  if (codeOf(error) !== paymentErrors.GATEWAY_AWAY.code) throw error
}
