import type { AuthProvider } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { staffApi } from '#core/modules/staff/staff-api.ts'
import { staff } from './contract.ts'

type Me = ResponseOf<typeof staffApi.staffLogin.getMe>

let me: Promise<Me> | undefined

/** Who is logged in. Asked once: a change of roles ends the session. */
function whoAmI(): Promise<Me> {
  return (me ??= staff.staffLogin.getMe({}))
}

function toLogin(): Promise<never> {
  location.replace('/console/login')
  return new Promise(() => {})
}

/** The server decides what may be done; this only hides what it would refuse. `featureOf` tells whose scope a resource needs. */
export function createAuthProvider(featureOf: (resource: string) => string | undefined): AuthProvider {
  return {
    login: toLogin,
    async logout() {
      me = undefined
      await staff.staffLogin.logOut({}).catch(() => {})
      return toLogin()
    },
    checkAuth: () => whoAmI().then(() => {}, toLogin),
    checkError: (error: { status?: number }) => (error.status === 401 ? toLogin() : Promise.resolve()),
    getIdentity: async () => {
      const { staffId, name } = await whoAmI()
      return { id: staffId, fullName: name }
    },
    getPermissions: async () => (await whoAmI()).scopes,
    async canAccess({ resource, action }) {
      const feature = featureOf(resource)
      const level = ['list', 'show', 'read', 'export'].includes(action) ? 'view' : 'edit'
      return feature === undefined || (await whoAmI()).scopes.includes(`${feature}.${level}`)
    },
  }
}
