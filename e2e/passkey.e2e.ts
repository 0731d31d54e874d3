// Staff log in by a passkey: a device that Chromium plays, with a finger that is always there.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { makeTeacher } from './database.ts'
import { withStaffCode } from './staff-code.ts'
import { axe, expect, test } from './test.ts'

const [, , SUPPORT] = DEMO_STAFF.emails

test('somebody adds a passkey with a fresh code, and logs in with nothing else', async ({ page, complaints }) => {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await test.step('by password and code, once', async () => {
    await page.goto('/console/login')
    await page.getByLabel('E-mail').fill(SUPPORT)
    await page.getByLabel('Password').fill(DEMO_STAFF.password)
    await withStaffCode(async (code) => {
      await page.getByLabel(/6-digit code/).fill(code)
      const answered = page.waitForResponse('**/api/staff/login')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      return (await answered).ok()
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  })

  await test.step('the passkey', async () => {
    await page.getByRole('button', { name: 'Profile' }).click()
    await page.getByRole('menuitem', { name: /^My login/ }).click()
    await page.getByLabel('Name of the device').fill('My phone')
    await withStaffCode(async (code) => {
      await page.getByLabel(/6-digit code/).fill(code)
      const answered = page.waitForResponse('**/api/staff/passkeys/options')
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      return (await answered).ok()
    })
    await expect(page.getByText('never used')).toBeVisible()
    // The code of the login counts once: the server has refused it.
    complaints.length = 0
    await axe(page)
  })

  await test.step('and in again', async () => {
    await page.getByRole('button', { name: 'Profile' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  })

  await test.step('and to teach, once the member is a teacher', async () => {
    await makeTeacher(SUPPORT)
    await page.goto('/teach')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Classes of/ })).toBeVisible()
  })
})
