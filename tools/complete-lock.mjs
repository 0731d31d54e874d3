// `npm run lock`, after adding a package. npm leaves a package for another platform out of package-lock.json when the registry
// it asks has not got it, and then refuses to install from that file. This names what is left out.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../package-lock.json', import.meta.url)

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const missing = missingFrom(lock.packages)
for (const { path, name, version, dev } of missing)
  lock.packages[path] = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json is complete: ${missing.length} packages for other platforms were added.`)

/** The optional packages that are asked for and have no entry, and where theirs belongs. */
function missingFrom(packages) {
  return Object.entries(packages).flatMap(([asker, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const paths = foldersAbove(asker).map((folder) => `${folder}node_modules/${name}`)
      const found = paths.find((path) => path in packages)
      if (found === undefined) return [{ path: `node_modules/${name}`, name, version, dev }]
      const isOther = /^\d/.test(version) && packages[found].version !== version
      return isOther ? [{ path: paths[0], name, version, dev }] : []
    }),
  )
}

/** Where a package at this path looks for others: in itself, then in each package around it, then at the root. */
function foldersAbove(path) {
  const parts = path === '' ? [] : path.split('/node_modules/')
  return [...parts.map((_, i) => `${parts.slice(0, parts.length - i).join('/node_modules/')}/`), '']
}

/** Native packages have the platform in their names. */
function platformOf(name) {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] }
  const [, os, cpu, abi] =
    /-(aix|android|darwin|freebsd|linux|openharmony|sunos|win32)-([^-]+)(?:-(.+))?$/.exec(name) ?? []
  if (os === undefined) throw new Error(`Which platform ${name} is for cannot be told from its name: add it by hand.`)
  const libc = os === 'linux' && abi && { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] }
  return { cpu: [cpu], ...libc, os: [os] }
}
