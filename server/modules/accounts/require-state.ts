import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import { stateToKeep } from '#core/taxonomy/state-of-pin.ts'

/** As `stateToKeep`. Throws INVALID_INPUT where the family has to choose. */
export function requireState(...place: Parameters<typeof stateToKeep>): StateCode {
  const stateCode = stateToKeep(...place)
  if (stateCode) return stateCode
  throw new DomainError(commonErrors.INVALID_INPUT, {}, { stateCode: 'Choose a state.' })
}
