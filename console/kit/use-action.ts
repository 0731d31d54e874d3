import { useNotify, useRefresh } from 'react-admin'

interface Settings {
  /** False for work that only reads: the page's data is not reloaded. */
  readonly refreshes?: boolean
}

/**
 * Runs the work of a button: notifies of the result and reloads the page's data, or notifies of the refusal. Answers the work's
 * own answer, undefined if it was refused.
 */
export function useAction({ refreshes = true }: Settings = {}) {
  const notify = useNotify()
  const refresh = useRefresh()
  return async <T>(work: () => Promise<T>, told?: string | ((answer: T) => string)): Promise<T | undefined> => {
    try {
      const answer = await work()
      if (told !== undefined) notify(typeof told === 'string' ? told : told(answer))
      if (refreshes) refresh()
      return answer
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return undefined
    }
  }
}

/** The server's message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'This did not work. Please try again.'
}

/** A reason as the contract wants it: left out where it is empty. */
export function reasonIn(typed: string): { readonly reason?: string } {
  return typed.trim() === '' ? {} : { reason: typed }
}
