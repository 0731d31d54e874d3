import { isRouteErrorResponse, type ClientLoaderFunctionArgs } from 'react-router'

const AGAIN_MS = 4_000
const FAULT = 500

/**
 * A clientLoader for a page that reads itself again while it is open. Without a connection it is read later, and stays as it is
 * until then: the router would show its error page instead.
 */
export async function readAgain<T>({ request, serverLoader }: ReadArgs<T>): Promise<T> {
  const isOpen = () => new URL(request.url).pathname === location.pathname && !request.signal.aborted
  for (;;) {
    try {
      return await serverLoader()
    } catch (error) {
      if (isAnswer(error) || !isOpen()) throw error
      await untilConnected(request.signal)
    }
  }
}

interface ReadArgs<T> extends Pick<ClientLoaderFunctionArgs, 'request'> {
  readonly serverLoader: () => Promise<T>
}

/** The server has decided: a login, a page that does not exist, a refusal. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < FAULT)
}

/** A few seconds, or until the connection is back or the router has no more need of the page. */
function untilConnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, AGAIN_MS)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
