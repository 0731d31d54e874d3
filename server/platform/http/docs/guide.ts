// The introduction of the API's document, in Markdown.
import { PRODUCT } from '#core/kernel/product.ts'

export const GUIDE = `
${PRODUCT.name} sells courses to families in India and teaches them live. This document describes every call that a family's
browser and another company's program make. It is made from the same declarations as the server's answers, so it says what the
server does.

# Begin

Ask our partner desk for an organisation and a key, then read your organisation:

\`\`\`
curl https://<our address>/api/clients/v1/organisation \\
  -H 'Authorization: Bearer kdl_…'
\`\`\`

The demo data has the organisation “Sandbox partner” with the partner code \`SANDBOX\`. Start the product on your own machine,
create a key in the console, and try everything there: no money moves and no message leaves.

# Who calls

**A program of another company** sends a key: \`Authorization: Bearer kdl_…\`. A key has scopes such as \`orders.read\`, and reads
only the families that came with the organisation's partner code. Two keys work at a time, so you can change over without a
pause. These calls are below \`/clients/v1\`.

**A family** has a session cookie. \`POST /preLoginVerification\` sends a code to a phone number, and
\`POST /login/verifyOTP\` with that code sets the cookie. Only the session says who calls; a user's id in the body of a request must be the family's own.

**Our staff** have calls of their own, with a document of their own behind their login.

# Money, time, ids, languages

- Money is **whole paise** as an integer (\`Paise\`): 3999900 are ₹39,999.00. There are no fractions and no currency but INR.
- A moment is an integer of **milliseconds since 1970, UTC** (\`Instant\`). A day is a text such as \`2027-04-01\`, in India.
- An id is three letters and 18 characters: \`ord01m819zqqhxfhffn4m\`. The letters say what it is.
- Classes are numbers: LKG is −2, UKG −1, then 1 to 12, and 13 for “12 Pass”.
- Calls with \`lang\` answer texts in that language, else in English, and say which one it is (\`SpokenText\`).
- Phone numbers are in E.164: \`+919876543210\`.

# Lists in pages

A list for programs takes \`size\` and \`after\`. Its answer has \`next\`: send it as \`after\` for the next page. It is null after
the last page. A family's own long lists take the same from \`cursor\`. Lists of courses for the web count pages with \`page\`, from 1,
because search engines do.

# Repeated requests

A call that takes \`Idempotency-Key\` has one effect for one key, and answers the same again for 30 days. Send a new random key
for each thing that you want, and the same key when you try again. A key with other details is refused: IDEMPOTENCY_KEY_REUSED.

# Errors

Each refusal has the HTTP status and one form:

\`\`\`
{ "errorCode": "COUPON_HAS_EXPIRED", "errorMessage": "…", "requestId": "…", "fieldErrors": { "code": "…" } }
\`\`\`

Read \`errorCode\`. \`errorMessage\` is for people and may change. Each call lists its codes. Tell us the \`requestId\` when you
ask for help. A call over its limit gets 429, and \`Retry-After\` says how many seconds to wait; a key has 60 calls a minute.

# Webhooks

We send your organisation's events to an https address of yours, in the form of
[Standard Webhooks](https://www.standardwebhooks.com): the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`,
and the body \`{ "type", "timestamp", "data" }\`. The types are \`order.paid\`, \`enrolment.started\`, \`enrolment.ended\`,
\`attendance.recorded\` and \`test.published\`.

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto'
export function isFromUs({ headers, body, secret, now = Date.now() }) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const due = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest()
  const sent = signatures.split(' ').map((each) => Buffer.from(each.replace('v1,', ''), 'base64'))
  const isSigned = sent.some((each) => each.length === due.length && timingSafeEqual(each, due))
  return isSigned && Math.abs(now / 1000 - Number(time)) < 300
}
\`\`\`

Answer any status from 200 to 299 within five seconds. Otherwise we try again, eight times
within 24 hours. An event can come twice and out of order: ignore a \`webhook-id\` that you have seen.

# Changes

Version 1 grows: calls, fields of answers and optional fields of requests come to it. We take nothing away that a program relies
on, except what was announced as deprecated at least six months before: its answers carry \`Deprecation\` and \`Sunset\`.
[All changes by day](/api/docs/changes).
`.trim()
