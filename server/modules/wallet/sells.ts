// Money in the wallet, as an order can contain it. It is not taxed: it is a voucher for a course yet to be chosen (payments
// reference, section 7).
import { negative, showMoney, toRupeeString } from '#core/kernel/money.ts'
import { PRODUCT } from '#core/kernel/product.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { walletErrors as errors } from '#core/modules/wallet/errors.ts'
import { checkRechargeAmount, RECHARGE, WALLET } from '#core/modules/wallet/recharge.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Sellable } from '#server/platform/points/sellables.ts'
import type { SaleItem, SaleRequest, SoldOrder, SaleTexts } from '#server/platform/sale-item.ts'
import { walletAccounts } from './accounts.ts'
import { takeBackRecharge } from './debt.ts'

export const recharge: Sellable = {
  entityType: WALLET,
  kind: RECHARGE,
  name: 'Wallet recharge',
  findSaleItem,
  refuseIfHeld: async () => false,
  fulfil: async () => 'GIVEN',
  takeBack: async () => undefined,
  postings: {
    paid: ({ accountId, amount }) => [{ account: walletAccounts(accountId).purchased, amount: negative(amount) }],
    refunded: ({ accountId }, amount) => [{ account: walletAccounts(accountId).purchased, amount }],
    returned: (ctx, tx, { accountId, id: orderId }, amount) =>
      takeBackRecharge(ctx, tx, { accountId, orderId, amount }),
  },
  words,
}

/** There is one wallet, so a learner has one open recharge at a time: another amount takes its place. */
const ENTITY_ID = 'wallet'
/** An order must say an end; money in the wallet has none. */
const LIFE = 15 * MINUTE

/** Throws INVALID_ENTITY where no amount is asked for, MIN_VAL_100 or INVALID_AMOUNT. */
async function findSaleItem(ctx: Ctx, { amount }: SaleRequest): Promise<SaleItem> {
  if (amount === undefined) throw catalogueErrors.INVALID_ENTITY()
  const verdict = checkRechargeAmount(amount)
  if (verdict !== 'OK') throw verdict === 'TOO_LITTLE' ? errors.MIN_VAL_100() : errors.INVALID_AMOUNT()
  return {
    entityId: ENTITY_ID,
    title: { en: `${PRODUCT.name} wallet` },
    price: amount,
    cutPrice: amount,
    validTill: later(ctx.now(), LIFE),
    lastPurchaseAt: null,
    bundleId: null,
    aslGroup: null,
    planId: null,
    trialId: null,
    batchId: null,
    validMonths: null,
    variantName: null,
    purchase: {
      entityId: ENTITY_ID,
      entityType: WALLET,
      planId: undefined,
      variantName: undefined,
      courseType: 'OTHER',
      grade: undefined,
      amount,
    },
  }
}

function words({ amount }: SoldOrder): SaleTexts {
  const money = showMoney(amount)
  return {
    name: { en: 'Wallet recharge', hi: 'वॉलेट रिचार्ज', ta: 'வாலட் ரீசார்ஜ்', mr: 'वॉलेट रिचार्ज' },
    payPath: `/pay/WALLET_RECHARGE?rupees=${toRupeeString(amount)}`,
    backTo: {
      path: '/me?tab=wallet',
      label: { en: 'See your wallet', hi: 'अपना वॉलेट देखें', ta: 'உங்கள் வாலட்டைப் பாருங்கள்', mr: 'तुमचे वॉलेट पाहा' },
    },
    done: {
      en: `${money} is in your wallet`,
      hi: `${money} आपके वॉलेट में हैं`,
      ta: `${money} உங்கள் வாலட்டில் உள்ளது`,
      mr: `${money} तुमच्या वॉलेटमध्ये आहेत`,
    },
    receipt: {
      message: 'recharged',
      heading: {
        en: 'The money is in your wallet.',
        hi: 'पैसे आपके वॉलेट में आ गए हैं।',
        ta: 'பணம் உங்கள் வாலட்டில் உள்ளது.',
        mr: 'पैसे तुमच्या वॉलेटमध्ये आहेत.',
      },
    },
  }
}
