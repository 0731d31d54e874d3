// Calls the staff API. An error of the server becomes react-admin's own error, with its fields.
import { HttpError } from 'react-admin'

interface Refusal {
  readonly errorCode?: string
  readonly errorMessage?: string
  readonly fieldErrors?: Readonly<Record<string, string>>
}

export async function callServer<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const answer = await fetch(`/api/staff/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const value: unknown = await answer.json().catch(() => ({}))
  if (answer.ok) return value as T // what the contract of this path says
  const { errorCode, errorMessage, fieldErrors } = value as Refusal // every refusal is of this shape
  const wrong = fieldErrors && Object.entries(fieldErrors).map(([field, text]) => `${field}: ${text}`)
  const message = wrong ? `${errorMessage} ${wrong.join('; ')}` : errorMessage
  throw new HttpError(message ?? 'We cannot reach the server.', answer.status, { errorCode, errors: fieldErrors })
}
