// Writes docs/points.md: `npm run format`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { POINTS_PAGE, pointsPage } from './points/points-page.ts'
import { readPoints } from './points/read-points.ts'

const file = join(import.meta.dirname, '..', POINTS_PAGE)
const page = pointsPage(readPoints())
if (!existsSync(file) || readFileSync(file, 'utf8') !== page) writeFileSync(file, page)
