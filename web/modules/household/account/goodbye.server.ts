// The page after an account was asked to be deleted is for the browser that has asked.
import { redirectDocument } from 'react-router'

const COOKIE = 'kandil-goodbye=1'

/** Leads to the page, for the next hour. */
export function sayGoodbye(): Response {
  return redirectDocument('/goodbye', {
    headers: { 'set-cookie': `${COOKIE}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax` },
  })
}

/** Leads anyone else to the home page. */
export function requireGoodbye(request: Request): null {
  if (!(request.headers.get('cookie') ?? '').split('; ').includes(COOKIE)) throw redirectDocument('/')
  return null
}
