// A class whose room is full: a learner who comes then watches it, writes and hears of its end.
import { endClass, fillClass } from './class-database.ts'
import { agree, comeToConsent } from './consent.ts'
import { addressOf, signInByApi } from './family.ts'
import { axe, expect, test } from './test.ts'

const OTHER_FAMILY = '9000000003'

test('a learner for whom the room has no place watches the class and writes to the teacher', async ({
  page,
  browser,
  phone,
  complaints,
}) => {
  const main = page.getByRole('main')
  const player = main.getByLabel('The class as it runs')
  const reply = await page.request.get(addressOf('/free-classes?size=20'))
  const { classes } = (await reply.json()) as { classes: { id: string }[] } // the contract's listFreeClasses
  const id = classes.at(-1)!.id

  await test.step('the room is full', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await signInByApi(other, OTHER_FAMILY)
    await fillClass(id, 2)
    const joined = await other.request.post(addressOf(`/classes/${id}/join`), { data: {} })
    expect(((await joined.json()) as { mode: string }).mode).toBe('ROOM')
    await context.close()
  })

  await test.step('the learner joins and watches', async () => {
    await comeToConsent(page, phone)
    await agree(page, phone)
    await page.goto(`/class/${id}`)
    await main.getByRole('button', { name: 'Join' }).click()
    await expect(main.getByText('The room is full, so you watch about 10 seconds behind it.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Raise hand' })).toBeHidden()
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
    // More than is in the first segments: the playlist was read again.
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(8)
    await axe(page)
  })

  await test.step('the learner writes to the teacher', async () => {
    await main.getByLabel('Your question').fill('Is friction a force?')
    await main.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(main.getByText('Only you and the teacher see it so far.')).toBeVisible()
  })

  await test.step('the class ends', async () => {
    await endClass(id)
    await expect(main.getByText('The teacher has ended the class.')).toBeVisible()
    // The page learned it from the refusal of its heartbeat.
    const others = complaints.filter((complaint) => !/409 .*\/presence/.test(complaint))
    complaints.splice(0, Infinity, ...others)
  })
})
