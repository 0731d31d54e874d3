// One at a time in this folder. The claim is a socket, not a file with a process id in it: it ends with the process however
// that ends, and no other process can be taken for its holder.
import { unlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { Problem } from './problem.mjs'

/**
 * Claims this name for the life of this process. While `isStopping`, others are asked to wait and not to give up.
 * Resolves to the function that releases the claim.
 */
export async function claim(name, isStopping) {
  const path = `.data/${name}.socket` // relative to the root: a socket's path may have no more than 107 bytes
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (!isStopping()) socket.end('running')
  })
  server.unref()
  while (!(await listens(server, path)))
    if (await isHeld(path)) throw new Problem(`"npm ${name}" is running in this folder already: stop it first.`)
  return () => server.close()
}

function listens(server, path) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(unusable(path, error))))
    server.listen(path, () => resolve(true))
  })
}

/** False when the holder is dead or has just gone. Waits for one that is stopping. */
function isHeld(path) {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('data', () => resolve(true))
    socket.once('close', () => resolve(false))
    socket.once('error', ({ code }) => {
      if (code === 'ECONNREFUSED') unlinkSync(path)
      else if (code !== 'ENOENT' && code !== 'ECONNRESET') reject(unusable(path, { code }))
    })
  })
}

function unusable(path, { code }) {
  return new Problem(`${path} cannot be used (${code}): it may be another user's, delete it.`)
}
