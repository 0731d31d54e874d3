// Staff and what families read: a question from its first mistake to its page, and the order of the header menu.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

test('a question is written, its missing text is found in its language, and its page is one link away (H10)', async ({
  browser,
}) => {
  const owner = await staffPage(browser, OWNER)
  const question = `What is asked at ${Date.now()}?`
  await owner.goto('/console/faqs/create')

  await test.step('a save without anything says what is needed, at the first field', async () => {
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('It was not saved. Correct the fields that are marked.')).toBeVisible()
    await expect(owner.getByLabel('Page')).toBeFocused()
  })

  await test.step('a text that is missing in another language is shown in that language', async () => {
    await owner.getByLabel('Page').click()
    await owner.getByRole('option', { name: 'Home', exact: true }).click()
    await owner.getByLabel('Position').fill('0')
    await owner.getByRole('tab', { name: /हिन्दी/ }).click()
    await owner.getByRole('group', { name: 'Question' }).getByRole('textbox').fill('क्या पूछा गया?')
    await owner.getByRole('group', { name: 'Answer' }).getByRole('textbox').fill('यह।')
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByRole('tab', { name: /English/ })).toHaveAttribute('aria-selected', 'true')
    const english = owner.getByRole('group', { name: 'Question' }).getByLabel('English')
    await expect(english).toBeFocused()
    await expect(english).toHaveAttribute('aria-invalid', 'true')
    await english.fill(question)
    await owner.getByRole('group', { name: 'Answer' }).getByLabel('English').fill('This.')
  })

  await test.step('what families see is one link away', async () => {
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('It was created. Families see it now.')).toBeVisible()
    await expect(owner.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/')
    const place = owner.getByRole('region', { name: 'Where families see it' })
    await expect(place.getByText('Families see it now.')).toBeVisible()
    await axe(owner)
    const [page] = await Promise.all([owner.waitForEvent('popup'), place.getByRole('link').click()])
    await expect(page.getByText(question)).toBeVisible()
  })
})

test('the header menu is put in order by the keyboard, under parents by name (H22)', async ({ browser }) => {
  const owner = await staffPage(browser, OWNER)
  const name = `Entry ${Date.now()}`
  const row = (entry: string) => owner.getByRole('link', { name: entry, exact: true })

  await test.step('a new entry below a parent', async () => {
    await owner.goto('/console/menu')
    await owner.getByRole('link', { name: 'Free study material: Add below' }).press('Enter')
    await expect(owner.getByLabel('Under')).toHaveValue('Free study material')
    await owner.getByLabel('Name in addresses').fill(`entry-${Date.now()}`)
    await owner.getByRole('group', { name: 'Heading', exact: true }).getByLabel('English').fill(name)
    await owner.getByLabel('Link').fill('/plans')
    await owner.getByRole('group', { name: 'Icon' }).getByRole('button', { pressed: false }).first().click()
    await owner.getByLabel('State').click()
    await owner.getByRole('option', { name: 'Active', exact: true }).click()
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('It was created. Families see it now.')).toBeVisible()
  })

  await test.step('it moves up, and keeps the cursor', async () => {
    await owner.goto('/console/menu')
    await expect(row(name)).toBeVisible()
    await axe(owner)
    await owner.getByLabel('Reason').fill('The season of notes')
    await row(name).focus()
    await owner.keyboard.press('Alt+ArrowUp')
    await expect(
      owner.getByRole('status').filter({ hasText: /now number \d+ of \d+ in Free study material/ }),
    ).toBeVisible()
    await expect(row(name)).toBeFocused()
  })

  await test.step('it moves out to the bar, and into another parent by its name', async () => {
    await owner.keyboard.press('Alt+ArrowLeft')
    await expect(owner.getByRole('status').filter({ hasText: /in The bar at the top/ })).toBeVisible()
    await owner.getByRole('button', { name: `${name}: Move to …` }).press('Enter')
    await owner.getByRole('combobox', { name: 'Under' }).fill('JEE')
    await owner.getByRole('option', { name: 'Courses › JEE', exact: true }).click()
    await owner.getByRole('button', { name: 'Move it' }).press('Enter')
    await expect(owner.getByRole('status').filter({ hasText: /in Courses › JEE/ })).toBeVisible()
    await expect(owner.getByRole('region', { name: 'Preview' }).getByText(name)).toBeVisible()
  })

  await test.step('families see it there, and the audit has the reason', async () => {
    await row(name).press('Enter')
    await expect(owner.getByText('The season of notes').first()).toBeVisible()
    await owner.setViewportSize({ width: 1280, height: 800 })
    await owner.goto('/')
    await owner.getByRole('button', { name: 'Courses', exact: true }).click()
    const entry = owner.getByRole('link', { name, exact: true })
    await expect(entry).toBeVisible()
    const icon = entry.locator('img')
    await expect(icon).toHaveAttribute('alt', '')
    await expect.poll(() => icon.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await axe(owner)
  })
})
