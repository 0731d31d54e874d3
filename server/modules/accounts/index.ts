// What other modules may import.
export { findAccount, isLearnerOf, listLearners, updateAccount, updateLearner, type Account } from './store.ts'
export { requireOwnLearner } from './own-learner.ts'
