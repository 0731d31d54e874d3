// The readers of `npm run bench:overload`, in a thread of their own: each asks for one page after the other that nobody has asked for.
import { parentPort, workerData } from 'node:worker_threads'
import { openConnection } from '../measure/connection.ts'

const { url, count } = workerData as { readonly url: string; readonly count: number } // overload.ts gives them
const statuses: Record<string, number> = {}
let asked = 0
let isOver = false

async function read(): Promise<void> {
  const connection = openConnection(url)
  while (!isOver) {
    asked += 1
    const { status } = await connection.send({
      method: 'GET',
      path: `/courses?grade=11&board=cbse&x=${asked}`,
      headers: {},
    })
    statuses[status] = (statuses[status] ?? 0) + 1
    if (asked === count) parentPort?.postMessage('reading')
  }
  connection.close()
}

const all = Promise.all(Array.from({ length: count }, read))
parentPort?.once('message', () => {
  isOver = true
  void all.then(() => parentPort?.postMessage(statuses))
})
