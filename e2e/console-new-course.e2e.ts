// Untrained staff make a course in steps, by keyboard and without a document; another person publishes it, and a family buys it.
import type { Locator, Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { bankAnswers } from './bank.ts'
import { comeToPay, expectEnrolled, orderIdOn, payBy } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

async function write(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.page().keyboard.type(text)
}

async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.page().keyboard.press('Enter')
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  await write(page.getByRole('combobox', { name: label }), text)
  await expect(page.getByRole('option', { name: text }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  await press(page.getByRole('combobox', { name: label }))
  await press(page.getByRole('option', { name: option, exact: true }))
}

async function texts(page: Page, language: string, title: string, outcome: string): Promise<void> {
  await press(page.getByRole('tab', { name: new RegExp(`^${language}`) }))
  await write(page.getByRole('group', { name: 'Title' }).getByLabel(language), title)
  await write(page.getByRole('group', { name: 'Outcome' }).getByLabel(language), outcome)
}

async function next(page: Page, step: string): Promise<void> {
  await press(page.getByRole('link', { name: `Next: ${step}` }))
}

test('a course is made in steps, published by a second person and bought', async ({ browser, page, phone }) => {
  test.slow()
  const title = `IEO ${Date.now()}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const maker = await staffPage(browser, DEMO_STAFF.examiner)
  const owner = await staffPage(browser, OWNER)

  await test.step('title, dates and languages', async () => {
    await maker.goto('/console/courses')
    await press(maker.getByRole('link', { name: 'New course in steps' }))
    await texts(maker, 'English', title, 'Ready for the olympiad.')
    await texts(maker, 'हिन्दी', `${title} हिंदी`, 'ओलंपियाड के लिए तैयार।')
    await press(maker.getByRole('button', { name: 'Make the address from the title' }))
    await expect(maker.getByLabel('Page address')).toHaveValue(slug)
    await pick(maker, 'Grade', 'Class 4')
    await choose(maker, 'Boards', 'CBSE')
    await choose(maker, 'Target', 'IEO')
    await pick(maker, 'Tier', 'Classic')
    await maker.getByLabel('Starts').fill('2026-04-01T00:00')
    await maker.getByLabel('Ends').fill('2035-03-31T23:59')
    await axe(maker)
    await press(maker.getByRole('button', { name: 'Save and go on' }))
    await expect(maker.getByRole('heading', { level: 2, name: title })).toBeVisible()
  })

  await test.step('a batch, after the work was left and taken up again', async () => {
    await maker.goto('/console/new-course')
    await press(maker.getByRole('region', { name: 'Begun courses' }).getByRole('link', { name: title }))
    await press(maker.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Batches' }))
    await press(maker.getByRole('button', { name: 'Add a row' }))
    for (const [label, text] of [
      ['Day, row 1', 'Sun'],
      ['Begins, row 1', '06:30'],
      ['Minutes, row 1', '45'],
      ['Subject, row 1', 'Maths'],
      ['Teacher, row 1', 'Arjun Nambiar'],
      ['Open to everybody, row 1', 'no'],
    ] as const)
      await write(maker.getByLabel(label), text)
    await press(maker.getByRole('button', { name: 'Add the batch' }))
    await expect(maker.getByRole('link', { name: 'Batch main' })).toBeVisible()
    await axe(maker)
  })

  await test.step('prices', async () => {
    await next(maker, 'Plans and prices')
    await write(maker.getByLabel('Full course (₹)'), '8999')
    await press(maker.getByRole('button', { name: 'Save the prices' }))
    await expect(maker.getByText('The prices are saved as drafts.')).toBeVisible()
    await axe(maker)
    await press(maker.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Check and publish' }))
    await expect(maker.getByRole('heading', { level: 2, name: 'Ready to be published' })).toBeVisible()
    await axe(maker)
  })

  await test.step('another person publishes the course and its plan', async () => {
    await owner.goto(maker.url())
    const steps = owner.getByRole('region', { name: 'Check and publish' })
    await press(steps.getByRole('link', { name: 'Open the course to preview and publish it' }))
    await press(owner.getByRole('button', { name: 'Publish', exact: true }))
    await expect(owner.getByText('Families see this version.')).toBeVisible()
    const checklist = owner.getByRole('region', { name: 'Checklist' })
    await press(checklist.getByRole('link', { name: title, exact: true }))
    await press(owner.getByRole('button', { name: 'Publish all 2' }))
    await expect(owner.getByText('Families see this version.')).toBeVisible()
    await maker.reload()
    await expect(maker.getByRole('link', { name: new RegExp(`/course/${slug}$`) })).toBeVisible()
  })

  await test.step('a family sees it and pays for it', async () => {
    await page.goto(`/course/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await comeToPay(page, phone, '/plans?grade=4&board=cbse&target=ieo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹8,999')
    await payBy(page, 'UPI QR code')
    await bankAnswers(page, await orderIdOn(page), 'approve')
    await expectEnrolled(page)
  })
  await maker.context().close()
  await owner.context().close()
})
