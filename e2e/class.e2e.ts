// A class: a teacher and a learner, each in a browser of their own, see and hear each other through the live room.
import type { Page } from '@playwright/test'
import { sample } from '#server/modules/media/factory.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { findBrowser } from '../tools/browser.ts'
import { ageClass, beginClass } from './class-database.ts'
import { signInAsDemoFamily } from './demo-family.ts'
import { getFromApi } from './family.ts'
import { playTo, secondOf } from './film.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { logInToTeach } from './teacher-page.ts'
import { addressOf, axe, expect, test } from './test.ts'

declare global {
  interface Window {
    connections: RTCPeerConnection[]
  }
}

const browser = findBrowser()
test.use({
  launchOptions: {
    ...(browser ? { executablePath: browser.executablePath, env: { ...process.env, ...browser.env } } : {}),
    // With its sound off, the browser decodes nothing that it receives.
    ignoreDefaultArgs: ['--mute-audio'],
    args: [
      ...(browser?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
  },
})

/** Keeps the page's connections, so that what has come over them can be counted. Runs in the page. */
function keepConnections(): void {
  window.connections = []
  const Native = window.RTCPeerConnection
  window.RTCPeerConnection = class extends Native {
    constructor(...args: ConstructorParameters<typeof Native>) {
      super(...args)
      window.connections.push(this)
    }
  }
}

/** Bytes of sound that the page has received. */
function soundHeard(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const reports = await Promise.all(window.connections.map((each) => each.getStats()))
    const entries = reports.flatMap((report) => [...report.values()] as { type: string; kind?: string; bytesReceived?: number }[])
    return entries.reduce((sum, { type, kind, bytesReceived = 0 }) => sum + (type === 'inbound-rtp' && kind === 'audio' ? bytesReceived : 0), 0)
  })
} // prettier-ignore

/** The picture of this person, as wide as it is. */
function widthSeen(page: Page, name: string | RegExp): Promise<number> {
  return page
    .getByRole('main')
    .getByLabel(name)
    .evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0))
}

/** Scrolls to the picture first: one that is scrolled away is not sent. */
async function seesAndHears(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByLabel(name).scrollIntoViewIfNeeded()
  await expect.poll(() => widthSeen(page, name)).toBeGreaterThan(0)
  const sound = await soundHeard(page)
  await expect.poll(() => soundHeard(page)).toBeGreaterThan(sound + 500)
}

test('a teacher and a learner are in class, and the lantern of the night is lit by it', async ({
  page,
  browser: chromium,
}) => {
  await signInAsDemoFamily(page)
  await page.addInitScript(keepConnections)
  const { classes } = await getFromApi<{ classes: { id: string; subjectKey: string }[] }>(page, '/classes/next?size=20')
  // The bank has questions of it.
  const { id } = classes.find(({ subjectKey }) => subjectKey === 'maths')!
  await beginClass(id, DEMO_STAFF.teacher)
  const context = await chromium.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(DEMO_STAFF.teacher) } })
  const teacher = await context.newPage()
  await teacher.addInitScript(keepConnections)
  const learner = page.getByRole('main')
  const desk = teacher.getByRole('main')

  await test.step('the learner comes from the home page, checks the camera and joins', async () => {
    await page.goto('/')
    await learner.locator(`a[href="/class/${id}"]`).first().click()
    await expect(learner.getByRole('button', { name: 'Join' })).toBeVisible()
    await axe(page)
    await learner.getByRole('button', { name: 'Check camera and microphone' }).click()
    await expect(learner.getByText(/^Camera and microphone work/)).toBeVisible()
    await learner.getByRole('button', { name: 'Join' }).click()
    await expect(learner.getByText('The teacher is not here yet.')).toBeVisible()
  })

  await test.step('the teacher starts the class, and is seen and heard', async () => {
    await logInToTeach(teacher)
    await axe(teacher)
    await desk.locator(`a[href="/teach/${id}"]`).click()
    await expect(desk.getByRole('heading', { name: /^Learners: 1 of \d+ here$/ })).toBeVisible()
    await axe(teacher)
    await desk.getByRole('button', { name: 'Start class' }).click()
    await seesAndHears(page, /, teacher$/)
    await expect(learner.getByText('This class is being recorded')).toBeVisible()
    await axe(page)
  })

  await test.step('a learner who must not be recorded raises a hand: the teacher stops the recording first', async () => {
    await learner.getByRole('button', { name: 'Raise hand' }).click()
    await expect(desk.getByText('Hand up')).toBeVisible()
    await desk.getByRole('button', { name: 'Let Meera Nair speak' }).click()
    await expect(desk.getByRole('alert')).toContainText('No parent has agreed to a recording of this learner.')
    await axe(teacher)
    await desk.getByRole('button', { name: 'Stop recording' }).click()
    await expect(desk.getByRole('button', { name: 'Start recording' })).toBeVisible()
    await expect(learner.getByText('This class is being recorded')).toBeHidden()
  })

  await test.step('the learner is let speak, and is seen and heard', async () => {
    await desk.getByRole('button', { name: 'Let Meera Nair speak' }).click()
    await learner.getByRole('button', { name: 'Turn microphone on' }).click()
    await learner.getByRole('button', { name: 'Turn camera on' }).click()
    await seesAndHears(teacher, 'Meera N.')
  })

  await test.step('the learner asks the teacher, and the teacher shows it to the class', async () => {
    await learner.getByLabel('Your question').fill('Is friction a force? Call me on 98765 43210')
    await learner.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(learner.getByText('Only you and the teacher see it so far.')).toBeVisible()
    await expect(desk.getByText('Is friction a force? Call me on •••')).toBeVisible()
    await desk.getByRole('button', { name: 'Show to the class' }).click()
    await expect(learner.getByText('0 votes')).toBeVisible()
  })

  await test.step('the learner answers a question to the class, and sees the result once it is closed', async () => {
    await desk.getByText('Ask the class', { exact: true }).click()
    await desk.getByLabel('Kind').selectOption('One right option')
    await desk.getByLabel('Question', { exact: true }).fill('What is the unit of force?')
    await desk.getByLabel('Option 1', { exact: true }).fill('joule')
    await desk.getByLabel('Option 2', { exact: true }).fill('newton')
    await desk.getByLabel('Option 2 is right').check()
    await axe(teacher)
    await desk.getByLabel('Time to answer').selectOption('120 seconds')
    await desk.getByRole('button', { name: 'Ask now' }).click()
    await learner.getByLabel('newton').check()
    await axe(page)
    await learner.getByRole('button', { name: 'Send answer' }).click()
    await expect(learner.getByText('Your answer is sent.')).toBeVisible()
    await expect(desk.getByText('1 answer,')).toBeVisible()
    await desk.getByRole('button', { name: 'End now' }).click()
    await expect(learner.getByText('Your answer is right.')).toBeVisible()
    await axe(page)
  })

  await test.step('the teacher shows a slide and sets the timer, and the class sees both', async () => {
    await desk
      .getByLabel('Add slides')
      .setInputFiles({ name: 'slide.png', mimeType: 'image/png', buffer: Buffer.from(sample('png')) })
    await desk.getByRole('button', { name: 'Show first' }).click()
    await expect(desk.getByText('The class sees slide 1.')).toBeVisible()
    await expect(learner.getByRole('img', { name: 'Slide 1' })).toBeVisible()
    await learner.getByRole('button', { name: 'Full screen' }).last().click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.ariaLabel)).toBe('Slide 1')
    await page.evaluate(() => document.exitFullscreen())
    await desk.getByLabel('Timer for the class').selectOption('1 minute')
    await desk.getByRole('button', { name: 'Start timer' }).click()
    await expect(learner.getByRole('timer')).toBeVisible()
    await axe(teacher)
    await axe(page)
    await desk.getByRole('button', { name: 'Stop timer' }).click()
    await expect(learner.getByRole('timer')).toBeHidden()
    await desk.getByRole('button', { name: 'Put slide away' }).click()
    await expect(learner.getByRole('img', { name: 'Slide 1' })).toBeHidden()
  })

  await test.step('the teacher asks a question of the bank', async () => {
    await desk.getByText('Ask from the question bank', { exact: true }).click()
    await desk.getByRole('button', { name: 'Find' }).click()
    await desk.getByRole('listitem').getByRole('button', { name: 'Ask now' }).first().click()
    await expect(learner.getByRole('button', { name: 'Send answer' })).toBeVisible()
    await axe(page)
    await desk.getByRole('button', { name: 'End now' }).click()
    await expect(learner.getByText('You did not answer in time.')).toBeVisible()
  })

  await test.step('the learner saves data: the sound goes on without a picture, which comes back', async () => {
    await learner
      .getByLabel('Picture', { exact: true })
      .selectOption({ label: 'Sound and the shared screen only, about a tenth of the data' })
    await expect(learner.getByLabel(/, teacher$/)).toHaveCount(0)
    const heard = await soundHeard(page)
    await expect.poll(() => soundHeard(page)).toBeGreaterThan(heard)
    await learner.getByLabel('Picture', { exact: true }).selectOption({ label: 'Full picture' })
    await seesAndHears(page, /, teacher$/)
  })

  await test.step('the teacher ends the class', async () => {
    await desk.getByRole('button', { name: 'End class' }).click()
    await desk.getByRole('button', { name: 'End for everybody' }).click()
    await expect(learner.getByText('The teacher has ended the class.')).toBeVisible()
    await expect(desk.getByText('Attendance is counted ten minutes after the class.')).toBeVisible()
  })

  await test.step('ten minutes later the learner was there, and the lantern is lit', async () => {
    await ageClass(id, 11)
    await expect(async () => {
      await page.reload()
      await expect(learner.getByText('You attended this class.')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 150_000 })
    await teacher.reload()
    await expect(desk.getByRole('listitem', { name: 'Meera Nair' }).getByText('Attended')).toBeVisible()
    await page.goto('/')
    await expect(page.getByText('Tonight’s lantern is lit.')).toBeVisible()
  })

  await test.step('the learner says how the class was', async () => {
    await page.goto(`/class/${id}`)
    await learner.getByText('5', { exact: true }).click()
    await axe(page)
    await learner.getByRole('button', { name: 'Send' }).click()
    await expect(learner.getByText('Thank you for telling us how it was.')).toBeVisible()
  })

  await test.step('the teacher corrects the attendance, with a reason that stays', async () => {
    const line = desk.getByRole('listitem', { name: 'Meera Nair' })
    await line.getByRole('button', { name: 'Correct Meera Nair' }).click()
    await line.getByLabel('Why is it corrected?').fill('Another child sat there')
    await line.getByRole('button', { name: 'Mark as missed' }).click()
    await expect(line.getByText('Missed', { exact: true })).toBeVisible()
    await expect(line.getByText(/corrected: Another child sat there/)).toBeVisible()
    await axe(teacher)
  })

  await test.step('the recording goes on at the same second on a second device', async () => {
    await page.goto(`/class/${id}`)
    await learner.getByRole('link', { name: 'Watch the recording' }).click()
    await expect(learner.locator('video')).toBeVisible()
    await axe(page)
    await playTo(page, 2)
    const laptop = await chromium.newContext({
      extraHTTPHeaders: { 'x-forwarded-for': addressOf('second device') },
      storageState: await page.context().storageState(),
    })
    const second = await laptop.newPage()
    await second.goto(new URL(page.url()).pathname)
    await expect.poll(() => secondOf(second)).toBeGreaterThanOrEqual(2)
    await laptop.close()
  })

  await test.step('staff hide a range of it, and the player goes on after the range', async () => {
    const owner = await staffPage(chromium, DEMO_STAFF.emails[0])
    await owner.goto(`/console/recordings/${page.url().split('/').at(-1)}`)
    await owner.getByRole('button', { name: 'Watch it' }).click()
    await expect(owner.getByLabel('The film of the class')).toBeVisible()
    await owner.getByRole('button', { name: 'Add' }).click()
    await owner.getByLabel('From second').fill('0')
    await owner.getByLabel('To second').fill('5')
    await owner.getByLabel(/^Reason \(stored/).fill('A learner says an address')
    await axe(owner)
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('A learner says an address')).toBeVisible()
    await page.reload()
    await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(5)
    await owner.context().close()
  })

  await test.step('one member of staff asks to delete it, another one agrees, and the family finds it no longer', async () => {
    const film = page.url()
    const owner = await staffPage(chromium, DEMO_STAFF.emails[0])
    await owner.goto(`/console/recordings/${film.split('/').at(-1)}`)
    const request = owner.locator('.panel', { hasText: 'Delete the film' })
    await request.getByLabel(/^Reason/).fill('A family asks us to delete it')
    await request.getByRole('button', { name: 'Ask to delete it' }).click()
    await expect(owner.getByText('Sent. Another person must decide it.')).toBeVisible()
    await owner.goto('/console/recording-deletions')
    await openFirstRow(owner)
    await expect(owner.getByText('You made this request. Another person must decide it.')).toBeVisible()
    await owner.context().close()
    const second = await staffPage(chromium, DEMO_STAFF.examiner)
    await second.goto('/console/recording-deletions')
    await openFirstRow(second)
    await axe(second)
    await second.getByRole('button', { name: 'Delete the film for good' }).click()
    await expect(second.getByRole('button', { name: 'Delete the film for good' })).toBeHidden()
    await second.context().close()
    await page.goto(`/class/${id}`)
    await expect(learner.getByText('You missed this class.')).toBeVisible()
    await expect(learner.getByRole('link', { name: 'Watch the recording' })).toBeHidden()
    expect((await page.request.get(film)).status()).toBe(404)
  })
  await context.close()
})
