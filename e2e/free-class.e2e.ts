// A visitor comes to a free class: from the home page to the room.
import { signIn } from './family.ts'
import { axe, expect, test } from './test.ts'

test('a visitor finds a free class, signs in, and comes to its page', async ({ page, phone }) => {
  const main = page.getByRole('main')

  await test.step('the home page leads to a class that one can join', async () => {
    await page.goto('/')
    await main.getByRole('link', { name: 'All free classes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Free live classes' })).toBeVisible()
    await axe(page)
    await main.getByRole('navigation', { name: 'Classes' }).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/grade=/)
    await main.getByRole('article').getByRole('link').first().click()
    await expect(main.getByRole('link', { name: 'Join free' })).toBeVisible()
    await axe(page)
  })

  await test.step('search engines read when it is held, and that it is free', async () => {
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const event = facts.map((text) => JSON.parse(text) as Record<string, unknown>).find((fact) => fact['@type'] === 'EducationEvent') // prettier-ignore
    expect(event).toMatchObject({ isAccessibleForFree: true, eventStatus: 'https://schema.org/EventScheduled' })
    expect(Number.isNaN(Date.parse(String(event?.['startDate'])))).toBe(false)
    const sitemap = await page.request.get('/sitemaps/classroom.xml')
    expect(await sitemap.text()).toContain(new URL(page.url()).pathname)
  })

  await test.step('the visitor signs in, and reads that a parent must agree first', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    await main.getByRole('link', { name: 'Join free' }).click()
    await signIn(page, phone)
    const name = page.getByLabel('The learner’s name')
    await name.fill('Meera')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(new RegExp(`/class/${id}$`))
    await expect(main.getByRole('link', { name: 'Read and agree' })).toBeVisible()
    await axe(page)
  })
})
