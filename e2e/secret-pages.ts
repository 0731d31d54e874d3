// Pages that no link leads to: they are opened by a secret, after something that a family has done, or by a teacher. Each is made
// here through the API, as its journey makes it by hand.
import { expect, type Browser, type Page } from '@playwright/test'
import { DAY, HOUR } from '#core/kernel/time.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { bankAnswers } from './bank.ts'
import { recordAClass } from './class-database.ts'
import { giveMarking, orderOfRequest } from './database.ts'
import { addressOf, getFromApi, postToApi, signInByApi } from './family.ts'
import { begunOrder, planOf } from './household.ts'
import { staffPage } from './staff-page.ts'
import { logInToTeach } from './teacher-page.ts'

/** Their addresses, by their routes. Two of a route show two states of it. */
export type SecretPages = readonly (readonly [route: string, path: string])[]

const SCHOOL_CODE = 'KANDL2'
const WRITTEN_PAPER = 'In your own words: mechanics'

/** `page` is signed in as a new family with this number, and a teacher logs in next to it. */
export async function makeSecretPages(browser: Browser, page: Page, phone: string): Promise<SecretPages> {
  await signInByApi(page, phone)
  const bought = await begunOrder(page, { subscriptionPlanId: await planOf(page, 6) })
  await bankAnswers(page, bought, 'approve')
  // An adult learner, so that no parent has to agree first, and of a class that has free papers.
  await postToApi(page, '/editProfile', { firstName: 'Isha', birthYear: 1990, grade: 11, stream: 'SCIENCE' })
  const taught = await testPages(page, phone)
  return [
    ...(await payerPages(page)),
    ...(await classPages(page, phone)),
    ...(await demoPages(page)),
    ...(await schoolPages(page)),
    ...taught,
    ['help/:ticket', await ticketPage(page)],
    ['me/auto-debit/:mandate', await mandatePage(page)],
    ['webinars/:slug/recordings/:id', await recordingPage(page)],
    ['assist/:leadId', await offerPage(browser, phone)],
    ...(await teacherPages(page)),
  ]
}

/** A request that waits for its payer, and one that is paid and has a receipt. */
async function payerPages(page: Page): Promise<SecretPages> {
  const billing = { name: 'Ishani Kulkarni', pinCode: '411001' }
  const ask = async (grade: number) => {
    const data = { subscriptionPlanId: await planOf(page, grade), billing }
    return (await postToApi<{ link: string }>(page, '/payment/ask-parent', data)).link
  }
  const [waiting, paid] = [await ask(8), await ask(5)]
  const address = `/payment/ask-parent/${paid}`
  const { amount } = await getFromApi<{ amount: number }>(page, address)
  await postToApi(page, `${address}/pay`, { method: 'UPI_QR', amount })
  await bankAnswers(page, await orderOfRequest(paid), 'approve')
  await expect.poll(async () => (await getFromApi<{ state: string }>(page, address)).state).toBe('PAID')
  return [waiting, paid].flatMap((link) => [
    ['ask/:link', `/ask/${link}`],
    ['ask/:link/share', `/ask/${link}/share`],
  ])
}

/** A class that is to come, and the film of one that was. */
async function classPages(page: Page, phone: string): Promise<SecretPages> {
  const { classes } = await getFromApi<{ classes: { id: string }[] }>(page, '/classes/next?size=5')
  const { recordingId, bundleId } = await recordAClass(phone)
  return [
    ['class/:id', `/class/${classes[0]!.id}`],
    ['learn/:course/replays/:recording', `/learn/${bundleId}/replays/${recordingId}`],
  ]
}

async function demoPages(page: Page): Promise<SecretPages> {
  const { slotsBitString, weekStart } = await getFromApi<{ slotsBitString: string; weekStart: string }>(
    page,
    '/v2/demo/slots?category=coding&grade=3',
  )
  // From the second day on: a demo of the first may begin within minutes.
  const startsAt = Date.parse(`${weekStart}T00:00:00+05:30`) + slotsBitString.indexOf('1', DAY / HOUR) * HOUR
  const wanted = { category: 'coding', grade: 3, laptop: 'YES', startsAt }
  const { id, managePath } = await postToApi<{ id: string; managePath: string }>(page, '/v2/demo/booking', wanted)
  await postToApi(page, `/v2/demo/booking/${id}/confirm`, {})
  return [
    ['demo/:step', '/demo/laptop?category=speaking'],
    ['demo/:step', '/demo/details?category=speaking'],
    ['demo/:step', '/demo/slot?category=speaking&grade=3&laptop=YES'],
    ['demo/:step', '/demo/confirmed?category=coding&grade=3&laptop=YES'],
    ['demo/manage/:link', managePath],
    ['demo/manage/:link', `${managePath}?move=1`],
  ]
}

/** The test of a school before it, and the result that a pupil takes home. */
async function schoolPages(page: Page): Promise<SecretPages> {
  const session = `/in-school-test/sessions/${SCHOOL_CODE}`
  const pupil = { name: 'Meena', className: '8B', roll: String(Math.floor(Math.random() * 1e8)) }
  const { ticket } = await postToApi<{ ticket: string }>(page, `${session}/join`, pupil)
  const { epoch } = await postToApi<{ epoch: number }>(page, `${session}/open`, { ticket })
  await postToApi(page, `${session}/submit`, { ticket, epoch })
  const result = async () => (await page.request.post(addressOf(`${session}/result`), { data: { ticket } })).ok()
  await expect.poll(result).toBe(true)
  const { claim } = await postToApi<{ claim: { url: string } }>(page, `${session}/result`, { ticket })
  return [
    ['in-school-test/:code', `/in-school-test/${SCHOOL_CODE}`],
    ['in-school-test/claim/:link', new URL(claim.url).pathname],
  ]
}

/** The result of a test, and one that waits for the marks of a teacher. */
async function testPages(page: Page, phone: string): Promise<SecretPages> {
  const findOpen = async (title: string) => {
    const { live } = await getFromApi<{ live: { id: string; lock: unknown; title: { text: string } }[] }>(page, '/getTests') // prettier-ignore
    return live.find((each) => each.lock === null && each.title.text === title)
  }
  // The course of the written test opens a moment after its payment.
  await expect.poll(() => findOpen(WRITTEN_PAPER)).toBeDefined()
  const [written, other] = [(await findOpen(WRITTEN_PAPER))!, (await findOpen('In two languages'))!]
  const pages = []
  for (const { id } of [other, written]) {
    const { attemptId } = await postToApi<{ attemptId: string }>(page, `/quizzes/${id}/attempts`, {})
    const address = `/quiz/attempts/${attemptId}`
    const { epoch, questions } = await postToApi<{ epoch: number; questions: { id: string }[] }>(page, `${address}/open`, {}) // prettier-ignore
    if (id === written.id) {
      const answer = { text: 'The floor moves my feet.', photos: [] }
      const items = [{ questionId: questions[0]!.id, seq: 1, value: answer, status: 'ANSWERED', timeMs: 1_000, clientAt: Date.now() }] // prettier-ignore
      const saved = await page.request.put(addressOf(`${address}/responses`), { data: { epoch, items } })
      expect(saved.ok(), await saved.text()).toBe(true)
    }
    await postToApi(page, `${address}/submit`, { epoch })
    pages.push(['quiz/:id/result/:attempt', `/quiz/${id}/result/${attemptId}`] as const)
  }
  await expect.poll(() => giveMarking(phone, DEMO_STAFF.teacher).then(() => true, () => false)).toBe(true) // prettier-ignore
  return pages
}

async function ticketPage(page: Page): Promise<string> {
  const question = { category: 'OTHER', subject: 'The price is not right', text: 'The list shows another price.' }
  return `/help/${(await postToApi<{ id: string }>(page, '/help/tickets', question)).id}`
}

/** Waits for its bank. */
async function mandatePage(page: Page): Promise<string> {
  const { token } = await postToApi<{ token: string }>(page, '/checkout/quote', { subscriptionPlanId: await planOf(page, 9) }) // prettier-ignore
  type InParts = { readonly quote: { readonly token: string } }
  const { quote } = await postToApi<InParts>(page, '/dinero/payment/prepareInstalments', { quote: token, parts: 3 })
  const orderId = await begunOrder(page, { quote: quote.token, payType: 'instalments' })
  await bankAnswers(page, orderId, 'approve')
  type Offer = { readonly planId: string; readonly leastCap: number; readonly termsVersion: string }
  const offers = async () => (await getFromApi<{ offers: Offer[] }>(page, '/mandates')).offers
  await expect.poll(async () => (await offers()).length).toBeGreaterThan(0)
  const { planId, leastCap, termsVersion } = (await offers())[0]!
  const agreed = { planId, method: 'UPI', cap: leastCap, agreedTo: termsVersion }
  return `/me/auto-debit/${(await postToApi<{ id: string }>(page, '/mandates', agreed)).id}`
}

async function recordingPage(page: Page): Promise<string> {
  type Webinar = { readonly id: string; readonly slug: string; readonly title: { readonly text: string } }
  const past = await postToApi<Webinar[]>(page, '/cms/webinar/findWebinars', { pageSize: 50 })
  const { id, slug } = past.find(({ title }) => title.text === 'Sleep before exams')!
  await postToApi(page, '/cms/webinar/register', { webinarId: id })
  const { films } = await getFromApi<{ films: { id: string }[] }>(page, `/webinars/${slug}`)
  return `/webinars/${slug}/recordings/${films[0]!.id}`
}

/** The offer of an adviser to this number. */
async function offerPage(browser: Browser, phone: string): Promise<string> {
  const adviser = await staffPage(browser, DEMO_STAFF.emails[3])
  const { data: [agent] } = await getFromApi<{ data: { id: string }[] }>(adviser, '/staff/sales-agents') // prettier-ignore
  const { data: [plan] } = await getFromApi<{ data: { id: string; bundleId: string }[] }>(adviser, '/staff/plans?sort=price&order=DESC&status=ACTIVE') // prettier-ignore
  const lead = { agentId: agent!.id, phone, studentName: 'Ishani', lang: 'en', bundleId: plan!.bundleId, planId: plan!.id, batchId: null, discount: 1_000_00, note: '' } // prettier-ignore
  const { id } = await postToApi<{ id: string }>(adviser, '/staff/leads', lead)
  const { url } = await postToApi<{ url: string }>(adviser, `/staff/leads/${id}/offer`, { channel: 'NONE' })
  await adviser.context().close()
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** A class that is to be taught, and an answer that is to be marked. */
async function teacherPages(page: Page): Promise<SecretPages> {
  await logInToTeach(page)
  const firstLink = async (path: string) => {
    await page.goto(path)
    const link = page.getByRole('main').locator(`a[href^="${path}/"]`).first()
    return (await link.getAttribute('href')) ?? ''
  }
  await page.goto('/teach')
  const taught = page.getByRole('main').locator('a[href^="/teach/ses"]').first()
  return [
    ['teach/:id', (await taught.getAttribute('href')) ?? ''],
    ['teach/marking/:id', await firstLink('/teach/marking')],
  ]
}
