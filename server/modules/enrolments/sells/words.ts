// The words that a family reads about a course that it has bought.
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { SoldOrder, SaleTexts } from '#server/platform/sale-item.ts'

const ENROLLED = {
  message: 'enrolled',
  heading: {
    en: 'You are enrolled.',
    hi: 'आपका दाखिला हो गया है।',
    ta: 'நீங்கள் சேர்ந்துவிட்டீர்கள்.',
    mr: 'तुमचा प्रवेश झाला आहे.',
  },
}

/** `what` is how the payment page is asked for the same. */
export function courseWords(name: LocalisedText, what: (order: SoldOrder) => Readonly<Record<string, string>>) {
  return (order: SoldOrder): SaleTexts => {
    const { couponCode, part, fromGranted, fromPurchased, batchId, entityId } = order
    const query = new URLSearchParams({
      ...what(order),
      ...(batchId === null || batchId === entityId ? {} : { batch: batchId }),
      ...(couponCode === null ? {} : { couponCode }),
      ...(part ? { parts: String(part.of) } : {}),
      ...(fromGranted + fromPurchased > 0 ? { wallet: 'use' } : {}),
    })
    return { name, payPath: `/pay?${query.toString()}`, backTo: null, done: null, receipt: ENROLLED }
  }
}

/** Only the course's own page knows which of its trials it was. */
export function trialWords({ bundleId }: SoldOrder): SaleTexts {
  return {
    name: { en: 'Trial', hi: 'ट्रायल', ta: 'சோதனைக் காலம்', mr: 'ट्रायल' },
    payPath: `/course/${bundleId}`,
    backTo: null,
    done: null,
    receipt: ENROLLED,
  }
}
