// A lesson led by AI: a learner joins it, answers by the server's clock, and is marked as present.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { advanceLesson, beginLesson, statusOfClass } from './class-database.ts'
import { getFromApi, signInByApi } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

/** The child is in a course led by AI. */
const LED_FAMILY = '9000000004'

interface NextClass {
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly subjectKey: string
}

test('a learner joins a lesson led by AI, answers it, and was there', async ({ page, complaints }) => {
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { name })
  await signInByApi(page, LED_FAMILY)
  const { classes } = await getFromApi<{ classes: NextClass[] }>(page, '/classes/next?size=20')
  // A second run needs another lesson: it would find the first one over.
  const isNew = ({ kind, status, subjectKey }: NextClass) =>
    kind === 'AI_LESSON' && status === 'SCHEDULED' && subjectKey === 'science'
  const { id } = classes.find(isNew)!

  await test.step('the learner comes before its hour, and joins', async () => {
    await beginLesson(id, 90)
    await page.goto(`/class/${id}`)
    await expect(main.getByText('This lesson is led by AI')).toBeVisible()
    await expect(main.getByText(/· Led by AI$/)).toBeVisible()
    await axe(page)
    await main.getByRole('button', { name: 'Join' }).click()
    await expect(heading('You are in. The lesson begins soon.')).toBeFocused()
    await expect(main.getByText('The lesson begins in:')).toBeVisible()
  })

  await test.step('the lesson begins by itself: its words, then its film', async () => {
    await advanceLesson(id, 95)
    await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
    await page.reload()
    await main.getByRole('button', { name: 'Join' }).click()
    await expect(heading('Read this part')).toBeVisible()
    await expect(main.getByText('A train, a cyclist and an ant')).toBeVisible()
    await expect(main.getByText('Next: a part to watch')).toBeVisible()
    await axe(page)
    await expect(heading('Watch this part')).toBeFocused()
    const film = main.getByLabel('The film of this part')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1)
    const shownWords = () =>
      film.evaluate(({ textTracks: [track] }: HTMLVideoElement) => (track?.activeCues?.[0] as VTTCue | undefined)?.text) // captions are VTT
    await expect.poll(shownWords).toMatch(/cart|second|metres/)
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
    await page.route(/\/ai-lesson\b/, (route) => route.abort('internetdisconnected'))
    await expect(main.getByRole('alert')).toContainText('The lesson continues by the clock.')
    await page.unroute(/\/ai-lesson\b/)
    await expect(main.getByRole('alert')).toBeHidden()
    // The wrong answer leads to the slow explanation.
    await expect(main.getByText('Once more, slowly.')).toBeVisible()
  })

  await test.step('the page hears that the lesson is live, and keeps it until it can read more', async () => {
    await expect.poll(() => statusOfClass(id), { timeout: 90_000 }).toBe('LIVE')
    await expect
      .poll(() => complaints.filter((each) => /ERR_INTERNET_DISCONNECTED.*\.data/.test(each)).length)
      .toBeGreaterThan(0)
    await expect(main.getByRole('button', { name: 'Leave' })).toBeVisible()
    await page.unroute('**/*.data*')
    await expect(main.getByText('Live now')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Leave' })).toBeVisible()
    complaints.splice(0, Infinity, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)))
  })

  await test.step('the lesson ends by itself, and the learner was there', async () => {
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

test('staff write a lesson led by AI, correct what the check says, and publish it', async ({ browser }) => {
  const owner = await staffPage(browser, DEMO_STAFF.emails[0])
  const main = owner.getByRole('main')

  await test.step('a lesson without words cannot be published: a sentence says why', async () => {
    await owner.goto('/console/ai-lessons/create')
    await main.getByLabel('Title').fill('Light in a straight line')
    await main.getByLabel('Subject').fill('Science')
    await owner
      .getByRole('option', { name: /Science/ })
      .first()
      .click()
    await main.getByRole('button', { name: 'Add' }).click()
    await main.getByLabel('Name').fill('shadow')
    await expect(main.getByText('Enter the spoken words. Learners who save data read them.')).toBeVisible()
    await axe(owner)
  })

  await test.step('it is corrected, and the check gives its length', async () => {
    await main
      .getByLabel('Spoken words, or the question')
      .fill('A shadow has a sharp edge, because light goes straight on.')
    await expect(main.getByText('Nothing is to be corrected. It takes 1 min')).toBeVisible()
    await main.getByRole('button', { name: 'Save' }).click()
  })

  await test.step('it is published', async () => {
    await expect(owner).toHaveURL(/\/console\/ai-lessons\/ail\w+$/)
    await main.getByRole('button', { name: 'Publish' }).click()
    await expect(owner.getByText('Families see this version.')).toBeVisible()
    await expect(owner.getByText('This is the published version.')).toBeVisible()
    await axe(owner)
  })
})
