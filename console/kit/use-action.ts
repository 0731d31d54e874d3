import { useNotify, useRefresh } from 'react-admin'

interface Settings {
  /** False for what only reads: nothing on the page is read again. */
  readonly refreshes?: boolean
}

/**
 * What a button does: says what was done and reads the page again, or says what was refused. Answers what the work answers,
 * undefined when it was refused.
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

/** What was refused, in the server's words. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'This did not work. Please try again.'
}

/** A reason as the contract wants it: left out where it is empty. */
export function reasonIn(typed: string): { readonly reason?: string } {
  return typed.trim() === '' ? {} : { reason: typed }
}
