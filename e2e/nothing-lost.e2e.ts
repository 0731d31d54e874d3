// A form is not lost: not without a connection, not in another language, and not when the session has ended meanwhile. And Back
// shows nothing of a family that has logged out.
import { postToApi, signIn, signUpByApi } from './family.ts'
import { expect, test } from './test.ts'

const QUESTION = 'The notes of chapter four do not open on my phone.'

test('a question survives a lost connection, another language and the end of the session', async ({
  page,
  phone,
  context,
}) => {
  await signUpByApi(page, phone)
  await page.goto('/courses')
  await page.goto('/help')
  const main = page.getByRole('main')
  const text = main.getByRole('textbox', { name: 'Your question' })
  const send = main.getByRole('button', { name: 'Send' })
  await main.getByLabel('In a few words').fill('Notes')
  await text.fill(QUESTION)

  await test.step('without a connection the form stays and says so', async () => {
    await context.setOffline(true)
    await send.click()
    await expect(main.getByText('You are offline. What you typed is still here.')).toBeVisible()
    await expect(text).toHaveValue(QUESTION)
    await context.setOffline(false)
  })

  await test.step('where the phone has not noticed that the line is lost, the form has it again when it is opened', async () => {
    await page.route('**/help', (route) => route.abort('internetdisconnected'))
    await send.click()
    await expect(page).toHaveURL(/^chrome-error/)
    await page.unroute('**/help')
    await page.goto('/help')
    await expect(main.getByText('This was not sent. What you typed is still here.')).toBeVisible()
    await expect(text).toHaveValue(QUESTION)
  })

  await test.step('it comes along into another language and back', async () => {
    await text.fill(`${QUESTION} Please help.`)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL(/\/hi\/help$/)
    await expect(main.locator('textarea')).toHaveValue(`${QUESTION} Please help.`)
    await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(text).toHaveValue(`${QUESTION} Please help.`)
  })

  await test.step('a family that has to log in first finds it again', async () => {
    await postToApi(page, '/user/logout', {})
    await send.click()
    await expect(main.getByText('Log in to continue. What you typed is still here.')).toBeVisible()
    await signIn(page, phone)
    await expect(page).toHaveURL(/\/help$/)
    await expect(main.getByText('This was not sent. What you typed is still here.')).toBeVisible()
    await expect(text).toHaveValue(`${QUESTION} Please help.`)
  })

  await test.step('once it is sent nothing is kept', async () => {
    await send.click()
    await expect(main.getByText('Sent. We notify you when we have answered.')).toBeVisible()
    await page.goto('/help')
    await expect(text).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.getItem('kandil-typed'))).toBeNull()
  })
})

test('a form that React draws keeps what was typed when the session has ended, and another family does not see it', async ({
  page,
  phone,
}) => {
  await signUpByApi(page, phone)
  const main = page.getByRole('main')
  const family = main.getByLabel('Family name')
  await page.goto('/me?tab=profile')
  await family.fill('Kulkarni')
  await postToApi(page, '/user/logout', {})
  await main.getByRole('button', { name: 'Save' }).first().click()
  await expect(main.getByText('Log in to continue. What you typed is still here.')).toBeVisible()
  await signUpByApi(page, `${phone.slice(0, -4)}${String((Number(phone.slice(-4)) + 1) % 10_000).padStart(4, '0')}`)
  await page.goto('/me?tab=profile')
  await expect(main.getByRole('button', { name: 'Save' }).first()).toBeEnabled()
  await expect(family).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('kandil-typed'))).toBeNull()
})

test('a PIN code of two states comes back after the login with the state that was chosen', async ({ page, phone }) => {
  await signUpByApi(page, phone)
  const main = page.getByRole('main')
  const [pinCode, state] = [main.getByLabel('PIN code'), main.getByLabel('State')]
  const choose = main.getByText('This PIN code is in two states. Choose yours.')
  await page.goto('/me?tab=profile')
  await pinCode.fill('533464')
  await expect(choose).toBeVisible()
  await state.selectOption('Puducherry')
  await postToApi(page, '/user/logout', {})
  await main.getByRole('button', { name: 'Save' }).first().click()
  await expect(main.getByText('Log in to continue. What you typed is still here.')).toBeVisible()
  await signIn(page, phone)
  await expect(page).toHaveURL(/\/me\?tab=profile/)
  await expect(pinCode).toHaveValue('533464')
  await expect(choose).toBeVisible()
  await expect(state).toHaveValue('34')
  await main.getByRole('button', { name: 'Save' }).first().click()
  await expect(page).toHaveURL(/saved=person/)
  await expect(pinCode).toHaveValue('533464')
  await expect(state).toHaveValue('34')
})

test('Back is quick for a family, and shows nothing of it after a logout', async ({ page, phone }) => {
  await signUpByApi(page, phone)
  const main = page.getByRole('main')
  const digits = `${phone.slice(0, 5)} ${phone.slice(5)}`
  await page.goto('/me/contact')
  await expect(main.getByText(digits).first()).toBeVisible()
  await page.goto('/me?tab=profile')
  await page.goBack()
  await expect(main.getByText(digits).first()).toBeVisible()
  const bytes = await page.evaluate(() => performance.getEntriesByType('navigation').map((each) => (each as PerformanceNavigationTiming).transferSize)) // prettier-ignore
  expect(bytes, 'asks the server for nothing').toEqual([0])
  await page.goForward()
  await main.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(digits)).toHaveCount(0)
})
