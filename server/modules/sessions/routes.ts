import { commonErrors } from '#core/kernel/common-errors.ts'
import { sessionsApi } from '#core/modules/sessions/api.ts'
import { browserName } from '#core/modules/sessions/browser-name.ts'
import { routes } from '#server/platform/call.ts'

export const sessionRoutes = routes(sessionsApi, {
  async listSessions(_, __, { actor, sessions }) {
    const open = await sessions.list(actor)
    return open.map(({ browser, ...session }) => ({ ...session, ...browserName(browser ?? '') }))
  },

  async endSession(_, { sessionId }, { actor, sessions }) {
    if (!(await sessions.end(actor, sessionId))) throw commonErrors.NOT_FOUND_ERROR()
    return { isEnded: true }
  },

  async logoutEverywhere(_, { keepThisOne }, { actor, sessions, signOut }) {
    await sessions.endOthers(actor)
    if (!keepThisOne) await signOut()
    return { isLoggedIn: keepThisOne }
  },
})
