// The parts of this module that other modules may import.
export { rememberBilling } from './remember-billing.ts'
export { eraseListeners } from './erase/erase-listeners.ts'
export { forgetAccount, forgetLearner } from './erase/forget.ts'
export { refuseBlocked } from './block.ts'
export { loginData } from './login/login-data.ts'
export { accountOfPhone, enterByBooking, householdOfPhone } from './login/log-in.ts'
export { listAudience, listLearnersOfAccounts, type AudienceHousehold, type AudiencePortion } from './store-audience.ts'
export { listMergedAccounts, markMerged, moveLearners } from './store-merge.ts'
export {
  endGuardians,
  insertGuardian,
  listActingAccounts,
  listActingAccountsOf,
  listGuardians,
  type Guardian,
} from './store-guardians.ts'
export {
  findAccount,
  findAccountByPhone,
  listHouseholdsByPhone,
  lockAccount,
  updateBlock,
  updatePhone,
  updateVerifiedEmail,
  type Account,
} from './store.ts'
export {
  confirmGrade,
  countLearners,
  findGradeConfirmedAt,
  findHousehold,
  findLearner,
  insertLearner,
  isHomeOf,
  isLearnerOf,
  listHomes,
  listLearnerNames,
  listLearners,
  listLearnersById,
  listLearnersOfHomes,
  moveLearner,
  setConsent,
  updateLearner,
  type HouseholdLearner,
} from './store-learners.ts'
export { requireState } from './require-state.ts'
export { listGrownUp, takeGrownUp } from './store-grown-up.ts'
