import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { deletePayRequestsOf, exportPayRequests, movePayRequests } from './ask/store.ts'
import { exportOffers, forgetLeadsOf, moveLeads } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'sales'> = {
  tables: {
    'sales.agent': {
      exported: because('about our staff, not a family'),
      erased: because('about our staff, not a family'),
    },
    'sales.lead': {
      exported: 'sales.offers',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Offers of advisers', 'accepted_by'),
    },
    'sales.pay_request': {
      exported: 'sales.payRequests',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Requests to a parent to pay', 'account_id'),
    },
  },
  async exportAccount({ db }, accountId) {
    const [offers, payRequests] = await Promise.all([exportOffers(db, accountId), exportPayRequests(db, accountId)])
    return { offers, payRequests }
  },
  async move(tx, merging) {
    await moveLeads(tx, merging)
    await movePayRequests(tx, merging)
  },
  async eraseAccount({ db }, accountId) {
    await forgetLeadsOf(db, accountId)
    await deletePayRequestsOf(db, accountId)
  },
}
