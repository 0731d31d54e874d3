// The price in parts, as far as the terms offer it. The address says in how many.
import { codeOf } from '#core/kernel/error.ts'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import { instalmentErrors } from '#core/modules/instalments/errors.ts'
import { APPROVAL_LIMIT } from '#core/modules/mandates/timing.ts'
import type { SignedQuote } from '#core/modules/orders/order.ts'
import type { Page } from '#web/page/page.server.ts'
import { changeQuery } from '#web/page/query.ts'

export interface PartsOffer {
  /** All at once, then each number of parts. */
  readonly choices: readonly {
    /** Null for all at once. */
    readonly parts: number | null
    readonly firstAmount: string
    readonly thenAmount: string | undefined
    readonly query: string
    readonly isChosen: boolean
    /** The bank asks the payer each time: the later parts are above its limit. */
    readonly needsApproval: boolean
  }[]
  /** The due dates and amounts for the chosen number of parts. */
  readonly schedule: readonly { readonly no: number; readonly on: string | undefined; readonly amount: string }[]
}

export interface PayQuote {
  /** The quote that is bought when the form is sent. */
  readonly quote: SignedQuote
  /** Due now. */
  readonly amount: Paise
  /** Undefined where no parts are offered. */
  readonly parts: PartsOffer | undefined
}

/** The quote that the buyer is about to accept: the whole price, or the first of its parts. */
export async function readAgreed(page: Page, whole: SignedQuote): Promise<PayQuote> {
  const { searchParams } = page.url
  const asked = Number(searchParams.get('parts'))
  const prepared = await prepare(page, whole, asked)
  const amount = whole.priceView.price
  if (!prepared) return { quote: whole, amount, parts: undefined }
  const isInParts = prepared.choices.some(({ parts }) => parts === asked)
  const choices = [
    { parts: null, firstAmount: showMoney(amount), thenAmount: undefined, needsApproval: false },
    ...prepared.choices.map((choice) => ({
      parts: choice.parts,
      firstAmount: showMoney(choice.firstAmount),
      thenAmount: showMoney(choice.thenAmount),
      needsApproval: choice.thenAmount > APPROVAL_LIMIT,
    })),
  ].map((choice) => ({
    ...choice,
    isChosen: choice.parts === (isInParts ? asked : null),
    query: changeQuery(searchParams, { parts: choice.parts === null ? undefined : String(choice.parts) }) || '?',
  }))
  if (!isInParts) return { quote: whole, amount, parts: { choices, schedule: [] } }
  const schedule = prepared.instalments.map(({ no, dueDate, totalAmount }) => ({
    no,
    on: no === 1 ? undefined : showDate(dueDate, page.lang),
    amount: showMoney(totalAmount),
  }))
  return { quote: prepared.quote, amount: prepared.nextInstalment.totalAmount, parts: { choices, schedule } }
}

async function prepare({ api }: Page, { token: quote }: SignedQuote, asked: number) {
  try {
    const first = await api.instalments.prepareInstalments({ quote })
    const isOffered = first.choices.some(({ parts }) => parts === asked)
    return isOffered ? await api.instalments.prepareInstalments({ quote, parts: asked }) : first
  } catch (error) {
    if (codeOf(error) === instalmentErrors.NO_INSTALMENTS.code) return undefined
    throw error
  }
}
