// `npm run -s staff:code`: what the authenticator of the demo's staff shows now.
import { toInstant } from '#core/kernel/time.ts'
import { codeAt } from '#server/modules/staff/index.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'

console.log(codeAt(DEMO_STAFF.secret, toInstant(Date.now())))
