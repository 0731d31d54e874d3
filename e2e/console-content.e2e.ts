// Staff and what families read: a question from its first mistake to its page.
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
