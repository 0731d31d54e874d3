// A parent reads articles and solved questions that a search engine found, and has one as PDF.
import { axe } from './axe.ts'
import { signIn } from './family.ts'
import { messagesTo } from './outbox.ts'
import { expect, test } from './test.ts'

test('a parent reads an article, goes on to the next, and comes back over the category', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('link', { name: 'Studying on the family phone' })).toBeVisible()
  await page.goto('/blog/quadratic-equations-three-ways')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quadratic equations/)
  await expect(page.locator('math').first()).toBeVisible()
  await axe(page)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Board exams' }).click()
  await expect(page).toHaveURL(/\/blog\/category\/exams\/boards$/)
  await page.getByRole('link', { name: 'Maths steps that keep your marks' }).click()
  await expect(page.getByText('Checked by')).toBeVisible()
})

test('a family reads a question with its steps, and is mailed a link to its PDF', async ({ page, phone }) => {
  await page.goto('/questions')
  await page.getByRole('link', { name: /Class 11, Physics/ }).click()
  await page.getByRole('link', { name: 'Motion in a Straight Line' }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(3).click()
  await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible()
  await expect(page.getByText('Signed by')).toBeVisible()
  await axe(page)
  const address = `reader${phone.replace(/\D/g, '')}@kandil.example`
  await page.getByLabel('E-mail address').fill(address)
  await page.getByRole('button', { name: 'Send it by e-mail' }).click()
  await expect(page.getByText('Look into your mailbox')).toBeVisible()
  const link = async () => /\/pdf\/confirm\/[\w.-]+/.exec((await messagesTo(page, address))[0]?.text ?? '')?.[0]
  await expect.poll(link).toBeTruthy()
  const pdf = await page.request.get((await link()) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
})

test('the figure of an article is kept with it, and goes with it', async ({ page, context, complaints }) => {
  const path = '/blog/reading-biology-so-that-it-stays'
  await page.goto(path)
  const kept = () => page.evaluate(async () => (await (await caches.open('kandil-read')).keys()).map(({ url }) => new URL(url).pathname)) // prettier-ignore
  const figure = page.getByRole('img', { name: /^Pyramid of energy/ })
  const file = await figure.evaluate(({ src }: HTMLImageElement) => new URL(src).pathname)
  const isKept = async () => (await kept()).includes(file)
  await expect.poll(isKept).toBe(true)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.goto(path)
  await figure.scrollIntoViewIfNeeded()
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(640)
  await context.setOffline(false)
  await page.evaluate(async (key) => void (await (await caches.open('kandil-read')).delete(key)), path)
  await page.goto('/blog/quadratic-equations-three-ways')
  await expect.poll(isKept).toBe(false)
  complaints.splice(0)
})

test('articles and questions that were read open without a connection', async ({ page, context, complaints }) => {
  const read = ['/blog/quadratic-equations-three-ways', '/question/why-does-a-train-have-no-steering-wheel']
  const kept = (path: string) => page.evaluate(async (key) => Boolean(await caches.match(key)), path)
  for (const path of read) {
    await page.goto(path)
    await expect.poll(() => kept(path)).toBe(true)
  }
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.goto(read[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quadratic equations/)
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.getByRole('region', { name: 'What you have read on this phone' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/question\/why-does-a-train/)
  await expect(page.getByRole('heading', { name: 'Do you have a question of your own?' })).toBeVisible()
  await context.setOffline(false)
  complaints.splice(0)
}) // prettier-ignore

test('a reader reports an error in a question, and comes back to the form after the login', async ({ page, phone }) => {
  const path = '/question/why-does-a-train-have-no-steering-wheel'
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Sign in to ask' })).toHaveAttribute('href', '/login?returnTo=%2Ftests')
  await page.getByRole('link', { name: 'Report an error' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await signIn(page, phone)
  await page.getByLabel('The learner’s name').fill('Meera')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('What is it about?')).toHaveValue('CONTENT')
  await expect(page.getByText(`About the page ${path}`)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article and a question are read in Hindi', async ({ page }) => {
    await page.goto('/hi/blog/a-week-that-survives-a-bad-day')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('पढ़ाई का ऐसा हफ़्ता जो एक बुरे दिन से न टूटे')
    await expect(page.getByRole('cell', { name: 'सोमवार' })).toBeVisible()
    await page.goto('/hi/question/why-does-a-train-have-no-steering-wheel')
    await expect(page.getByText('इस प्रश्न का उत्तर अभी किसी शिक्षक ने नहीं दिया है।')).toBeVisible()
  })
})
