// Calls of the room's API that go wrong, as the knobs ask.
import { randomInt } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { World } from './world.ts'

type Fault = Exclude<ReturnType<World['knobs']['of']>['roomCallFault'], 'NONE'>

export interface PlannedFault {
  readonly fault: Fault
  /** Else the call has had its effect. */
  readonly isBefore: boolean
}

export function plannedFault({ knobs }: World, room: string | undefined): PlannedFault | undefined {
  const { roomCallFault, faultsWhen } = knobs.of(room)
  if (roomCallFault === 'NONE') return undefined
  return { fault: roomCallFault, isBefore: faultsWhen === 'BEFORE' || (faultsWhen === 'EITHER' && randomInt(2) === 0) }
}

/** Nobody waits longer than this for an answer that does not come. */
const HANG_MS = 90_000

export function failCall(reply: FastifyReply, fault: Fault, { timers }: World): FastifyReply {
  if (fault === 'ERROR') return reply.status(500).send({ code: 'internal', msg: 'internal error' })
  if (fault === 'HTML') return reply.status(502).type('text/html').send('<html><body>502 Bad Gateway</body></html>')
  reply.hijack()
  const { socket } = reply.raw
  if (fault === 'RESET') socket?.resetAndDestroy()
  else timers.after(HANG_MS, () => socket?.destroy())
  return reply
}
