// Who asks and who contributes at each point.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import './app.ts'
import { POINTS_PAGE, pointsPage } from '../tools/points/points-page.ts'
import { readPoints } from '../tools/points/read-points.ts'
import { modules } from './module-order.ts'
import { contributionsOf, type Module } from './platform/module.ts'

const points = readPoints()

describe('the table of points', () => {
  it('is what the sources say: `npm run format` writes it', () => {
    expect(readFileSync(join(import.meta.dirname, '..', POINTS_PAGE), 'utf8')).toBe(pointsPage(points))
  })

  it('names every point that the server gathers, and the modules that contribute', () => {
    const known = [...contributionsOf(modules).keys()].map(({ pointName }) => pointName)
    expect(points.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
    for (const { name, offeredBy } of points)
      expect({ name, offeredBy }).toEqual({ name, offeredBy: contributorsTo(name).toSorted() })
  })

  it('has somebody who asks at each point, and somebody who contributes', () => {
    expect(points.filter(({ askedBy, offeredBy }) => askedBy.length === 0 || offeredBy.length === 0)).toEqual([])
  })
})

it.each(points.filter(({ contributors }) => contributors === 'one'))(
  'the server does not start without $name',
  ({ name }) => {
    const without = modules.map(({ contributes = [], ...module }) => ({
      ...module,
      contributes: contributes.filter(({ point }) => point.pointName !== name),
    }))
    expect(() => contributionsOf(without)).toThrow(`${name} takes exactly one contribution. No module contributes.`)
  },
)

function contributorsTo(point: string): string[] {
  return modules.filter((module) => pointsOf(module).includes(point)).map(({ name }) => name)
}

function pointsOf({ household, jobs, contributes = [] }: Module): string[] {
  const declared = ['answeredEndpoints', ...(jobs ? ['jobs'] : []), ...(household ? ['householdData'] : [])]
  return [...declared, ...contributes.map(({ point }) => point.pointName)]
}
