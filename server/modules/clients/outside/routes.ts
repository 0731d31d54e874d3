import { clientsApi } from '#core/modules/clients/api.ts'
import { clientsSharingApi } from '#core/modules/clients/sharing-api.ts'
import { CLIENT_SCOPES } from '#core/modules/clients/client-scope.ts'
import { routes } from '#server/platform/call.ts'
import { changeOrganisationLink, viewOrganisationLink } from '../organisation-link.ts'
import { getOrganisation } from '../store.ts'
import { listClientAttendance, listClientEnrolments, listClientLearners, listClientOrders, listClientTests } from './list-facts.ts' // prettier-ignore

export const sharingRoutes = routes(clientsSharingApi, {
  getOrganisationLink: (ctx, asked, { actor }) => viewOrganisationLink(ctx, actor, asked),
  changeOrganisationLink: (ctx, change, { actor }) => changeOrganisationLink(ctx, actor, change),
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
  listClientLearners: (ctx, page, { actor }) => listClientLearners(ctx, actor, page),
  listClientOrders: (ctx, page, { actor }) => listClientOrders(ctx, actor, page),
  listClientEnrolments: (ctx, page, { actor }) => listClientEnrolments(ctx, actor, page),
  listClientAttendance: (ctx, page, { actor }) => listClientAttendance(ctx, actor, page),
  listClientTests: (ctx) => listClientTests(ctx),
})
