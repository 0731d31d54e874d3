// A family that reads Hindi buys the course that is taught in Hindi, in the batch it chose, and every page says so.
import { bankAnswers } from './bank.ts'
import { orderIdOn, postToApi, signUpByApi } from './family.ts'
import { messagesTo } from './outbox.ts'
import { axe, expect, test } from './test.ts'

test('a Hindi family buys the Hindi course in batch 2, from the home page to the receipt', async ({ page, phone }) => {
  const main = page.getByRole('main')
  const isTaughtInHindi = () =>
    expect(
      main
        .getByRole('definition')
        .filter({ hasText: /^हिन्दी$/ })
        .first(),
    ).toBeVisible()
  const isBatch2 = () => expect(main.getByText('बैच 2', { exact: true }).last()).toBeVisible()
  await page.goto('/hi')
  await main.getByLabel('कक्षा', { exact: true }).selectOption('11-science')
  await main.getByLabel('लक्ष्य').selectOption('neetug')
  await expect(main.getByLabel('पढ़ाई की भाषा')).toHaveValue('hi')
  await main.getByRole('button', { name: 'मेरे कोर्स देखें' }).click()

  await expect(page).toHaveURL(/\/hi\/plans\?.*language=hi/)
  await expect(main.getByRole('link', { name: /^हिन्दी · ₹/ })).toHaveAttribute('aria-current', 'true')
  await isTaughtInHindi()
  await main.getByRole('navigation', { name: 'बैच' }).getByRole('link', { name: 'बैच 2' }).click()
  await expect(page).toHaveURL(/batch=bat/)
  await isBatch2()
  await axe(page)
  await signUpByApi(page, phone, 'Ishani')
  await postToApi(page, '/editProfile', { pinCode: '411001' })
  await main.getByRole('link', { name: /के साथ आगे बढ़ें$/ }).click()

  await expect(page).toHaveURL(/\/hi\/pay\?.*batch=bat/)
  await isTaughtInHindi()
  await isBatch2()
  await axe(page)
  const seen = await messagesTo(page, phone)
  await main.getByRole('radio', { name: /QR/ }).check()
  await main.getByRole('button', { name: /₹/ }).click()
  await bankAnswers(page, await orderIdOn(page), 'approve')

  await expect(main.getByRole('heading', { level: 2, name: 'रसीद' })).toBeVisible()
  await isTaughtInHindi()
  await isBatch2()
  await expect
    .poll(async () =>
      (await messagesTo(page, phone))
        .slice(0, -seen.length)
        .map(({ text }) => text)
        .join(),
    )
    .toContain('पढ़ाई की भाषा: हिन्दी')
})
