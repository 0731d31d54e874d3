// The page after an account was asked to be deleted is for the browser that has asked.
import { redirectDocument } from 'react-router'
import { cookieIn } from '#web/page/cookie.server.ts'

const COOKIE = 'kandil-goodbye'
const ASKED = '1'

/** Leads to the page, for the next hour. */
export function sayGoodbye(): Response {
  return redirectDocument('/goodbye', {
    headers: { 'set-cookie': `${COOKIE}=${ASKED}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax` },
  })
}

/** Leads anyone else to the home page. */
export function requireGoodbye(request: Request): null {
  if (cookieIn(request, COOKIE, 10) !== ASKED) throw redirectDocument('/')
  return null
}
