import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Refusal as Code } from '#core/modules/instruments/availability.ts'

/** Why a way to pay cannot be chosen now, in the reader's language. */
export function Refusal({ code }: { code: Code | null }) {
  if (code === null) return <Trans>Not available now</Trans>
  const sentences = {
    DOWN: <Trans>The bank says it is not working now</Trans>,
    DISCOUNT_TOO_HIGH: <Trans>Discount too high for this method</Trans>,
    BELOW_MINIMUM: <Trans>Amount too small for this method</Trans>,
  } satisfies Record<Code, ReactNode>
  return sentences[code]
}

/** Marks a way to pay that often works, and not always. */
export function Slow() {
  return <Trans>May be slow now</Trans>
}
