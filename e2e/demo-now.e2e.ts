// Demos from the poster to the room: one that starts at once, and one that was booked, each with a parent on a phone.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { findBrowser } from '../tools/browser.ts'
import { ageClass, ageDemo, beginDemo } from './class-database.ts'
import { hoursOfTheNextDay } from './demo-times.ts'
import { getFromApi, postToApi, signIn, signInByApi } from './family.ts'
import { logInToTeach } from './teacher-page.ts'
import { addressOf, axe, expect, test } from './test.ts'

const browser = findBrowser()
test.use({
  viewport: { width: 390, height: 780 },
  launchOptions: {
    ...(browser ? { executablePath: browser.executablePath, env: { ...process.env, ...browser.env } } : {}),
    args: [
      ...(browser?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
  },
})

// Both need the teacher of demos.
test.describe.configure({ mode: 'serial' })

test('a parent comes from a poster, is asked nothing twice, and is in a demo at once', async ({ page, phone, browser: chromium }) => {
  const main = page.getByRole('main')
  const context = await chromium.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(DEMO_STAFF.demoTeacher) } })
  const teacher = await context.newPage()
  const desk = teacher.getByRole('main')

  await test.step('the landing page keeps the query, without tokens, on its way to the booking', async () => {
    await page.goto('/superreaders?utm_source=poster&ref=A1&token=secret')
    await expect(main.getByRole('heading', { level: 1, name: 'Reading for LKG to Class 1' })).toBeVisible()
    await axe(page)
    await main.getByRole('link', { name: 'Book a free demo' }).first().click()
    await expect(page).toHaveURL(/\/demo\/laptop\?.*utm_source=poster.*ref=A1/)
    expect(page.url()).not.toContain('token')
  })

  await test.step('the form of the home page is not asked again', async () => {
    await page.goto('/')
    const form = main.getByRole('region', { name: 'A free demo class' })
    await form.getByLabel('Your child’s class').selectOption({ label: 'Class 1' })
    await form.getByLabel('Your name').fill('Asha Rao')
    await form.getByLabel('Mobile number').fill(phone)
    await form.getByRole('button', { name: 'Book a free demo' }).click()
    await main.getByRole('link', { name: /Reading/ }).click()
    await main.getByText('No, but I can join from another device').click()
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/demo\/phone/)
    await expect(main.getByLabel('Mobile number')).toHaveValue(phone)
    expect(page.url()).not.toContain(phone)
    await signIn(page, phone)
    await expect(main.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible()
    await postToApi(page, '/editProfile', { birthYear: 1990 })
  })

  await test.step('a teacher is there, so the demo can start now', async () => {
    await logInToTeach(teacher, DEMO_STAFF.demoTeacher)
    await expect(desk.getByText('You get demos that start at once while this page is open.')).toBeVisible()
    await axe(teacher)
    await page.reload()
    await axe(page)
    await main.getByRole('button', { name: 'Start now' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'We are asking our teachers' })).toBeVisible()
    await axe(page)
  })

  await test.step('the teacher accepts, and the family is led into the room', async () => {
    await expect(desk.getByRole('heading', { name: 'Reading demo now, Class 1' })).toBeVisible()
    await axe(teacher)
    await desk.getByRole('button', { name: 'Accept' }).click()
    await expect(page).toHaveURL(/\/class\/ses/)
    await expect(teacher).toHaveURL(/\/teach\/ses/)
    await main.getByRole('button', { name: 'Join' }).click()
    await desk.getByRole('button', { name: 'Start class' }).click()
    await expect(desk.getByRole('heading', { name: 'Learners: 1 of 1 here' })).toBeVisible()
    await expect(main.getByLabel(/, teacher$/)).toBeVisible()
    await desk.getByRole('button', { name: 'End class' }).click()
    await desk.getByRole('button', { name: 'End for everybody' }).click()
  })
  await context.close()
}) // prettier-ignore

test('a parent books, moves and attends a demo on a phone, and reads what the teacher saw', async ({ page, phone, browser: chromium }) => {
  const main = page.getByRole('main')
  await signInByApi(page, phone)
  await postToApi(page, '/editProfile', { birthYear: 1990 })

  await test.step('it books an hour and moves it', async () => {
    await page.goto('/demo/slot?category=speaking&laptop=YES&grade=4')
    await hoursOfTheNextDay(page).first().click()
    await main.getByRole('button', { name: 'Confirm the demo' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'The demo is booked' })).toBeVisible()
    await main.getByRole('link', { name: 'Move or cancel' }).click()
    await main.getByRole('link', { name: 'Move it' }).click()
    await hoursOfTheNextDay(page).last().click()
    await expect(main.getByText('You can move it once more.')).toBeVisible()
  })

  const sessionId = await beginDemo(await bookingOf(), DEMO_STAFF.demoTeacher)
  await test.step('the hour has come: it joins the teacher', async () => {
    await page.goto('/demo/confirmed?category=speaking')
    await axe(page)
    await main.getByRole('button', { name: 'Join the demo' }).click()
    await expect(page).toHaveURL(`/class/${sessionId}`)
    await main.getByRole('button', { name: 'Join' }).click()
  })

  const context = await chromium.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(DEMO_STAFF.demoTeacher) } })
  const teacher = await context.newPage()
  const desk = teacher.getByRole('main')
  await test.step('the teacher holds the demo', async () => {
    await logInToTeach(teacher, DEMO_STAFF.demoTeacher)
    await teacher.goto('/teach/demos')
    await axe(teacher)
    await desk.locator(`a[href="/teach/${sessionId}"]`).click()
    await desk.getByRole('button', { name: 'Start class' }).click()
    await expect(desk.getByRole('heading', { name: 'Learners: 1 of 1 here' })).toBeVisible()
    await expect(main.getByLabel(/, teacher$/)).toBeVisible()
    // Half an hour passes while both are there.
    await ageClass(sessionId, 30)
    await desk.getByRole('button', { name: 'End class' }).click()
    await desk.getByRole('button', { name: 'End for everybody' }).click()
    await expect(main.getByText('The teacher has ended the class.')).toBeVisible()
  })

  await test.step('an hour later it is attended, and the teacher writes to the parent', async () => {
    await ageDemo(sessionId)
    await expect
      .poll(async () => {
        await teacher.goto('/teach/demos')
        return desk.getByLabel('Note to the parent').count()
      }, { timeout: 180_000, intervals: [5_000] })
      .toBe(1)
    await axe(teacher)
    await desk.getByLabel('Note to the parent').fill('Asha told a story of two minutes. Ask for another one tonight.')
    await desk.getByRole('button', { name: 'Send the note' }).click()
    await expect(desk.getByText('The parent gets your note.')).toBeVisible()
    await page.goto('/demo?category=speaking')
    await expect(main.getByText('Asha told a story of two minutes.')).toBeVisible()
    await axe(page)
  })
  await context.close()

  async function bookingOf(): Promise<string> {
    type Booking = { readonly bookedSlotDetails: { readonly id: string } }
    return (await getFromApi<Booking>(page, '/v2/demo/booking?category=speaking')).bookedSlotDetails.id
  }
}) // prettier-ignore
