// A test whose worker has a family with a past.
import { aHousehold, type Household } from './household.ts'
import { addressOf, phoneOf, test as base } from './test.ts'

export const test = base.extend<{}, { household: Household }>({
  household: [
    async ({ browser }, use, { workerIndex, project }) => {
      const own = `household ${project.name} ${workerIndex}`
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(own) } })
      await use(await aHousehold(await context.newPage(), phoneOf(own)))
      await context.close()
    },
    { scope: 'worker' },
  ],
})
