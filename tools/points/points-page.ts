import { relative } from 'node:path'
import order from '../../server/modules.json' with { type: 'json' }
import type { PointUse } from './read-points.ts'

export const POINTS_PAGE = 'docs/points.md'

const HEAD = `# Points

A point is a place where modules contribute to a feature that they do not own ([decision 0380](decisions/0380-points.md)). Its file is in the platform, or in the module that asks where every module that offers comes later. \`npm run format\` writes this table from the sources.

| point | about | contributors | asked by | offered by |
|---|---|---|---|---|
`

const MODULES = order.layers.flatMap(({ modules }) => modules).length

export function pointsPage(points: readonly PointUse[]): string {
  return `${HEAD}${points.map(rowOf).join('\n')}\n`
}

function rowOf({ name, file, about, contributors, askedBy, offeredBy }: PointUse): string {
  const modules = offeredBy.length === MODULES ? 'every module' : offeredBy.join(', ')
  return `| [\`${name}\`](${relative('docs', file)}) | ${about} | ${contributors} | ${askedBy.join(', ')} | ${modules} |`
}
