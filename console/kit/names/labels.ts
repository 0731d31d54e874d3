// The words of values whose own key says too little. Lists, forms, differences and histories all read them here.
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
  RTO: 'Returned to origin',
  DEAD: 'Gave up',
  CORE_LEARNING: 'Learning',
  LIVE_AV: 'Camera and microphone in class',
  CENTRE_SHARING: 'Sharing with a centre',
  RESULTS_PUBLICITY: 'Results in publicity',
  PARENT_MARKETING: 'Offers to parents',
  VERIFIED_PAYER: 'Proven by a payment',
  DECLARATION: 'Declared',
  OTF_BATCH: 'One live batch',
  BATCH_BUNDLE: 'Package of batches',
  BUNDLE: 'Course',
  BUNDLE_TRIAL: 'Trial of a course',
  PAYMENT_WITHOUT_REGISTRATION: 'Payment without an account',
  HELD: 'Reserved',
  ALLOW: 'Given by staff',
  RECHARGE: 'Money for the wallet',
  STARTED: 'Not known yet',
  KEY_CHANGED: 'Another key',
  KEY_ADDED: 'A further key',
  ALL_CORRECT: 'Marks for everyone',
  TABLET_PHONE: 'Only a tablet or phone',
  OWN_WISH: 'The family asked for it',
  DISPUTE: 'Payment disputed with the bank',
  SHARED: 'Used by people outside the family',
  CONDUCT: 'Harmed or insulted others',
  EXPORT: 'Copy of the data',
  ERASE: 'Deletion of the data',
  CODE: 'A code to their number',
  SEEN: 'Evidence that was seen',
  LET_GO: 'Given up',
  REPLAYS_NOTES: 'Replays and notes',
  PEDAGOGY_ACCESS: 'Learning method',
  NOT_ALLOWED: 'No consent',
  QUIET: 'Quiet hours',
  TOO_MANY: 'Too many messages',
  'jee-main': 'JEE Main',
  'jee-advanced': 'JEE Advanced',
  'ap-eapcet': 'AP EAPCET',
  'tg-eapcet': 'TG EAPCET',
  'mht-cet': 'MHT CET',
  ...Object.fromEntries(
    ['neet', 'cuet', 'kcet', 'gujcet', 'bitsat', 'wbjee', 'nda'].map((each) => [each, each.toUpperCase()]),
  ),
  school: 'School exams',
  'image/png': 'PNG picture',
  'image/jpeg': 'JPEG picture',
  'image/webp': 'WebP picture',
  'image/avif': 'AVIF picture',
  'application/pdf': 'PDF',
  GATEWAY_FEE: 'Gateway fee',
  UPI_QR: 'UPI QR code',
  UPI_COLLECT: 'UPI request',
  UPI_INTENT: 'UPI app',
  MANDATE: 'Auto-debit',
  NCERT_SOLUTIONS: 'NCERT solutions',
  // Fields of differences.
  hasDraft: 'Unpublished changes',
  cutPrice: 'List price',
  entityIds: 'Courses',
  planIds: 'Plans',
  bundleId: 'Course',
  aioValidTill: 'Valid until',
  variantName: 'Tier',
  variantNames: 'Tiers',
  isActive: 'On',
  isListed: 'Listed',
  isHidden: 'Sold by link only',
  redeemType: 'Discount type',
  redeemValue: 'Discount',
  stateCode: 'State',
}

/** Undefined where the key is a word of its own. */
export function labelOf(key: string): string | undefined {
  return Object.hasOwn(LABELS, key) ? LABELS[key] : undefined
}

/** The states of India by their GST codes, for an input. */
export const stateChoices = Object.entries(stateNames).map(([id, name]) => ({ id, name }))

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
