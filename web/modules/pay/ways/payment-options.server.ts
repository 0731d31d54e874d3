// The ways to pay on this device, as the page shows them.
import type { Paise } from '#core/kernel/money.ts'
import type { Device } from '#core/modules/payments/platform.ts'
import type { SavedCard } from '#core/modules/payments/payment.ts'
import type { Page } from '#web/page/page.server.ts'
import { withinTime } from '#web/page/patience.server.ts'
import { changeQuery } from '#web/page/query.ts'

export interface PriceFacts {
  readonly amount: Paise
  readonly discount: Paise
  readonly courseType: 'SUBSCRIPTION' | 'EARLY_LEARNING' | 'OTHER'
}

export type Ways = Awaited<ReturnType<typeof readWays>>

/** `priced` is undefined for what no EMI is given for: money into the wallet. */
export async function readWays(page: Page, { platform, appVersion }: Device, priced?: PriceFacts) {
  const { api, viewer } = page
  const device = { platform, ...(appVersion === undefined ? {} : { appVersion }) }
  const [{ methods, ...offered }, buyer] = await Promise.all([
    api.payments.getPaymentMethods({ ...device, ...priced }),
    viewer(),
  ])
  const emi = methods.find(({ method }) => method === 'EMI')
  return {
    ...offered,
    methods: methods.filter(({ method }) => method !== 'EMI' && method !== 'CONSUMER_FINANCE'),
    cards: buyer ? await savedCards(page) : [],
    emi: priced && emi && { ...emi, path: emiPath(page) },
    platform,
  }
}

/** A gateway that does not answer keeps nobody from paying in another way. */
const PATIENCE_MS = 1_500

async function savedCards({ api }: Page): Promise<SavedCard[]> {
  const asking = api.payments.listCards({}).then(
    ({ cards }) => cards,
    () => [],
  )
  return withinTime(asking, PATIENCE_MS, [])
}

function emiPath({ url }: Page): string {
  return `/pay/emi${changeQuery(url.searchParams, { wallet: undefined })}`
}
