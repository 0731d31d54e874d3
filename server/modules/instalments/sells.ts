// A later part of a price, as an order can contain it: it enrols nobody, and opens again what its delay had closed.
import { LATER_PART } from '#core/modules/orders/order.ts'
import { changeAccess } from '#server/modules/enrolments/index.ts'
import { deletePaidPart, insertPaidPart } from '#server/modules/orders/index.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'
import type { Sellable } from '#server/platform/points/sellables.ts'
import type { SoldOrder, SaleTexts } from '#server/platform/sale-item.ts'

/** Its orders are made by `payInstalmentForBundle`, on the terms of the first part. */
export const laterPart: Sellable = {
  entityType: LATER_PART,
  kind: 'INSTALMENT',
  name: 'Instalment',
  refuseIfHeld: async () => false,
  async fulfil(_ctx, tx, { id: orderId, part }) {
    if (!part?.firstOrderId) throw new Error(`order ${orderId} pays no later part`)
    const { firstOrderId, no: partNo } = part
    const [isFirst] = await inParallel(
      tx,
      () => insertPaidPart(tx, { orderId, firstOrderId, partNo }),
      () => changeAccess(tx, firstOrderId, 'FULL'),
    )
    return isFirst ? 'GIVEN' : 'HAD_ALREADY'
  },
  takeBack: (_ctx, tx, { id }) => deletePaidPart(tx, id),
  words,
}

function words({ bundleId, learnerId, fromGranted, fromPurchased }: SoldOrder): SaleTexts {
  const query = new URLSearchParams({
    ...(bundleId === null ? {} : { entity: bundleId }),
    learner: learnerId,
    ...(fromGranted + fromPurchased > 0 ? { wallet: 'use' } : {}),
  })
  return {
    name: { en: 'Instalment', hi: 'किस्त', ta: 'தவணை', mr: 'हप्ता' },
    payPath: `/pay/instalment?${query.toString()}`,
    backTo: null,
    done: null,
    receipt: {
      message: 'part-paid',
      heading: {
        en: 'You are enrolled.',
        hi: 'आपका दाखिला हो गया है।',
        ta: 'நீங்கள் சேர்ந்துவிட்டீர்கள்.',
        mr: 'तुमचा प्रवेश झाला आहे.',
      },
    },
  }
}
