// Asks what becomes of a request to pay, for as long as its page is looked at.
import { useEffect, useEffectEvent } from 'react'
import type { PayRequest } from '#core/modules/sales/pay-request.ts'

const ANSWERS_WITHIN_MS = 10_000

/** Calls `onNews` when the state is another one than the page shows. Without an answer it asks again. */
export function usePayNews(
  { link, state, pollAfterMs }: Pick<PayRequest, 'state' | 'pollAfterMs'> & { readonly link: string },
  onNews: () => void,
): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    if (pollAfterMs === null) return
    const stopping = new AbortController()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, pollAfterMs)
    async function look() {
      const now = await readState(link, stopping.signal)
      if (now !== undefined && now !== state && !stopping.signal.aborted) tell()
    }
    document.addEventListener('visibilitychange', () => document.hidden || void look(), { signal: stopping.signal })
    return () => {
      clearInterval(timer)
      stopping.abort()
    }
  }, [link, state, pollAfterMs])
}

async function readState(link: string, signal: AbortSignal): Promise<PayRequest['state'] | undefined> {
  try {
    const reply = await fetch(`/api/payment/ask-parent/${link}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]),
    })
    return reply.ok ? ((await reply.json()) as PayRequest).state : undefined // the contract's getPayRequest
  } catch {
    return undefined
  }
}
