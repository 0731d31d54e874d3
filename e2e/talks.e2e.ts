// A family at a master talk, on a phone: from the countdown to the feedback.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { moveTalk } from './database.ts'
import { postToApi, signUpByApi } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const SLUG = 'six-kilometres-below-the-sea'
const ADDRESS = `/mastertalks/${SLUG}`

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('a learner counts down to a talk, asks, says how tense it is, and rates the talk', async ({
  browser,
  page,
  phone,
}) => {
  const main = page.getByRole('main')
  await moveTalk(SLUG, 60)

  await test.step('a visitor finds the talk from a poster, and its query stays on the way to the login', async () => {
    await page.goto('/mastertalks?utm_source=poster&token=secret')
    await axe(page)
    await main.getByRole('link', { name: 'Six kilometres below the sea' }).click()
    await expect(page).toHaveURL(`${ADDRESS}?utm_source=poster`)
    await expect(main.getByRole('timer')).toBeVisible()
    await expect(main.getByText('Coming', { exact: true })).toBeVisible()
    await axe(page)
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const event = facts.map((text) => JSON.parse(text) as Record<string, unknown>).find((fact) => fact['@type'] === 'EducationEvent') // prettier-ignore
    expect(event).toMatchObject({ performer: { name: 'Arjun Pillai' }, isAccessibleForFree: true })
    await main.getByRole('button', { name: 'Register free' }).click()
    await expect(page).toHaveURL(/\/login\?returnTo=.*utm_source%3Dposter/)
  })

  // An adult learner, so that no parent has to agree first.
  await signUpByApi(page, phone)
  await postToApi(page, '/editProfile', { birthYear: 1990 })

  await test.step('it registers and asks a question, which others do not read yet', async () => {
    await page.goto(ADDRESS)
    await main.getByRole('button', { name: 'Register free' }).click()
    await expect(main.getByRole('button', { name: 'Give up the place' })).toBeVisible()
    await main.getByLabel('Your question').fill('Is it quiet down there?')
    await main.getByRole('button', { name: 'Send the question' }).click()
    await expect(main.getByText('Your question, being read by us')).toBeVisible()
    await expect(main.getByLabel('Your question')).toHaveCount(0)
    await axe(page)
  })

  await test.step('staff let the question through, and a visitor reads it', async () => {
    const staff = await staffPage(browser, DEMO_STAFF.emails[0], { viewport: { width: 1280, height: 900 } })
    await staff.goto('/console/talk-questions')
    const row = staff.getByRole('row').filter({ hasText: 'Is it quiet down there?' })
    await row.getByRole('checkbox').check()
    await staff.getByRole('button', { name: 'Approve (1)' }).click()
    await expect(row.getByText('Approved')).toBeVisible()
    await axe(staff)
    await staff.context().close()
    const visitor = await browser.newPage()
    await visitor.goto(`${process.env['E2E_URL']}${ADDRESS}`)
    await expect(visitor.getByText('Is it quiet down there?')).toBeVisible()
    await visitor.close()
  })

  await test.step('while the talk is on, it says how tense it is: at the top of the scale it reads where help is', async () => {
    await moveTalk(SLUG, -10)
    await page.goto(ADDRESS)
    await expect(main.getByText('On now', { exact: true }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Join' })).toBeVisible()
    await main.getByRole('button', { name: '5 Too much' }).click()
    await expect(main.getByText(/14416/)).toBeVisible()
    await expect(main.getByText('How others feel is shown from 20 answers on.')).toHaveCount(0)
    await axe(page)
    await page.goto(ADDRESS)
    await main.getByRole('button', { name: '2 A little' }).click()
    await expect(main.getByText('Counted. Nobody can see that it was you.')).toBeVisible()
    await expect(main.getByText('How others feel is shown from 20 answers on.')).toBeVisible()
  })

  await test.step('once it is over, it rates the talk, once', async () => {
    await moveTalk(SLUG, -90)
    await page.goto(ADDRESS)
    await expect(main.getByText('It is over', { exact: true })).toBeVisible()
    await main.getByRole('group', { name: 'From 1 to 5' }).getByText('4').click()
    await main.getByLabel('In a sentence, if you like').fill('I want to dive too.')
    await axe(page)
    await main.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(main.getByText('Thank you for telling us how it was.')).toBeVisible()
    await page.reload()
    await expect(main.getByText('Thank you for telling us how it was.')).toBeVisible()
  })

  await test.step('the quiz of another talk is a test with one try', async () => {
    await page.goto('/mastertalks/weather-from-space')
    await main.getByRole('button', { name: 'Register free' }).click()
    await expect(main.getByRole('button', { name: 'Give up the place' })).toBeVisible()
    await expect(main.getByText('How does a satellite stay up without fuel?')).toBeVisible()
    await main.getByRole('button', { name: 'I want to know this too' }).click()
    await expect(main.getByText('You voted ✓')).toBeVisible()
    await axe(page)
    await main.getByRole('link', { name: 'Start the quiz' }).click()
    await expect(page.getByRole('heading', { name: /Super-fan quiz/ })).toBeVisible()
  })
})
