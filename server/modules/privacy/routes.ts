import { privacyApi } from '#core/modules/privacy/api.ts'
import { routes } from '#server/platform/call.ts'
import { deleteAccount, keepAccount, viewDeletion } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { askForData, listOwnRequests, withdrawOwn } from './requests/own-requests.ts'

export const privacyRoutes = routes(privacyApi, {
  exportData: (ctx, _, call) => exportData(ctx, call),
  listDataRequests: (ctx, _, { actor }) => listOwnRequests(ctx, actor),
  askForData,
  withdrawDataRequest: withdrawOwn,
  getDeletion: (ctx, _, { actor }) => viewDeletion(ctx, actor),
  deleteAccount: (ctx, { confirmation, lang }, call) => deleteAccount(ctx, call, { confirmation, lang }),
  keepAccount: (ctx, _, { actor }) => keepAccount(ctx, actor),
})
