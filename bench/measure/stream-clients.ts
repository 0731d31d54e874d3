// Many open pages in one process, and when each of them got an event.
import { get } from 'node:http'

export interface StreamClient {
  readonly url: string
  readonly cookie: string
}

export interface StreamClients {
  /** Publishes `count` times, one after the other. Answers how long each client waited for each, in milliseconds. */
  readonly time: (count: number, publish: (no: number) => Promise<unknown>) => Promise<number[]>
  /** How often a client has got an event that it had already. */
  readonly countTwice: () => number
  readonly close: () => void
}

const OPENED_AT_ONCE = 50
const MOST_WAITING_MS = 20_000

/** Resolves once every stream is ready. */
export async function openClients(clients: readonly StreamClient[]): Promise<StreamClients> {
  let received: (no: number) => void = () => {}
  let seen = new Set<string>()
  let twice = 0
  const hear = (client: number, no: number) => {
    if (seen.has(`${client} ${no}`)) return (twice += 1)
    seen.add(`${client} ${no}`)
    return received(no)
  }
  const open: (() => void)[] = []
  for (let first = 0; first < clients.length; first += OPENED_AT_ONCE)
    open.push(
      ...(await Promise.all(
        clients.slice(first, first + OPENED_AT_ONCE).map((each, i) => follow(each, (no) => hear(first + i, no))),
      )),
    )
  return {
    async time(count, publish) {
      const waits: number[] = []
      seen = new Set()
      for (let no = 1; no <= count; no += 1) {
        let missing = clients.length
        const began = performance.now()
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(
            () => reject(new Error(`${missing} clients did not get event ${no}`)),
            MOST_WAITING_MS,
          )
          received = (arrived) => {
            if (arrived !== no) return
            waits.push(performance.now() - began)
            missing -= 1
            if (missing > 0) return
            clearTimeout(timer)
            resolve()
          }
          publish(no).catch(reject)
        })
      }
      return waits
    },
    countTwice: () => twice,
    close: () => open.forEach((end) => end()),
  }
}

function follow({ url, cookie }: StreamClient, onEvent: (no: number) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { accept: 'text/event-stream', cookie } }, (reply) => {
      let rest = ''
      reply.setEncoding('utf8').on('data', (text: string) => {
        const messages = (rest + text).split('\n\n')
        rest = messages.pop() ?? ''
        for (const message of messages) {
          if (message.includes('"kind":"ready"')) resolve(() => request.destroy())
          const [, no] = /"no":(\d+)/.exec(message) ?? []
          if (no !== undefined) onEvent(Number(no))
        }
      })
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`))
    })
    request.on('error', reject)
  })
}
