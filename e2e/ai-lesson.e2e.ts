// A lesson led by AI: a learner joins it, answers by the server's clock, and is marked as present.
import { advanceLesson, beginLesson, statusOfClass } from './database.ts'
import { addressOf, signInByApi } from './family.ts'
import { axe, expect, test } from './test.ts'

/** The child is in a course led by AI. */
const LED_FAMILY = '9000000004'

test('a learner joins a lesson led by AI, answers it, and was there', async ({ page, complaints }) => {
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { name })
  await signInByApi(page, LED_FAMILY)
  const reply = await page.request.get(addressOf('/classes/next?size=20'))
  const { classes } = (await reply.json()) as { classes: { id: string; kind: string; subjectKey: string }[] } // the contract's listNextClasses
  const id = classes.find(({ kind, subjectKey }) => kind === 'AI_LESSON' && subjectKey === 'science')!.id

  await test.step('the learner comes before its hour, and joins', async () => {
    await beginLesson(id, 90)
    await page.goto(`/class/${id}`)
    await expect(main.getByText('This lesson is led by AI')).toBeVisible()
    await axe(page)
    await main.getByRole('button', { name: 'Join' }).click()
    await expect(heading('You are in. The lesson begins soon.')).toBeFocused()
    await expect(main.getByText('The lesson begins in:')).toBeVisible()
  })

  await test.step('the lesson begins by itself: its words, then its film', async () => {
    await advanceLesson(id, 95)
    await page.reload()
    await main.getByRole('button', { name: 'Join' }).click()
    await expect(heading('Watch this part')).toBeVisible()
    await expect(main.getByText('A train, a cyclist and an ant')).toBeVisible()
    await expect(main.getByText('Next: a part to watch')).toBeVisible()
    await axe(page)
    const film = main.getByLabel('The film of this part')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1)
    await expect(main.getByText('Next: a question')).toBeVisible()
    await axe(page)
  })

  await test.step('it waits for an answer, and shows a hint after a wrong one', async () => {
    await expect(heading('Your question')).toBeFocused()
    await expect(main.getByText('How many metres has it gone after 12 seconds?')).toBeVisible()
    await axe(page)
    await page.keyboard.press('Tab')
    await page.keyboard.type('14')
    await page.keyboard.press('Enter')
    await expect(heading('A hint')).toBeFocused()
    await expect(main.getByText('Your answer is not right.')).toBeVisible()
    await expect(main.getByText('The right answer: 24')).toBeVisible()
    await expect(main.getByText('Count in seconds')).toBeVisible()
    await axe(page)
  })

  await test.step('without a connection the page says so, and comes back by itself', async () => {
    await page.context().setOffline(true)
    await expect(main.getByRole('alert')).toContainText('The lesson goes on by the clock.')
    await page.context().setOffline(false)
    await expect(main.getByRole('alert')).toBeHidden()
    // The wrong answer leads to the slow explanation.
    await expect(main.getByText('Once more, slowly.')).toBeVisible()
    complaints.splice(0, Infinity, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)))
  })

  await test.step('the lesson ends by itself, and the learner was there', async () => {
    await expect.poll(() => statusOfClass(id), { timeout: 90_000 }).toBe('LIVE')
    await advanceLesson(id, 1_200)
    await expect(main.getByText('The lesson is over').first()).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(main.getByText('You attended this class.')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 200_000, intervals: [20_000] })
    // The page learned it from the refusal of its heartbeat.
    complaints.splice(0, Infinity, ...complaints.filter((each) => !/409 .*\/presence/.test(each)))
  })
})
