import { showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import type { Page } from '#web/page/page.server.ts'
import { machineTime } from '#web/page/wording.ts'

export async function readWallet({ api, lang }: Page) {
  const { balance, grantedBalance, heldBalance, statement } = await api.wallet.getAccountInfo({})
  return {
    balance: showMoney(balance),
    /** Money that we gave: it buys courses and is never paid out. */
    granted: grantedBalance > 0 ? showMoney(grantedBalance) : undefined,
    held: heldBalance > 0 ? showMoney(heldBalance) : undefined,
    movements: statement.map(({ id, at, kind, amount, reference }) => ({
      id,
      kind,
      reference,
      on: showDate(at, lang),
      dateTime: machineTime(at),
      isIn: amount > 0,
      amount: amount > 0 ? `+ ${showMoney(amount)}` : showMoney(amount).replace('−', '− '),
    })),
  }
}
export type WalletData = Awaited<ReturnType<typeof readWallet>>
