// The preview of an erasure: what goes, what stays and why, and what stops it. It knows no zod.

/** REMOVED: the rows are deleted or name nobody any longer. EMPTIED: a row stays without anything to know somebody by. KEPT: it stays as it is. */
export const FATES = ['REMOVED', 'EMPTIED', 'KEPT'] as const
export type Fate = (typeof FATES)[number]

/** The facts that staff should know before they delete a family's data. Some stop the deletion. */
export const HINDRANCES = {
  UNPAID: { stops: true },
  REFUND_DUE: { stops: true },
  ALREADY_PLANNED: { stops: false },
  COURSES: { stops: false },
  WALLET: { stops: false },
  INSTALMENTS: { stops: false },
} as const
export type Hindrance = keyof typeof HINDRANCES

export interface ErasureFacts {
  readonly parts: readonly { readonly called: string; readonly count: number; readonly fate: Fate }[]
  readonly hindrances: readonly { readonly kind: Hindrance; readonly text: string }[]
}

/** Sentences for the person who decides, such as "Addresses: 2 then, 3 now." Empty when all is as it was. */
export function erasureChanges(asked: ErasureFacts, now: ErasureFacts): string[] {
  const names = [...new Set([...asked.parts, ...now.parts].map(({ called }) => called))]
  return [
    ...names.flatMap((called) => {
      const [then, today] = [countOf(asked, called), countOf(now, called)]
      return then === today ? [] : [`${called}: ${then} then, ${today} now.`]
    }),
    ...textsBeyond(now, asked).map((text) => `New: ${text}`),
    ...textsBeyond(asked, now).map((text) => `No longer so: ${text}`),
  ]
}

function countOf({ parts }: ErasureFacts, called: string): number {
  return parts.filter((part) => part.called === called).reduce((sum, { count }) => sum + count, 0)
}

function textsBeyond({ hindrances }: ErasureFacts, other: ErasureFacts): string[] {
  const known = new Set(other.hindrances.map(({ text }) => text))
  return hindrances.map(({ text }) => text).filter((text) => !known.has(text))
}
