import { maskPhone } from '#core/taxonomy/phone.ts'
import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { findAccount } from './store.ts'
import { listGuardians } from './store-guardians.ts'
import { listLearners } from './store-learners.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'accounts'> = {
  // The merge and the erasure begin here: `moveLearners`, `markMerged` and `forgetAccount` are called by name.
  tables: {
    'accounts.account': {
      exported: 'accounts.account',
      erased: 'EMPTIED',
      counted: {
        ...rowsBy('Accounts', 'id'),
        stays: 'The number, the mail address and the PIN code go. Its id stays, for the orders.',
      },
    },
    'accounts.guardian': {
      exported: 'accounts.guardians',
      erased: because('The consents depend on who was guardian when. It stays, by ids.'),
      merged: because('a link that ended says so'),
      counted: rowsBy('Links to guardians', 'account_id', 'learner_id'),
    },
    'accounts.learner': {
      exported: 'accounts.learner',
      erased: 'EMPTIED',
      merged: 'MOVED',
      counted: {
        ...rowsBy('Learner profiles', 'id'),
        stays:
          'The name, the school and the birth year go. The id and the class stay, for the orders and the consents.',
      },
    },
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
