// The pages, read from web/routes.ts, so that a new page is looked at too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROUTES = join(import.meta.dirname, '../web/routes.ts')
/** Only while developing. */
const KIT = 'kit'

/** The addresses without a parameter: "/courses". */
export function listPlainRoutes(): string[] {
  return listRoutes()
    .filter((path) => !path.includes(':') && path !== KIT)
    .map((path) => `/${path}`)
}

/** "course/:slug". */
export function listRoutesWithParameters(): string[] {
  return listRoutes().filter((path) => path.includes(':'))
}

function listRoutes(): string[] {
  const routes = readFileSync(ROUTES, 'utf8').matchAll(/\broute\('([^'*]+)', '[^']+\.tsx'\)/g)
  return [...routes].map(([, path = '']) => path)
}
