import { addSplashScreen } from './database.ts'
import { axeInBothLights } from './axe.ts'
import { expect, login, test } from './test.ts'

// Call L69: the screens that staff have written for the start of the app.
test('the installed app begins with the staff’s screen, once per session, and a browser’s tab never does', async ({
  page,
  phone,
}) => {
  await login(page, phone, 'Ishani')
  await addSplashScreen('Diwali in Kandil')
  const splash = page.getByRole('dialog', { name: 'Diwali in Kandil' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(splash).toHaveCount(0)

  // A browser under test cannot install the app, so the page gets the answer that the app would give.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query)
  })
  await page.goto('/')
  await expect(splash).toContainText('Ten evenings of light.')
  await expect(splash.getByRole('button', { name: 'Skip' })).toBeFocused()
  await expect(splash.getByRole('link', { name: 'See more' })).toHaveAttribute('href', '/courses')
  await axeInBothLights(page)
  await splash.getByRole('button', { name: 'Skip' }).click()
  await expect(splash).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((url) => url.includes('splash.json'))).toEqual([])
})
