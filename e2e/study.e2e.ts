// Study material that is free, that needs a login, and that is for learners of a course.
import type { Page } from '@playwright/test'
import { endCourses, enrolForStudy } from './database.ts'
import { signUpByApi } from './family.ts'
import { axe, expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

async function openChapter(page: Page, course: string, chapter: string): Promise<void> {
  await page.goto('/study')
  await main(page).getByRole('link', { name: course }).first().click()
  await main(page).getByRole('link', { name: chapter }).first().click()
}

/** Presses the button; the file opens in a tab of its own, which a browser without a screen saves. */
async function fileOf(page: Page): Promise<{ status: number; type: string | undefined }> {
  const opened = page.context().waitForEvent('response', (answer) => /\/files\//.test(answer.url()))
  await main(page).getByRole('button', { name: 'Open the file' }).click()
  const answer = await opened
  return { status: answer.status(), type: answer.headers()['content-type'] }
}

test('a visitor reads what is free, signs in for the rest, and a learner of the course opens what is for it', async ({ page, phone, complaints }) => {
  await test.step('free', async () => {
    await openChapter(page, 'JEE Main', 'Laws of motion')
    await axe(page)
    await main(page).getByRole('link', { name: 'Laws of motion: notes on one page' }).click()
    await expect(main(page).getByText('Rights holder')).toBeVisible()
    expect(await fileOf(page)).toEqual({ status: 200, type: 'application/pdf' })
    await axe(page)
  })

  await test.step('with a login', async () => {
    await openChapter(page, 'CBSE', 'Quadratic equations')
    await main(page).getByRole('link', { name: 'Quadratic equations: notes on one page' }).click()
    await expect(main(page).getByRole('button', { name: 'Open the file' })).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Sign in to open it' })).toHaveAttribute('href', /returnTo=%2Fstudy%2Ffile/)
    await signUpByApi(page, phone)
    await page.reload()
    expect(await fileOf(page)).toEqual({ status: 200, type: 'application/pdf' })
  })

  await test.step('for learners of the course: not without one, with it, and not once it has ended', async () => {
    await openChapter(page, 'JEE Main', 'Laws of motion')
    await main(page).getByRole('link', { name: 'Laws of motion: sample paper with answers' }).click()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const refused = async () => {
      const tab = page.context().waitForEvent('page')
      await main(page).getByRole('button', { name: 'Open the file' }).click()
      const opened = await tab
      await expect(opened.getByRole('alert')).toContainText('This is for learners of its course.')
      await opened.close()
      // The browser's own word for the refusal.
      complaints.splice(0)
    }
    await refused()
    await enrolForStudy(phone, id)
    expect(await fileOf(page)).toEqual({ status: 200, type: 'application/pdf' })
    await endCourses(phone)
    await refused()
  })

  await test.step('an error is reported to the help desk', async () => {
    await main(page).getByRole('link', { name: 'Report an error' }).click()
    await expect(main(page).getByLabel('What is it about?')).toHaveValue('CONTENT')
    await main(page).getByLabel('In a few words').fill('A sign is wrong')
    await main(page).getByLabel('Your question').fill('Line 3 has a plus instead of a minus.')
    await main(page).getByRole('button', { name: 'Send' }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('A sign is wrong')
  })
}) // prettier-ignore
