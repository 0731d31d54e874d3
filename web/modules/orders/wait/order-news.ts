// Asks what becomes of an order for as long as its page is looked at. Over HTTP and not through the router: where the phone has
// no connection, the router would put its error page in the place of this one.
import { useEffect, useEffectEvent } from 'react'
import type { OrderStatusAnswer } from '#core/modules/payments/payment.ts'

/** REFUSED is a "no" that asking again does not change: somebody has signed out, say. */
export type News = OrderStatusAnswer | 'REFUSED'

const ANSWERS_WITHIN_MS = 10_000
/** A payer who was away for longer gets the news at once when they come back. */
const GOES_ON_UNSEEN_MS = 30_000

/** Calls `onNews` with every answer. `firstAfterMs` counts from when the page was drawn; then the server says how long. */
export function useOrderNews(orderId: string, firstAfterMs: number | null, onNews: (news: News) => void): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    const stopping = new AbortController()
    watch({
      orderId,
      firstAfterMs: firstAfterMs ?? GOES_ON_UNSEEN_MS,
      signal: stopping.signal,
      tell: (news) => tell(news),
    })
    return () => stopping.abort()
  }, [orderId, firstAfterMs])
}

interface Watch {
  readonly orderId: string
  readonly firstAfterMs: number
  readonly signal: AbortSignal
  readonly tell: (news: News) => void
}

function watch({ orderId, firstAfterMs, signal, tell }: Watch): void {
  let waitMs = firstAfterMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let hiddenAt = document.hidden ? performance.now() : undefined

  const plan = () => (timer = setTimeout(askIfSeen, waitMs))
  const askIfSeen = () => {
    if (hiddenAt === undefined || performance.now() - hiddenAt < GOES_ON_UNSEEN_MS) void ask()
  }
  async function ask() {
    if (isAsking || signal.aborted) return
    isAsking = true
    clearTimeout(timer)
    const news = await readNews(orderId, signal)
    isAsking = false
    if (signal.aborted) return
    if (news) tell(news)
    if (news && news !== 'REFUSED') waitMs = news.pollAfterMs ?? waitMs
    plan()
  }
  const onVisibility = () => {
    hiddenAt = document.hidden ? performance.now() : undefined
    if (!document.hidden) void ask()
  }

  plan()
  document.addEventListener('visibilitychange', onVisibility, { signal })
  for (const event of ['pageshow', 'online', 'focus']) addEventListener(event, () => void ask(), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Undefined when there is no answer now: no connection, or a server that asks for patience. */
async function readNews(orderId: string, signal: AbortSignal): Promise<News | undefined> {
  try {
    const reply = await fetch(`/api/payment/v2/juspay-order-status/${orderId}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]),
    })
    if (reply.ok) return (await reply.json()) as OrderStatusAnswer // the contract's getOrderStatus
    return reply.status < 500 && reply.status !== 429 ? 'REFUSED' : undefined
  } catch {
    return undefined
  }
}
