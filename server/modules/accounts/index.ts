// What other modules may import.
export { refuseForeignLearner, requireOwnLearner } from './own-learner.ts'
export { rememberBilling } from './remember-billing.ts'
export { findAccount, findHousehold, listLearners, type Account, type KnownHousehold } from './store.ts'
