// The demo courses obey the checklist of the console.
import { afterAll, expect, it } from 'vitest'
import { startDemoApp } from '#server/test/demo.ts'
import { owner } from '#server/test/staff/clerk.ts'

const app = await startDemoApp()
afterAll(() => app.close())

it('has no course that could not be published, and whose parts disagree', async () => {
  const staff = app.as(owner)
  const { rows } = await app.pool.query<{ id: string; slug: string }>(
    'select id, slug from catalogue.bundle order by id',
  )
  const lacks: string[] = []
  for (const { id, slug } of rows) {
    const { steps } = await staff.staffCourseChecklist.getCourseChecklist({ id })
    for (const lack of steps.flatMap((step) => step.lacks)) if (lack.isNeeded) lacks.push(`${slug}: ${lack.text}`)
  }
  expect(rows.length).toBeGreaterThan(60)
  expect(lacks).toEqual([])
})
