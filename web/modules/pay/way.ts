// The way to pay that is chosen, and what it is called on the button.
import type { Method } from '#core/modules/payments/methods.ts'

export interface Way {
  readonly method: Method | undefined
  readonly upiApp: string
  readonly bank: string
}

interface Offered {
  readonly methods: readonly { readonly method: Method; readonly isEnabled: boolean }[]
  readonly upiApps: readonly { readonly key: string; readonly name: string }[]
  readonly banks: readonly { readonly code: string; readonly name: string }[]
}

/** What was chosen before when it is still offered, else the first of each. */
export function firstWay({ methods, upiApps, banks }: Offered, before: Partial<Record<keyof Way, string>> = {}): Way {
  const enabled = methods.filter(({ isEnabled }) => isEnabled).map(({ method }) => method)
  return {
    method: enabled.find((each) => each === before.method) ?? enabled[0],
    upiApp: (upiApps.find(({ key }) => key === before.upiApp) ?? upiApps[0])?.key ?? '',
    bank: (banks.find(({ code }) => code === before.bank) ?? banks[0])?.code ?? '',
  }
}

/** What is chosen in the form. */
export function wayIn(form: HTMLFormElement, offered: Offered): Way {
  const values = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return firstWay(offered, Object.fromEntries(values))
}

/** An app and a bank by their own name; undefined is what needs words of ours. */
export function properName({ method, upiApp, bank }: Way, { upiApps, banks }: Offered): string | undefined {
  if (method === 'UPI_INTENT' && upiApp !== 'other') return upiApps.find(({ key }) => key === upiApp)?.name
  return method === 'NETBANKING' ? banks.find(({ code }) => code === bank)?.name : undefined
}
