// The chosen way to pay, and its name on the button.
import type { Method } from '#core/modules/orders/paid-by.ts'

export interface PaymentChoice {
  readonly method: Method | undefined
  readonly upiApp: string
  readonly bank: string
  readonly wallet: string
  /** A saved card's reference; empty for one that is typed now. */
  readonly card: string
}

interface NamedOption {
  readonly code: string
  readonly name: string
  readonly isEnabled: boolean
}

interface PaymentOptions {
  readonly methods: readonly { readonly method: Method; readonly isEnabled: boolean }[]
  readonly upiApps: readonly { readonly key: string; readonly name: string }[]
  readonly banks: readonly NamedOption[]
  readonly wallets: readonly NamedOption[]
  readonly cards: readonly { readonly cardReference: string; readonly isExpired: boolean }[]
}

/** The earlier choice when it is still offered, otherwise the first of each. */
export function firstWay(
  offered: PaymentOptions,
  before: Partial<Record<keyof PaymentChoice, string>> = {},
): PaymentChoice {
  const { upiApps, cards } = offered
  const enabled = offered.methods.filter(({ isEnabled }) => isEnabled).map(({ method }) => method)
  const usable = cards.filter(({ isExpired }) => !isExpired).map(({ cardReference }) => cardReference)
  return {
    method: enabled.find((each) => each === before.method) ?? enabled[0],
    upiApp: (upiApps.find(({ key }) => key === before.upiApp) ?? upiApps[0])?.key ?? '',
    bank: codeIn(offered.banks, before.bank),
    wallet: codeIn(offered.wallets, before.wallet),
    card: [...usable, ''].find((each) => each === before.card) ?? usable[0] ?? '',
  }
}

function codeIn(all: readonly NamedOption[], before: string | undefined): string {
  const enabled = all.filter(({ isEnabled }) => isEnabled)
  return (enabled.find(({ code }) => code === before) ?? enabled[0])?.code ?? ''
}

/** The choice in the form. */
export function wayIn(form: HTMLFormElement, offered: PaymentOptions): PaymentChoice {
  const values = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return firstWay(offered, Object.fromEntries(values))
}

/** The name of the chosen app, bank or wallet. Undefined for the ways that our own texts name. */
export function properName(
  { method, upiApp, bank, wallet }: PaymentChoice,
  offered: PaymentOptions,
): string | undefined {
  if (method === 'UPI_INTENT' && upiApp !== 'other') return offered.upiApps.find(({ key }) => key === upiApp)?.name
  if (method === 'NETBANKING') return offered.banks.find(({ code }) => code === bank)?.name
  return method === 'PROVIDER_WALLET' ? offered.wallets.find(({ code }) => code === wallet)?.name : undefined
}
