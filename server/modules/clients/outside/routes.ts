import { clientsApi } from '#core/modules/clients/api.ts'
import { clientsSharingApi } from '#core/modules/clients/sharing-api.ts'
import { CLIENT_SCOPES } from '#core/modules/clients/client-scope.ts'
import { routes } from '#server/platform/call.ts'
import { changeOrganisationLink, viewOrganisationLink } from '../organisation-link.ts'
import { getOrganisation } from '../store.ts'
import { listClientAttendance, listClientEnrolments, listClientLearners, listClientOrders, listClientTests } from './list-facts.ts' // prettier-ignore

export const sharingRoutes = routes(clientsSharingApi, {
  getOrganisationLink: viewOrganisationLink,
  changeOrganisationLink,
})

export const clientRoutes = routes(clientsApi, {
  async getOrganisation({ db }, _, { actor }) {
    const { id, name, isSandbox } = await getOrganisation(db, actor.organisationId)
    return {
      organisationId: id,
      name,
      isSandbox,
      scopes: CLIENT_SCOPES.filter((scope) => actor.scopes.includes(scope)),
    }
  },
  listClientLearners,
  listClientOrders,
  listClientEnrolments,
  listClientAttendance,
  listClientTests: (ctx) => listClientTests(ctx),
})
