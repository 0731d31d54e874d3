// From the payment to the first class: the steps of setting up, left half-way and found again; and the schools that staff bring in.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { bankAnswers } from './bank.ts'
import { comeToPay, expectEnrolled, orderIdOn, payBy, signInByApi } from './family.ts'
import { codeAfter, messagesTo } from './outbox.ts'
import { staffPage } from './staff-page.ts'
import { addressOf, axe, expect, test } from './test.ts'

test('a family sets up its course on a phone, is thrown out half-way, and goes on where it was', async ({
  page,
  browser,
  phone,
}) => {
  test.slow()
  const steps = page.getByRole('listitem')
  // The next one is a button above the list as well.
  const open = (name: string) => page.getByRole('list').getByRole('link', { name }).click()

  await test.step('from the payment to the list of steps', async () => {
    await comeToPay(page, phone)
    await payBy(page, 'UPI QR code')
    await bankAnswers(page, await orderIdOn(page), 'approve')
    await expectEnrolled(page)
    await page.getByRole('link', { name: /^Get ready: \d+ more steps, for later/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Get ready, Ishani Kulkarni' })).toBeVisible()
    await expect(steps.filter({ hasText: 'Watch the welcome film' })).toContainText('45 sec')
    // Steps that cannot be done yet are below those that can.
    await expect(steps.filter({ hasText: 'Find your school' })).toContainText('First: Add the learner’s details')
    expect((await steps.allTextContents()).slice(0, 5).filter((text) => text.includes('First:'))).toEqual([])
    await axe(page)
  })

  await test.step('the film counts what is seen, and keeps the place', async () => {
    await open('Watch the welcome film')
    const film = page.locator('video')
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true
      return video.play()
    })
    // It counts while the film plays, not only when it stops.
    await expect(page.getByText(/^Seen ([3-9]|\d\d) of 45 seconds/)).toBeVisible()
    await film.evaluate((video: HTMLVideoElement) => video.pause())
    await expect(page.getByText(/^Seen ([3-9]|\d\d) of 45 seconds/)).toBeVisible()
    await axe(page)
    await page.reload()
    await expect(page.getByText(/^Seen ([3-9]|\d\d) of 45 seconds/)).toBeVisible()
    await page.getByRole('button', { name: 'Skip this for now' }).click()
    await expect(steps.filter({ hasText: 'Watch the welcome film' })).toContainText('Skipped for now')
  })

  await test.step('who learns', async () => {
    await open('Add the learner’s details')
    await page.getByRole('radio', { name: 'A parent' }).check()
    await page.getByLabel('The learner’s year of birth').selectOption('1990')
    await axe(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(steps.filter({ hasText: 'Add the learner’s details' })).toContainText('Done')
  })

  await test.step('WhatsApp, by a code that comes there', async () => {
    await open('Get class times on WhatsApp')
    const seen = await messagesTo(page, phone)
    await page.getByRole('button', { name: 'Send a code on WhatsApp' }).click()
    await page.getByLabel('Code', { exact: true }).fill(await codeAfter(page, phone, seen))
    await axe(page)
    await page.getByRole('button', { name: 'Get messages there' }).click()
    await expect(steps.filter({ hasText: 'Get class times on WhatsApp' })).toContainText('Done')
  })

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(`${phone} again`) } })
  const later = await context.newPage()
  await test.step('another phone, after this one has died', async () => {
    await page.close()
    await signInByApi(later, phone)
    await later.goto('/onboarding')
    const again = later.getByRole('listitem')
    await expect(again.filter({ hasText: 'Get class times on WhatsApp' })).toContainText('Done')
    await expect(again.filter({ hasText: 'Watch the welcome film' })).toContainText('Skipped for now')
  })

  await test.step('a school of the list, and one that is not there', async () => {
    await later.getByRole('link', { name: 'Find your school' }).last().click()
    await later.getByLabel('Name of the school').fill('no such school at all')
    await later.getByRole('button', { name: 'Search' }).click()
    await expect(later.getByText(/^We found no school that begins with/)).toBeVisible()
    await expect(later.getByLabel('School and town')).toBeVisible()
    await later.getByLabel('Name of the school').fill('kendriya')
    await later.getByRole('button', { name: 'Search' }).click()
    await expect(later.getByText(/found. Choose yours.|Type more of the name/)).toBeVisible()
    await axe(later)
    await later
      .getByRole('button', { name: /Kendriya/ })
      .first()
      .click()
    await expect(later.getByRole('listitem').filter({ hasText: 'Find your school' })).toContainText('Done')
  })

  await test.step('the PIN code fills in city and state', async () => {
    await later.getByRole('link', { name: 'Add a delivery address' }).last().click()
    await later.getByLabel('PIN code').fill('600001')
    await expect(later.getByLabel('City')).toHaveValue('Chennai')
    await expect(later.getByLabel('State')).toHaveValue('33')
    await later.getByLabel('House and street').fill('12, 4th Cross')
    await axe(later)
    await later.getByRole('button', { name: 'Save the address' }).click()
    await expect(later.getByRole('listitem').filter({ hasText: 'Add a delivery address' })).toContainText('Done')
  })

  await test.step('the classes in the family’s own calendar', async () => {
    await later.getByRole('link', { name: 'Put classes in your calendar' }).last().click()
    await later.getByRole('button', { name: 'Add my classes to my calendar' }).click()
    const address = await later.getByText(/\/calendar\/[\w-]{43}\.ics$/).textContent()
    await axe(later)
    const path = new URL(address!).pathname
    const reply = await later.request.get(path, { headers: { cookie: '' } })
    expect(reply.headers()['content-type']).toContain('text/calendar')
    const file = (await reply.text()).replaceAll('\r\n ', '')
    for (const line of ['BEGIN:VEVENT', 'SEQUENCE:0', 'TRIGGER:-PT15M', 'DTSTAMP:']) expect(file).toContain(line)
    await later.goto('/me/calendar')
    await axe(later)
    await later.getByRole('button', { name: 'Switch off' }).click()
    await expect(later.getByRole('button', { name: 'Add my classes to my calendar' })).toBeVisible()
    expect((await later.request.get(path)).status()).toBe(404)
  })

  await test.step('leaving says that all is saved', async () => {
    await later.goto('/onboarding')
    await later.getByRole('button', { name: 'Continue later and sign out' }).click()
    const sheet = later.getByRole('dialog', { name: 'Your progress is saved' })
    await axe(later)
    await sheet.getByRole('button', { name: 'Sign out' }).click()
    await expect(later).toHaveURL(/\/$/)
  })
  await context.close()
})

test('staff bring in 200 schools from a sheet, and see which five rows are wrong before anything is added', async ({
  browser,
}) => {
  const [owner] = DEMO_STAFF.emails
  const page = await staffPage(browser, owner, { viewport: { width: 1280, height: 800 }, isMobile: false })
  const name = `Sheet ${Date.now()}`
  const rows = Array.from({ length: 200 }, (_, i) => [`${name} School ${i + 1}`, 'Indore', '23', '452001', 'cbse'])
  rows[2]![3] = '45200'
  rows[49]![2] = '99'
  rows[50]![0] = ''
  rows[119]![1] = ''
  rows[199]![4] = 'no-such-board'
  const sheet = [['name', 'city', 'stateCode', 'pinCode', 'board'], ...rows].map((cells) => cells.join(',')).join('\n')

  await page.goto('/console/schools')
  await page.getByRole('button', { name: 'Import' }).click()
  await axe(page)
  await page
    .getByLabel('Sheet (CSV)')
    .setInputFiles({ name: 'schools.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  const preview = page.getByRole('dialog', { name: '195 of 200 can be added' })
  const faults = preview.getByRole('table', { name: 'Not added' }).getByRole('row')
  await expect(faults).toHaveCount(6)
  // As the spreadsheet numbers it: the names are in row 1.
  await expect(faults.nth(1)).toHaveText('4PIN code45200Enter a 6-digit PIN code.')
  await expect(faults.last()).toContainText('201Boardno-such-board')
  await expect(preview.getByRole('button', { name: 'Download the rows that failed' })).toBeVisible()
  await axe(page)
  await preview.getByRole('button', { name: 'Add 195' }).click()
  await expect(page.getByText('195 were added.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search' }).fill(`${name} School 199`)
  await expect(page.getByText(`${name} School 199`)).toBeVisible()
})
