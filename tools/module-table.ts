// Writes the modules of server/modules.json into the table of ARCHITECTURE.md: `npm run format`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import order from '../server/modules.json' with { type: 'json' }

const FILE = join(import.meta.dirname, '../ARCHITECTURE.md')
const HEADING = '| layer | about | modules, in order |\n|---|---|---|\n'

const text = readFileSync(FILE, 'utf8')
const start = text.indexOf(HEADING) + HEADING.length
const end = text.indexOf('\n\n', start)
if (start < HEADING.length) throw new Error('ARCHITECTURE.md has no table of layers.')
const rows = order.layers.map(({ name, about, modules }) => `| ${name} | ${about} | ${modules.join(', ')} |`)
const written = text.slice(0, start) + rows.join('\n') + text.slice(end)
if (written !== text) writeFileSync(FILE, written)
