import { axe, expect, test } from './test.ts'

const pages = ['/', '/courses', '/login', '/tnc', '/policies/refund', '/policies/privacy', '/accessibility', '/offline']

for (const path of pages)
  for (const language of ['', '/hi'])
    test(`${language}${path} opens without a complaint`, async ({ page }) => {
      const reply = await page.goto(`${language}${path}`)
      expect(reply?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await axe(page)
    })

test('a page that does not exist says so', async ({ page, complaints }) => {
  const reply = await page.goto('/no-such-page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await axe(page)
  complaints.length = 0 // the browser notes the 404 itself
})
