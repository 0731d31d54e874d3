// A family comes to a webinar: registers, gives the place up and takes it back, waits for a full one, and watches a recording.
import { fillWebinar, freeSeat, remindOfWebinar } from './database.ts'
import type { Page } from '@playwright/test'
import { addressOf, postToApi, signUpByApi } from './family.ts'
import { axe, expect, test } from './test.ts'

/** In the app: a message to the phone waits for the morning. */
async function hears(page: Page, type: string): Promise<void> {
  const types = async () => {
    const reply = await page.request.get(addressOf('/notifications'))
    const { notices } = (await reply.json()) as { notices: { type: string }[] } // the contract's listNotices
    return notices.map((notice) => notice.type)
  }
  await expect.poll(types, { timeout: 180_000 }).toContain(type)
}

test('a family registers for a webinar, waits for a full one, and watches a recording', async ({ page, phone }) => {
  const main = page.getByRole('main')

  await test.step('a visitor finds webinars by their time, and is led to the login', async () => {
    await page.goto('/webinars?tab=upcoming')
    await expect(main.getByRole('heading', { level: 1, name: 'Webinars' })).toBeVisible()
    await axe(page)
    await main.getByRole('link', { name: 'How to read a physics problem' }).click()
    await expect(main.getByRole('heading', { level: 2, name: 'You will learn' })).toBeVisible()
    await axe(page)
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const event = facts.map((text) => JSON.parse(text) as Record<string, unknown>).find((fact) => fact['@type'] === 'EducationEvent') // prettier-ignore
    expect(event).toMatchObject({ isAccessibleForFree: true, eventStatus: 'https://schema.org/EventScheduled' })
    await main.getByRole('button', { name: 'Register free' }).click()
    await expect(page).toHaveURL(/\/login/)
  })

  // An adult learner, so that no parent has to agree first.
  await signUpByApi(page, phone)
  await postToApi(page, '/editProfile', { birthYear: 1990 })

  await test.step('it registers, does without the reminder, gives the place up, and takes it back', async () => {
    await page.goto('/webinars/how-to-read-a-physics-problem')
    await main.getByRole('button', { name: 'Register free' }).click()
    await expect(main.getByText('Registered ✓').first()).toBeVisible()
    const reminder = main.getByRole('switch', { name: /Remind me/ })
    await expect(reminder).toBeChecked()
    await reminder.click()
    // It turns over at once; the page comes again with the answer.
    await expect(reminder).not.toBeChecked()
    await expect(reminder).not.toHaveAttribute('aria-busy')
    await axe(page)
    const calendar = await page.request.get('/webinars/how-to-read-a-physics-problem/calendar.ics')
    expect(await calendar.text()).toContain('SUMMARY:How to read a physics problem')
    await main.getByRole('button', { name: 'Give up the place' }).click()
    await main.getByRole('button', { name: 'Undo' }).click()
    await expect(reminder).toBeVisible()
  })

  await test.step('a full one has a waitlist', async () => {
    await page.goto('/webinars/neet-biology-read-the-diagram-first')
    await main.getByRole('button', { name: 'Join the waitlist' }).click()
    await expect(main.getByText('You are number 1 on the waitlist.')).toBeVisible()
    await axe(page)
    await main.getByRole('button', { name: 'Leave the waitlist' }).click()
    await expect(main.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  })

  await test.step('a recording opens once one has registered', async () => {
    await page.goto('/webinars?tab=recorded')
    await main.getByRole('link', { name: 'Sleep before exams' }).click()
    await main.getByRole('button', { name: 'Register free and watch' }).click()
    await main.getByRole('link', { name: 'Watch the recording' }).click()
    await expect(main.locator('video')).toHaveAttribute('src', /.+/)
    await axe(page)
  })
})

test('a learner waits for a full webinar, gets a place from the waitlist, and is reminded', async ({ page, phone }) => {
  const slug = 'answers-that-earn-full-marks'
  const main = page.getByRole('main')
  await fillWebinar(slug)
  await signUpByApi(page, phone)
  await postToApi(page, '/editProfile', { birthYear: 1990 })

  await test.step('it joins the waitlist', async () => {
    await page.goto(`/webinars/${slug}`)
    await main.getByRole('button', { name: 'Join the waitlist' }).click()
    await expect(main.getByText('You are number 1 on the waitlist.')).toBeVisible()
  })

  await test.step('a seat becomes free, and the family hears of it', async () => {
    await freeSeat(slug)
    await hears(page, 'webinar-place')
    await page.goto(`/webinars/${slug}`)
    await expect(main.getByText(/A place is free for you\./)).toBeVisible()
    await axe(page)
    // The page says so before the server has answered.
    const taken = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes(slug))
    await main.getByRole('button', { name: 'Take the place' }).click()
    await expect(main.getByText('Registered ✓').first()).toBeVisible()
    await taken
  })

  await test.step('an hour before it is reminded', async () => {
    await remindOfWebinar(slug, phone)
    await hears(page, 'webinar-soon')
  })
})

test('a registration shows at once, goes back without a connection, and its page is read offline', async ({ page, phone, context, complaints }) => {
  const main = page.getByRole('main')
  const address = '/webinars/twelve-weeks-to-the-boards'
  await signUpByApi(page, phone)
  await postToApi(page, '/editProfile', { birthYear: 1990 })
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

  await test.step('it is not sent without a connection, and the button is as before', async () => {
    await context.setOffline(true)
    await main.getByRole('button', { name: 'Register free' }).click()
    await expect(main.getByRole('alert')).toHaveText('Not sent: there is no connection. Try again.')
    await expect(main.getByRole('button', { name: 'Register free' })).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('the button says so before the answer is there', async () => {
    let answer = () => {}
    const isAsked = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**${address}`, async (route) => {
      if (route.request().method() === 'POST') await isAsked
      await route.continue()
    })
    await main.getByRole('button', { name: 'Register free' }).click()
    await expect(main.getByRole('button', { name: 'Registered ✓' })).toBeVisible()
    answer()
    await expect(main.getByRole('switch', { name: /Remind me/ })).toBeVisible()
    await page.unroute(`**${address}`)
  })

  await test.step('its page is read without a connection, and not after a logout', async () => {
    const isKept = () => page.evaluate(async (path) => (await caches.match(path, { cacheName: 'kandil-kept' })) !== undefined, address)
    await expect.poll(isKept).toBe(true)
    await context.setOffline(true)
    await page.goto(address)
    await expect(main.getByText('Registered ✓').first()).toBeVisible()
    await context.setOffline(false)
    complaints.splice(0, Infinity, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)))
  })
}) // prettier-ignore
