// The pages whose address has no parameter, read from web/routes.ts, so that a new page is looked at too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROUTES = join(import.meta.dirname, '../web/routes.ts')
/** Only while developing. */
const KIT = 'kit'

export function listPlainRoutes(): string[] {
  const routes = readFileSync(ROUTES, 'utf8').matchAll(/\broute\('([^':*]+)', '[^']+\.tsx'\)/g)
  return [...routes]
    .map(([, path = '']) => path)
    .filter((path) => path !== KIT)
    .map((path) => `/${path}`)
}
