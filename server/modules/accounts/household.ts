import { maskPhone } from '#core/taxonomy/phone.ts'
import { because, type HouseholdData } from '#server/platform/context.ts'
import { findAccount } from './store.ts'
import { listGuardians } from './store-guardians.ts'
import { listLearners } from './store-learners.ts'

export const household: HouseholdData<'accounts'> = {
  // The merge and the erasure begin here: `moveLearners`, `markMerged` and `forgetAccount` are called by name.
  tables: {
    'accounts.account': { exported: 'accounts.account', erased: 'EMPTIED' },
    'accounts.guardian': {
      exported: 'accounts.guardians',
      erased: because('who was guardian when, by ids: the consents depend on it'),
      merged: because('a link that ended says so'),
    },
    'accounts.learner': { exported: 'accounts.learner', erased: 'EMPTIED', merged: 'MOVED' },
  },
  exportAccount: async ({ db }, accountId) => ({ account: await findAccount(db, accountId) }),
  async exportLearner({ db }, learnerId, accountId) {
    const [learners, guardians] = await Promise.all([listLearners(db, accountId), listGuardians(db, learnerId)])
    return {
      learner: learners.find(({ userId }) => userId === learnerId),
      // Another guardian's number is theirs.
      guardians: guardians.map(({ phone, ...guardian }) => ({ ...guardian, phone: maskPhone(phone) })),
    }
  },
}
