// A call of the API from the page, for what happens while a class runs.
import { drawnForCall, withDrawnForCall } from '#web/page/drawn-for-call.ts'

export type ApiAnswer<T> = { readonly ok: T } | { readonly refused: string; readonly sentence: string } | 'AWAY'

/** AWAY: there is no connection, or no answer that can be read. */
export async function callApi<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
): Promise<ApiAnswer<T>> {
  try {
    const reply = await fetch(`/api${method === 'GET' ? withDrawnForCall(path) : path}`, {
      method,
      ...(method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...drawnForCall(), ...body }) }),
    })
    const answer: unknown = await reply.json()
    if (reply.ok) return { ok: answer as T } // the contract's own answer
    const { errorCode, errorMessage } = answer as { errorCode: string; errorMessage: string } // an error of the API
    return { refused: errorCode, sentence: errorMessage }
  } catch {
    return 'AWAY'
  }
}
