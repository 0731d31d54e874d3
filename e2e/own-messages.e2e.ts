// A form that is not filled in says so in our words, at the field and in a summary, and never in the browser's bubble.
import { axeInBothLights } from './axe.ts'
import { chooseClass, continueToPay, signIn } from './family.ts'
import { expect, test } from './test.ts'

test('the payment asks for the receipt first, and names what is missing in the language of the page', async ({
  page,
  phone,
}) => {
  await chooseClass(page)
  await continueToPay(page)
  await signIn(page, phone)
  const main = page.getByRole('main')
  const name = main.getByRole('textbox', { name: 'The learner’s name' })
  await expect(name).toBeVisible()
  const [field, ways] = await Promise.all([name.boundingBox(), main.getByText('Pay with').first().boundingBox()])
  expect(field?.y).toBeLessThan(ways?.y ?? 0)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const summary = main.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Please check what you entered:')
  await axeInBothLights(page)
  await summary.getByRole('link', { name: 'Enter: PIN code' }).click()
  const pinCode = main.getByRole('textbox', { name: 'PIN code' })
  await expect(pinCode).toBeFocused()
  await expect(pinCode).toHaveAccessibleDescription(/Enter: PIN code$/)
  await pinCode.fill('411001')
  await expect(main.getByText('Enter: PIN code').last()).toHaveRole('link')
  await expect(main.getByText('Payments by Juspay.')).toBeVisible()
})

test('a code of too few digits is named in Tamil', async ({ page, phone }) => {
  await page.goto('/ta/login')
  const main = page.getByRole('main')
  await main.getByRole('button').last().click()
  await expect(main.getByRole('alert')).toContainText('நீங்கள் நிரப்பியதைச் சரிபாருங்கள்:')
  await main.getByRole('textbox').first().fill(phone)
  await expect(main.getByText(/^நிரப்புங்கள்:/)).toHaveCount(1)
})
