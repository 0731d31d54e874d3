// Checks that this machine can carry sound and picture. The library that does (ICE, DTLS, SRTP and SCTP) is native code, so it is
// loaded only when somebody joins; without it, or without UDP on the loopback interface, everything but joining works.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type media from 'node-datachannel'

export type Native = typeof media

/** Why sound and picture cannot be carried, in one sentence. */
export class NoMedia extends Error {
  override name = 'NoMedia'
}

export interface Ability {
  /** Throws a NoMedia. */
  readonly load: () => Promise<Native>
  /** Undefined when media can be carried. Loads nothing. */
  readonly problem: () => Promise<string | undefined>
}

export function createAbility(): Ability {
  let checked: Promise<string | undefined> | undefined
  let loaded: Promise<Native> | undefined
  const problem = () => (checked ??= loopbackProblem())
  return {
    problem,
    async load() {
      const sentence = await problem()
      if (sentence !== undefined) throw new NoMedia(sentence)
      return (loaded ??= loadNative())
    },
  }
}

async function loadNative(): Promise<Native> {
  try {
    return (await import('node-datachannel')).default
  } catch (error) {
    throw new NoMedia(`The media library does not load on this machine: ${messageOf(error)}`)
  }
}

const ARRIVES_WITHIN_MS = 1_000

/** Sends one packet to itself. */
async function loopbackProblem(): Promise<string | undefined> {
  const socket = createSocket('udp4')
  try {
    const signal = AbortSignal.timeout(ARRIVES_WITHIN_MS)
    socket.bind(0, '127.0.0.1')
    await once(socket, 'listening', { signal })
    const arrived = once(socket, 'message', { signal })
    socket.send('ping', socket.address().port, '127.0.0.1')
    await arrived
    return undefined
  } catch (error) {
    return `This machine does not let UDP packets through on 127.0.0.1: ${messageOf(error)}`
  } finally {
    socket.close()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
