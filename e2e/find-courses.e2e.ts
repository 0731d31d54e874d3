// From a word, or from the index, to a course; and lists that follow their filters.
import { axeInBothLights } from './axe.ts'
import { postToApi, signUpByApi } from './family.ts'
import { expect, test } from './test.ts'

test('a search from the header finds a course, a class and a teacher, in three scripts', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await main.getByRole('searchbox').fill('jee 11')
  await main.getByRole('searchbox').press('Enter')
  await expect(main.getByRole('link', { name: 'Class 11 JEE Main, English, Pro · ₹39,999' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Class 11 Science' })).toBeVisible()
  await axeInBothLights(page)
  await main.getByRole('searchbox').fill('अनन्या')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Ananya Iyer' }).first()).toBeVisible()
  await page.goto('/ta/search?q=இயற்பியல்')
  await expect(main.getByRole('heading', { level: 3, name: /வகுப்பு \d/ }).first()).toBeVisible()
})

test('a language that a class is not taught in leads to no empty page', async ({ page }) => {
  await page.goto('/hi')
  const main = page.getByRole('main')
  await expect(main.getByText('यह कोर्स हिन्दी में नहीं पढ़ाया जाता।')).toBeVisible()
  await main.getByRole('button', { name: 'मेरे कोर्स देखें' }).click()
  await expect(main.getByText('यह कोर्स अभी हिन्दी में नहीं पढ़ाया जाता।')).toBeVisible()
  await page.goto(`/hi/courses${new URL(page.url()).search}`)
  await expect(main.getByText('इनमें से कोई कोर्स हिन्दी में नहीं पढ़ाया जाता।')).toBeVisible()
  await expect(main.getByRole('link', { name: /कक्षा 11 जेईई मेन/ }).first()).toBeVisible()
})

test('a page that is missing offers the search', async ({ page, complaints }) => {
  await page.goto('/no-such-page')
  await page.getByRole('main').getByRole('searchbox').fill('neet')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Classes and exams' })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('Ctrl and K lead to the search, which reads misspelt words and finds answers and webinars too', async ({
  page,
}) => {
  await page.goto('/courses')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('fizics')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toContainText('These are for physics.')
  await expect(main.getByRole('heading', { name: 'Classes and exams' })).toBeVisible()
  await main.getByRole('searchbox').fill('which languages')
  await main.getByRole('searchbox').press('Enter')
  await main.getByText('In which languages do you teach?').click()
  await expect(main.getByText(/English, Hinglish, Hindi/)).toBeVisible()
  await axeInBothLights(page)
})

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of the site answers in the language of the page', async ({ page }) => {
    await page.goto('/hi/search?q=नीति&kind=POLICY')
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^\/hi\//)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('the index leads to every class, and to the list of its exam', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Browse all courses' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All courses')
    const first = page.getByRole('region', { name: 'Class 7', exact: true })
    await first.getByRole('link', { name: /^School exams/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses for Class 7')
  })
})

test('a filter acts as it is changed: the focus stays, the number is said, and back works', async ({ page }) => {
  await page.goto('/courses?grade=11-science&board=cbse&target=jeemain')
  const main = page.getByRole('main')
  const target = main.getByRole('combobox', { name: 'Target' })
  const sameDocument = await page.evaluateHandle(() => document)
  await target.focus()
  await target.selectOption('neetug')
  await expect(main.getByRole('status')).toHaveText(/NEET UG · \d+ courses/)
  await expect(page).toHaveURL(/target=neetug/)
  await expect(target).toBeFocused()
  expect(await sameDocument.evaluate((before) => before === document)).toBe(true)
  await expect(main.getByRole('button', { name: 'Show' })).toBeHidden()
  await main.getByRole('combobox', { name: 'Class' }).selectOption('7')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Courses for Class 7')
  await expect(target).toHaveValue('school')
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Courses for Class 11 Science')
  await expect(target).toHaveValue('neetug')
  await page.goBack()
  await expect(target).toHaveValue('jeemain')
})

test('a learner of class 7 finds tuition by subject on the plans page, and a visitor does not', async ({
  page,
  phone,
}) => {
  const plans = '/plans?grade=7&board=cbse&target=school'
  const tuition = page.getByRole('region', { name: 'Tuition by subject' })
  await page.goto(plans)
  await expect(page.getByRole('heading', { name: 'Questions families ask' })).toBeVisible()
  await expect(tuition).toBeHidden()
  await signUpByApi(page, phone)
  await postToApi(page, '/editProfile', { birthYear: 1990, grade: 7, board: 'cbse' })
  await page.goto(plans)
  // Each of the three groups of the experiment is offered these two.
  await expect(tuition.getByRole('link', { name: 'Science', exact: true })).toBeVisible()
  await tuition.getByRole('link', { name: 'Maths' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses for Class 7')
  await expect(page.getByRole('link', { name: 'Show all subjects' })).toBeVisible()
})
