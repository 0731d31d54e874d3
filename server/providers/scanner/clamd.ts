// ClamAV's daemon. Protocol: INSTREAM in "man clamd": chunks with their length before them, a chunk of no length ends it.
import { connect } from 'node:net'
import { ServiceFault } from '../service-fault.ts'
import type { FileScanner } from './port.ts'

const PATIENCE_MS = 15_000
const CHUNK = 64 * 1024

/** `url`: "tcp://127.0.0.1:3310". */
export function clamd(url: string): FileScanner {
  const { hostname, port } = new URL(url)
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 }
  return {
    async scan(bytes) {
      const reply = await askDaemon(address, bytes)
      if (reply.endsWith(' OK')) return 'CLEAN'
      if (reply.endsWith(' FOUND')) return 'INFECTED'
      throw new ServiceFault('UNKNOWN', `the virus scanner answered "${reply.slice(0, 100)}"`)
    },
  }
}

function askDaemon(address: { readonly host: string; readonly port: number }, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    const socket = connect(address).setEncoding('latin1')
    const deadline = setTimeout(
      () => socket.destroy(new ServiceFault('AWAY', 'the virus scanner did not answer')),
      PATIENCE_MS,
    )
    const settle = (finish: () => void) => {
      clearTimeout(deadline)
      socket.destroy()
      finish()
    }
    socket.on('data', (part: string) => (reply += part))
    socket.on('error', (fault) => settle(() => reject(fault)))
    socket.on('end', () => settle(() => resolve(reply.replace(/\0|\n$/g, ''))))
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    socket.write(lengthOf(0))
  })
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
