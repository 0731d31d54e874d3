import { rupees } from '#core/kernel/money.ts'
import { referenceRows } from '#server/platform/database/reference-rows.ts'

/** The five banks of netbanking and the five wallets are in the order of the product's rules. Other banks follow. */
const INSTRUMENTS = [
  ['ins00000000000000upi1', 'UPI', 'UPI', 'UPI', 1],
  ['ins0000000000000card1', 'CARD', 'Card', 'CARD', 2],
  ['ins00000000000000emi1', 'EMI', 'EMI', 'EMI', 3],
  ['ins000000000cardless1', 'CONSUMER_FINANCE', 'Cardless EMI', 'CONSUMER_FINANCE', 4],
  ['ins0000000000nbhdfc01', 'NB_HDFC', 'HDFC Bank', 'NETBANKING', 11],
  ['ins00000000000nbsbi01', 'NB_SBI', 'State Bank of India', 'NETBANKING', 12],
  ['ins0000000000nbaxis01', 'NB_AXIS', 'Axis Bank', 'NETBANKING', 13],
  ['ins000000000nbicici01', 'NB_ICICI', 'ICICI Bank', 'NETBANKING', 14],
  ['ins000000000nbkotak01', 'NB_KOTAK', 'Kotak Mahindra Bank', 'NETBANKING', 15],
  ['ins00000000000nbpnb01', 'NB_PNB', 'Punjab National Bank', 'NETBANKING', 21],
  ['ins00000000000nbbob01', 'NB_BOB', 'Bank of Baroda', 'NETBANKING', 22],
  ['ins0000000000nbcanr01', 'NB_CANR', 'Canara Bank', 'NETBANKING', 23],
  ['ins00000000000nbubi01', 'NB_UBI', 'Union Bank of India', 'NETBANKING', 24],
  ['ins000000000nbindus01', 'NB_INDUS', 'IndusInd Bank', 'NETBANKING', 25],
  ['ins0000000000nbidbi01', 'NB_IDBI', 'IDBI Bank', 'NETBANKING', 26],
  ['ins00000000000nbfed01', 'NB_FED', 'Federal Bank', 'NETBANKING', 27],
  ['ins0000000000phonepe1', 'PHONEPE', 'PhonePe', 'WALLET', 31],
  ['ins000000000000paytm1', 'PAYTM', 'Paytm', 'WALLET', 32],
  ['ins00000000amazonpay1', 'AMAZONPAY', 'Amazon Pay', 'WALLET', 33],
  ['ins000000000mobikwik1', 'MOBIKWIK', 'MobiKwik', 'WALLET', 34],
  ['ins00000000000paypal1', 'PAYPAL', 'PayPal', 'WALLET', 35],
] as const

export const instrumentsRows = [
  referenceRows(
    'instruments.instrument',
    { key: ['id'] },
    INSTRUMENTS.map(([id, code, name, payment_method, position]) => ({
      id,
      code,
      name,
      payment_method,
      service_provider: 'JUSPAY',
      position,
    })),
  ),
  // Decision P-21.
  referenceRows('instruments.emi_rule', { key: ['is_only'] }, [{ is_only: true, least_monthly: rupees(500) }]),
]
