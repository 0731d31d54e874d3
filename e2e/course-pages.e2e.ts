// From a list to a course’s own page and on to its plans or its payment, only by links and forms.
import { axe, expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('a course of the list has a page, and its plans are a step away', async ({ page }) => {
  await page.goto('/courses?grade=11-science&board=cbse&target=jeemain')
  await page.getByRole('link', { name: 'Class 11 JEE Main, English, Pro' }).click()
  await expect(page).toHaveURL(/\/course\/class-11-jee-main-pro$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class 11 JEE Main Pro')
  await expect(page.getByRole('heading', { name: 'Who teaches' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Pro' }).click()
  await expect(page).toHaveURL(
    /\/plans\?batch=bat\w+&grade=11-science&board=cbse&target=jeemain&language=en&subscriptionPlanId=pln/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a batch shows its own week once it is chosen', async ({ page }) => {
  await page.goto('/course/class-11-jee-main-pro')
  const weeks = page.getByRole('group', { name: 'Choose your batch and see its classes' }).getByRole('list')
  await expect(page.getByText('Ongoing', { exact: true })).toBeVisible()
  await expect(page.getByText('Upcoming', { exact: true })).toBeVisible()
  await expect(weeks.first()).toBeVisible()
  await page.getByRole('radio', { name: /^Batch 2/ }).check()
  await expect(weeks.first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Main batch/ })).not.toBeChecked()
})

test('a course names as many tests as its plan', async ({ page }) => {
  await page.goto('/courses?grade=11-science&board=cbse&target=jeemain')
  await page
    .getByRole('link', { name: /^Class 11 JEE Main, English, Pro/ })
    .first()
    .click()
  const said = await page.getByText(/^\d+ tests? in this course\./).textContent()
  const count = /^\d+/.exec(said ?? '')?.[0]
  await page.getByRole('button', { name: 'Continue with Pro' }).first().click()
  await expect(page.getByText(`Tests with analysis · ${count}`, { exact: true })).toBeVisible()
})

test('a crash course tells its figures and is paid for as it is', async ({ page }) => {
  await page.goto('/short-programs?type=SHORT_TERM&grade=12-science&target=jeemain')
  await page.getByRole('link', { name: 'View course Class 12 JEE Main Crash Course, English' }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^30$/ })).toHaveCount(2)
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map((fact) => JSON.parse(fact)['@type'])).toContain('Course')
  const buy = page.getByRole('link', { name: 'Continue to payment' })
  await expect(buy).toHaveAttribute('href', /^\/pay\?entity=bun[0-9a-z]{18}&source=PRODUCT_LANDING$/)
})

test('a course led by AI is chosen by class and language, and every tier has a page', async ({ page }) => {
  await page.goto('/ai-live')
  await page.getByRole('combobox', { name: 'Taught in' }).selectOption('hi-Latn')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/language=hi-Latn/)
  await page
    .getByRole('link', { name: /^Classic/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Live Class 11 JEE Main Classic')
  await page.getByRole('link', { name: /^Lite/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Live Class 11 JEE Main Lite')
})

test('each tab of the short programmes has an address', async ({ page }) => {
  await page.goto('/short-programs')
  for (const [name, type] of [
    ['Short-term', 'SHORT_TERM'],
    ['One-to-one', 'ONE_TO_ONE'],
    ['Topic-specific', 'TOPIC_SPECIFIC'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Kind of programme' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`type=${type}`))
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})

test('an unknown course is no page', async ({ page, complaints }) => {
  expect((await page.goto('/course/no-such-course'))?.status()).toBe(404)
  expect((await page.goto('/course/No Slug'))?.status()).toBe(404)
  complaints.length = 0 // the browser notes the 404s itself
})

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true })

  for (const path of [
    '/course/class-11-jee-main-pro',
    '/course/class-12-jee-main-crash-course',
    '/ai-live',
    '/short-programs',
  ])
    for (const language of ['', '/hi', '/ta', '/mr'])
      test(`${language}${path} opens without a complaint`, async ({ page }) => {
        const reply = await page.goto(`${language}${path}`)
        expect(reply?.status()).toBe(200)
        await expect(page.locator('h1')).toHaveCount(1)
        await axe(page)
      })
})
