// Staff make a course, a program and its plans from nothing, and a family buys what they have published.
import type { Browser, Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { bankAnswers } from './bank.ts'
import { comeToPay, expectEnrolled, orderIdOn, payBy, signUpByApi } from './family.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { axe, expect, phoneOf, test } from './test.ts'

/** One after the other: a code of the authenticator is taken once. */
test.describe.configure({ mode: 'serial' })

const [OWNER] = DEMO_STAFF.emails

/** As the demo data calls it, and so it stays. */
const PICTURE = 'Drawing of an open book below a graph'

/** Nothing else is sold for this exam in class 5. */
const PLANS = '/plans?grade=5&board=cbse&target=imo'

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Answers the id of what was made. */
async function save(page: Page, kind: string): Promise<string> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`/console/\\w+/${kind}\\w{18}$`))
  return page.url().split('/').at(-1) ?? ''
}

async function makeCourse(page: Page, title: string): Promise<void> {
  await page.goto('/console/courses/create')
  await page.getByRole('group', { name: 'Title' }).getByLabel('English').fill(title)
  await page.getByRole('group', { name: 'Outcome' }).getByLabel('English').fill('Ready for the olympiad.')
  await page.getByRole('tab', { name: /^हिन्दी/ }).click()
  await page.getByRole('group', { name: 'Title' }).getByLabel('हिन्दी').fill(`${title} हिंदी`)
  await page.getByRole('group', { name: 'Outcome' }).getByLabel('हिन्दी').fill('ओलंपियाड के लिए तैयार।')
  await page.getByLabel('Slug').fill(title.toLowerCase().replaceAll(' ', '-'))
  await pick(page, 'Grade', 'Class 5')
  await choose(page, 'Boards', 'CBSE')
  await choose(page, 'Target', 'IMO')
  await pick(page, 'Tier', 'Classic')
  await page.getByLabel('Price', { exact: false }).first().fill('9999')
  await page.getByLabel('List price').fill('9999')
  await page.getByLabel('Starts').fill('2026-04-01T00:00')
  await page.getByLabel('Ends').fill('2035-03-31T23:59')
  await page.getByLabel('Listed', { exact: true }).check()
  await save(page, 'bun')
}

/** Uses the file dialog that Enter opens. The browser sends the picture straight to the file storage. */
async function choosePicture(page: Page): Promise<void> {
  const picture = page.getByRole('group', { name: 'Picture' })
  const choosing = page.waitForEvent('filechooser')
  await picture.getByLabel('A picture').focus()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles('server/seed/media/covers/secondary.webp')
  const asked = page.getByRole('dialog', { name: 'A new picture' })
  await expect(asked.getByRole('button', { name: 'Keep it' })).toBeDisabled()
  await asked.getByLabel('In words, English').fill(PICTURE)
  await axe(page)
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect(picture.getByRole('img', { name: PICTURE })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It was saved.')).toBeVisible()
}

/** The page in Hindi, whole, which nobody else sees yet. */
async function lookBefore(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Preview the page' }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  const preview = await opening
  await expect(preview.getByText('Preview: families do not see this page')).toBeVisible()
  await expect(preview.getByRole('heading', { level: 1, name: `${title} हिंदी` })).toBeVisible()
  await expect(preview.getByRole('main').getByRole('img').first()).toHaveJSProperty('naturalWidth', 1200)
  await preview.close()
}

/** Answers its id. */
async function makeBatch(page: Page, course: string): Promise<string> {
  await page.goto('/console/batches/create')
  await choose(page, 'Course', course)
  await page.getByLabel('Starts').fill('2026-04-01T00:00')
  await page.getByLabel('Ends').fill('2035-03-31T23:59')
  await page.getByRole('button', { name: 'Add a row' }).click()
  for (const [label, text] of [
    ['Day, row 1', 'Mon'],
    ['Begins, row 1', '17:00'],
    ['Minutes, row 1', '60'],
    ['Subject, row 1', 'Maths'],
    ['Teacher, row 1', 'Arjun Nambiar'],
    ['Open to everybody, row 1', 'no'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await axe(page)
  return save(page, 'bat')
}

async function makeProgram(page: Page, name: string): Promise<string> {
  await page.goto('/console/programs/create')
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill(name)
  await pick(page, 'Grade', 'Class 5')
  await choose(page, 'Boards', 'CBSE')
  await choose(page, 'Target', 'IMO')
  await page.getByLabel('Year').fill('2027')
  await expect(page.getByLabel('Sold by link only')).toBeChecked()
  return save(page, 'prg')
}

/** As a spreadsheet puts it on the clipboard. */
async function pasteInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((cell, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a course, a program and its plans are made from nothing, published, and bought', async ({
  browser,
  page,
  phone,
}) => {
  test.slow()
  const maker = await staffPage(browser, DEMO_STAFF.examiner)
  const owner = await staffPage(browser, OWNER)
  const title = `IMO ${Date.now()}`
  let [course, courseId, batchId, grid, link] = ['', '', '', '', '']

  await test.step('the course and its batch', async () => {
    await makeCourse(maker, title)
    course = maker.url()
    courseId = course.split('/').at(-1) ?? ''
    batchId = await makeBatch(maker, title)
    await maker.goto(course)
    await choosePicture(maker)
    await lookBefore(maker, title)
    const checklist = maker.getByRole('region', { name: 'Checklist' })
    await expect(checklist.getByText('Add a plan with a price.')).toBeVisible()
    await axe(maker)
  })

  await test.step('the program, its plans by a paste that is mended', async () => {
    const program = await makeProgram(maker, title)
    await maker.getByRole('link', { name: 'Plans as a grid' }).click()
    await expect(maker).toHaveURL(new RegExp(`/console/plan-grid/${program}$`))
    grid = maker.url()
    await maker.getByLabel('Course of CLASSIC').selectOption(title)
    await pasteInto(maker, 'CLASSIC, full course', 'Months\tClassic\nFull\t₹9,999\n3 months\tthree\n')
    await expect(maker.getByText(/^Write 24,999, or/).last()).toBeVisible()
    const drafts = maker.getByRole('button', { name: 'Save 2 as drafts' })
    await expect(drafts).toBeDisabled()
    // Less movement is asked for here: a button is its colour at once, not a quarter of a second later.
    await expect(drafts).toHaveCSS('transition-property', 'none')
    await maker.getByLabel('CLASSIC, full course').press('ArrowDown')
    await maker.keyboard.press('Enter')
    await expect(maker.getByLabel('CLASSIC, 3 months')).toBeFocused()
    await maker.keyboard.type('3,999')
    await axe(maker)
    await drafts.click()
    await expect(maker.getByText('2 plans were saved as drafts.')).toBeVisible()
    const place = maker.getByRole('region', { name: 'Where families find it' })
    await expect(place).toContainText(`Publish the course “${title}” first`)
    // The author of new plans is not offered what another person has to do.
    await expect(maker.getByText('A second person publishes this. These can:')).toBeVisible()
    await expect(maker.getByRole('button', { name: /^Publish all/ })).toBeHidden()
    await axe(maker)
  })

  await test.step('another person publishes the course', async () => {
    await owner.goto(course)
    await owner.getByRole('button', { name: 'Publish' }).click()
    await expect(owner.getByText('Families see this version.')).toBeVisible()
    await expect(owner.getByText('This is the published version.')).toBeVisible()
    await axe(owner)
    await owner.goto(grid)
  })

  await test.step('families see nothing of it until it is published', async () => {
    await page.goto(PLANS)
    await expect(page.getByText('₹9,999')).toBeHidden()
    await owner.getByRole('button', { name: 'Publish all 3' }).click()
    await expect(owner.getByText('Families see this version.')).toBeVisible()
    // No list has it: families come by its link.
    await page.goto(PLANS)
    await expect(page.getByText('₹9,999')).toBeHidden()
    const place = owner.getByRole('region', { name: 'Where families find it' })
    link = (await place.getByRole('link').getAttribute('href')) ?? ''
    await place.getByText('QR code').click()
    await expect(place.getByRole('img', { name: `QR code of ${link}` })).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('₹9,999').first()).toBeVisible()
    await page.getByRole('link', { name: '3 months' }).click()
    await expect(page.getByText('₹3,999').first()).toBeVisible()
    await page.goto(`/course/${title.toLowerCase().replaceAll(' ', '-')}`)
    await expect(page.getByRole('img', { name: PICTURE })).toHaveJSProperty('naturalWidth', 1200)
  })

  await test.step('and buys it', async () => {
    await comeToPay(page, phone, link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹9,999')
    await payBy(page, 'UPI QR code')
    await bankAnswers(page, await orderIdOn(page), 'approve')
    await expectEnrolled(page)
  })

  await test.step('the batch is full, and staff see who waits for a seat in it', async () => {
    await owner.goto(`/console/batches/${batchId}`)
    await owner.getByLabel('Seats (empty: no limit)').fill('1')
    await save(owner, 'bat')
    const waitlist = owner.getByRole('region', { name: 'Waitlist' })
    await expect(waitlist).toHaveText(/Nobody waits for a seat\.$/)
    const family = await waitForSeat(browser, courseId)
    await owner.reload()
    await expect(waitlist.getByRole('listitem')).toHaveText(/^Charu waits since /)
    await axe(owner)
    await family.context().close()
  })
  await maker.context().close()
  await owner.context().close()
})

/** Another family, whose child waits for the only batch of the course. */
async function waitForSeat(browser: Browser, courseId: string): Promise<Page> {
  const context = await browser.newContext()
  const family = await context.newPage()
  await signUpByApi(family, phoneOf('a family that waits for a seat'), 'Charu')
  await family.goto(`/learn/${courseId}/batch`)
  const main = family.getByRole('main')
  await main.getByRole('button', { name: 'Tell me when a seat is free' }).click()
  await expect(main.getByText('You wait for a seat: place 1 in the queue.')).toBeVisible()
  return family
}

/** Uses the keyboard shortcut, with the focus outside of any field. */
async function goToday(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('t')
}

test('what is written and not saved is not left behind by a click', async ({ browser }) => {
  const owner = await staffPage(browser, OWNER)
  await owner.goto('/console/programs')
  await openFirstRow(owner)
  await owner.getByRole('link', { name: 'Plans as a grid' }).click()
  const cell = owner.getByRole('textbox', { name: /full course$/ }).first()
  const before = await cell.inputValue()
  await cell.fill('1')
  await goToday(owner)
  const asked = owner.getByRole('dialog', { name: 'You have unsaved changes' })
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect(cell).toHaveValue('1')
  await owner.getByRole('button', { name: 'Undo all' }).click()
  await expect(cell).toHaveValue(before)
  await goToday(owner)
  await expect(owner.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await owner.context().close()
})
