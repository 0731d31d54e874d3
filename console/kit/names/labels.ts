// The words of values that mean the same in every field, and whose key says too little. Where a value means something else in
// another field, the field has words of its own: `inWords` in its schema.
import { stateNames } from '#core/taxonomy/pin-code.ts'

const LABELS: Readonly<Record<string, string>> = {
  // Short forms stay as they are written.
  ...Object.fromEntries(['SCQ', 'MCQ', 'SMS', 'UPI', 'EMI', 'AI', 'OTP', 'PAN', 'KYC'].map((each) => [each, each])),
  WHATSAPP: 'WhatsApp',
  APP: 'In the app',
  MAIL: 'E-mail',
  PUSH: 'Browser notification',
  NETBANKING: 'Net banking',
  NO_COST_EMI: 'No-cost EMI',
  CONSUMER_FINANCE: 'Pay later',
  CARDLESS: 'Cardless EMI',
  RECHARGE: 'Money for the wallet',
  REPLAYS_NOTES: 'Replays and notes',
  PEDAGOGY_ACCESS: 'Learning method',
  'image/png': 'PNG picture',
  'image/jpeg': 'JPEG picture',
  'image/webp': 'WebP picture',
  'image/avif': 'AVIF picture',
  'application/pdf': 'PDF',
  'video/mp4': 'MP4 film',
  'video/webm': 'WebM film',
  GATEWAY_FEE: 'Gateway fee',
  UPI_QR: 'UPI QR code',
  UPI_COLLECT: 'UPI request',
  UPI_INTENT: 'UPI app',
  MANDATE: 'Auto-debit',
  PROVIDER_WALLET: 'Wallet app',
  OWN_WALLET: 'Kandil wallet',
  NCERT_SOLUTIONS: 'NCERT solutions',
  // Fields that no screen names.
  hasDraft: 'Unpublished changes',
  cutPrice: 'List price',
  entityIds: 'Courses',
  planIds: 'Plans',
  bundleId: 'Course',
  aioValidTill: 'Valid until',
  variantName: 'Tier',
  variantNames: 'Tiers',
  isActive: 'On',
  stateCode: 'State',
}

/** Undefined where the key is a word of its own. */
export function labelOf(key: string): string | undefined {
  return Object.hasOwn(LABELS, key) ? LABELS[key] : undefined
}

/** The states of India by their names, for an input that keeps their GST codes. */
export const stateChoices = Object.entries(stateNames)
  .map(([id, name]) => ({ id, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

/** Accounts of the ledger, by what stands before the colon and by their whole name. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  'revenue:courses': 'Income from courses',
  'revenue:carried-over': 'Value carried over to other plans',
  'revenue:written-off': 'Debts given up',
  'tax:cgst': 'CGST to pay',
  'tax:sgst': 'SGST to pay',
  'tax:igst': 'IGST to pay',
  'tax:gateway-fees': 'GST on gateway fees',
  'expense:gateway-fees': 'Gateway fees',
  'suspense:orders': 'Payments kept for orders',
  'suspense:wallet-corrections': 'Corrections of wallets',
  'grants:issued': 'Wallet credit that we gave',
  gateway: 'Owed by the gateway',
  wallet: 'Wallets of families',
  hold: 'Wallets: kept for orders',
  owed: 'Wallets: owed by families',
  suspense: 'Payment kept for an order',
}

const PURSES: Readonly<Record<string, string>> = { granted: 'granted', purchased: 'paid in' }

/** "revenue:courses" in words. An account of a family or an order is named by its kind: its owner is a link elsewhere. */
export function accountName(account: string): string {
  const [kind = '', ...rest] = account.split(':')
  const name = ACCOUNTS[account] ?? ACCOUNTS[kind]
  if (name === undefined) return account
  const purse = PURSES[rest.at(-1) ?? '']
  return purse ? `${name} (${purse})` : name
}
