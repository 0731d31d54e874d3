// The parts of this module that other modules may import.
export { GRANTS_ACCOUNT, walletAccounts } from './accounts.ts'
export { oweForPlan } from './debt.ts'
export { holdMoney, releaseHold, releaseUnspent, spendHold, type NewHold } from './hold.ts'
export { findHeld } from './store.ts'
export { findWallet } from './wallet.ts'
