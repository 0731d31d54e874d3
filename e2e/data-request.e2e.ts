// A mother asks for her family's data, staff answer, and she reads the document. All of it by the keyboard.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { signUpByApi } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

test('a mother asks for a copy of her data, staff answer it, and she reads the document in her language', async ({
  browser,
  page,
  phone,
}) => {
  test.slow()
  await signUpByApi(page, phone, 'Ishita')
  await page.goto('/hi/me/privacy')
  await page.getByLabel('आपका अनुरोध, एक वाक्य में').focus()
  await page.keyboard.type(`कृपया बताएँ कि आपके पास हमारा क्या-क्या है (${phone}).`)
  await page.getByRole('button', { name: 'अनुरोध भेजें' }).press('Enter')
  await expect(page.getByText('आपका अनुरोध मिला। 30 दिन के भीतर उत्तर यहाँ मिलेगा।')).toBeVisible()
  await expect(page.getByText('हम इस पर काम कर रहे हैं')).toBeVisible()
  await axe(page)

  const owner = await staffPage(browser, OWNER)
  await owner.goto(`/console/privacy-requests?filter=${encodeURIComponent(JSON.stringify({ q: phone }))}`)
  await expect(owner.getByRole('link', { name: /^30 days left/ })).toBeVisible()
  await axe(owner)
  await owner.getByRole('link', { name: /^30 days left/ }).press('Enter')
  await expect(owner.getByText('The family was logged in')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Refuse' })).toBeDisabled()
  await owner.getByLabel('Note').focus()
  await owner.keyboard.type('नीचे दिए दस्तावेज़ में सब कुछ है।')
  await owner.getByRole('button', { name: /^Hand out the data of/ }).press('Enter')
  await expect(owner.getByText('Approved', { exact: true })).toBeVisible()
  await axe(owner)

  await page.goto('/hi/me/privacy')
  await expect(page.getByText('नीचे दिए दस्तावेज़ में सब कुछ है।')).toBeVisible()
  await page.getByRole('link', { name: 'दस्तावेज़ पढ़ें' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'आपका परिवार' })).toBeVisible()
  await expect(page.getByRole('article').getByText('Ishita').first()).toBeVisible()
  await axe(page)
  await owner.context().close()
})

test('a family withdraws its request', async ({ page, phone, complaints }) => {
  await signUpByApi(page, phone)
  await page.goto('/me/privacy')
  await page.getByLabel('What do you want?').selectOption({ label: 'Nominate a person who acts for us' })
  await page.getByLabel('Your request, in a sentence').fill('My brother acts for us when I no longer can.')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Enter the name and the relation of the person to nominate.').first()).toBeVisible()
  expect(complaints.splice(0), 'the browser says that the form was refused').toEqual([expect.stringContaining('400')])
  await page.getByLabel('Their name').fill('Ravi Rao')
  await page.getByLabel('Who they are to you').fill('Brother')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Ravi Rao · Brother')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(page.getByText('The request is withdrawn.')).toBeVisible()
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
})
