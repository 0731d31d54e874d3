/** A wallet's accounts in the ledger: two purses, and what is kept back from both. */
export function walletAccounts(accountId: string) {
  return {
    purchased: `wallet:${accountId}:purchased`,
    granted: `wallet:${accountId}:granted`,
    held: `hold:${accountId}`,
  }
}

/** The account of a family's debt to us. It is not one of their purses and never goes below zero. */
export function owedAccount(accountId: string): string {
  return `owed:${accountId}`
}

/** The other side of what we grant: a discount that has not been used yet. */
export const GRANTS_ACCOUNT = 'grants:issued'
