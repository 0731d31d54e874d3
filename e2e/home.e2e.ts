// The home page of a family with a course, the explore page with its offer, a campaign, and a page that follows another.
import { axe } from './axe.ts'
import { CLASS_9_PLANS, continueToPay, signIn } from './family.ts'
import { aHousehold } from './household.ts'
import { expect, test } from './test.ts'

test('a family sees what comes next, chooses its nights, and keeps them', async ({ page, phone }) => {
  await aHousehold(page, phone)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next up' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Your courses' }).getByRole('link')).toBeVisible()
  const lanterns = page.getByRole('region', { name: 'Tonight’s lantern' })
  await lanterns.getByRole('button', { name: '5 nights' }).click()
  await expect(lanterns).toContainText('0 of 5 nights this week.')
  await page.reload()
  await expect(lanterns.getByRole('button', { name: '5 nights' })).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('the explore page narrows to a band of classes', async ({ page }) => {
  await page.goto('/explore')
  const band = page.getByRole('navigation', { name: 'Classes' }).getByRole('link', { name: 'LKG to Class 5' })
  await expect(page.getByRole('link', { name: /^JEE and NEET/ })).toBeVisible()
  await band.click()
  await expect(page).toHaveURL(/class=kids/)
  await expect(page.getByRole('link', { name: /^Classes for the youngest/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^JEE and NEET/ })).toBeHidden()
})

test('an offer appears once in a session, and the visitor’s action is reported', async ({ page }) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/popups/')) told.push((request.postDataJSON() as { type: string }).type) // popup.ts sends it so
  })
  await page.goto('/explore')
  const offer = page.getByRole('dialog', { name: '₹500 off your first course' })
  await expect(offer).toBeVisible()
  await axe(page)
  await expect(offer.getByRole('link', { name: 'Sign in to use it' })).toHaveAttribute('href', /returnTo=%2Fplans/)
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeHidden()
  await expect.poll(() => told).toEqual(['VIEW', 'CLOSE_CLICK'])
  await page.goto('/campaign/boards-ready')
  await expect(page.getByRole('heading', { level: 1, name: 'Twelve weeks to the boards' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('kandil-popup-OFFER'))).toMatch(/^pop/)
})

test('a coupon somebody comes with asks for the login, and then says what is left to pay', async ({ page, phone }) => {
  const withCoupon = `${CLASS_9_PLANS}&couponCode=FIRST500`
  await page.goto(withCoupon)
  const login = page.getByRole('dialog', { name: 'Sign in to use this coupon' })
  await expect(login).toBeVisible()
  await axe(page)
  await login.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, phone)
  // A grown-up learner: to a child nothing pops up before a parent has agreed.
  await page.getByLabel('The learner’s name').fill('Ishani')
  await page.getByLabel('In which year was the learner born?').fill('1999')
  await page.getByRole('button', { name: 'Continue' }).click()
  const applied = page.getByRole('dialog', { name: 'Your coupon is on' })
  await expect(applied).toContainText('FIRST500: −₹500. You pay ₹28,499.')
  await page.keyboard.press('Escape')
  await expect(applied).toBeHidden()
  await continueToPay(page)
  await expect(page.getByRole('region', { name: /Class 9/ })).toContainText('₹28,499')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible()
  await expect(applied).toBeHidden()
})

test('pages follow one another without a blink, and without a complaint', async ({ browser }) => {
  // Every page that is not hydrated to one that is: there the stylesheet comes late.
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  const reveals: boolean[] = []
  await page.exposeFunction('revealed', (withTransition: boolean) => reveals.push(withTransition))
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const { revealed } = globalThis as unknown as { revealed: (withTransition: boolean) => void } // exposed above
      revealed(viewTransition !== null)
    })
  })
  await page.goto('/courses')
  await page.getByRole('contentinfo').getByText('Policies and help').click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refund policy' })).toBeVisible()
  await page.getByRole('link', { name: 'Kandil' }).first().click()
  await page.getByRole('button', { name: 'See my courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible()
  await expect.poll(() => reveals).toEqual([false, true, true, true])
  expect(complaints).toEqual([])
  await context.close()
})
