import { parseRupees, showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import { OrderId } from '#core/modules/orders/order.ts'
import { walletErrors } from '#core/modules/wallet/errors.ts'
import { checkRechargeAmount, RECHARGES, WALLET } from '#core/modules/wallet/recharge.ts'
import { readNextBook } from './passbook.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { toProblem } from '#web/page/problem.server.ts'
import { machineTime } from '#web/page/wording.ts'

export async function readWallet(page: Page) {
  const [{ balance, grantedBalance, heldBalance, statement }, added, book] = await Promise.all([
    page.api.wallet.getAccountInfo({}),
    readAdded(page),
    readNextBook(page),
  ])
  return {
    balance: showMoney(balance),
    /** The next instalment of all courses. */
    book,
    /** The amount that was just paid in. */
    added,
    /** Money that we gave: it buys courses and is never paid out. */
    granted: grantedBalance > 0 ? showMoney(grantedBalance) : undefined,
    held: heldBalance > 0 ? showMoney(heldBalance) : undefined,
    recharge: {
      choices: RECHARGES.map((amount) => ({ rupees: showMoney(amount).replace(/\D/g, ''), text: showMoney(amount) })),
      ...refusedAmount(page),
    },
    movements: statement.map(({ id, at, kind, amount, orderId, title }) => ({
      id,
      kind,
      title,
      orderId,
      on: showDate(at, page.lang),
      dateTime: machineTime(at),
      isIn: amount > 0,
      amount: amount > 0 ? `+ ${showMoney(amount)}` : showMoney(amount).replace('−', '− '),
    })),
  }
}
export type WalletData = Awaited<ReturnType<typeof readWallet>>

async function readAdded({ api, url }: Page): Promise<string | undefined> {
  const orderId = OrderId.safeParse(url.searchParams.get('added')).data
  const order = orderId && (await unlessMissing(api.orders.getOrderInfo({ orderId })))
  return order?.status === 'PAID' && order.entityType === WALLET ? showMoney(order.amount) : undefined
}

/** An amount that was typed and cannot be paid in, with the reason. */
function refusedAmount({ url, locale }: Page): { readonly typed: string; readonly error: string | undefined } {
  const typed = url.searchParams.get('rupees') ?? ''
  const amount = parseRupees(typed)
  if (!url.searchParams.has('rupees') || (amount !== undefined && checkRechargeAmount(amount) === 'OK'))
    return { typed, error: undefined }
  const isLittle = amount !== undefined && checkRechargeAmount(amount) === 'TOO_LITTLE'
  const error = isLittle ? walletErrors.MIN_VAL_100() : walletErrors.INVALID_AMOUNT()
  return { typed, error: toProblem(error, locale).sentence }
}
