// A head of sales who is limited to a team: the leads of the team and nothing else, by list, search and address.
import type { Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { invitedPage, postBy } from './invited-staff.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails
const SCREEN = { viewport: { width: 1280, height: 900 } }

type Rows = readonly { readonly id: string; readonly staffId: string; readonly bundleId: string }[]

async function rowsOf(page: Page, path: string): Promise<Rows> {
  const { data } = (await (await page.request.get(`/api/staff/${path}`)).json()) as { data: Rows }
  return data
}

/** A team of one adviser, and a lead of theirs. */
async function aTeam(owner: Page, name: string, agent: { readonly id: string; readonly staffId: string }) {
  const [plan] = await rowsOf(owner, 'plans?sort=price&order=DESC&status=ACTIVE')
  const team = await postBy<{ id: string }>(owner, 'teams', { name, members: [agent.staffId] })
  const offer = { agentId: agent.id, lang: 'en', bundleId: plan?.bundleId, planId: plan?.id, batchId: null, discount: 0, note: '' }
  const lead = await postBy<{ id: string }>(owner, 'leads', { ...offer, phone: '9812312312', studentName: `Child of ${name}` })
  return { team: team.id, lead: lead.id }
} // prettier-ignore

test('a head of sales who is limited to a team finds its leads only, and reads what is closed', async ({ browser }) => {
  test.slow()
  const owner = await staffPage(browser, OWNER, SCREEN)
  const [first] = await rowsOf(owner, 'sales-agents')
  const [colleague] = await rowsOf(owner, 'members?q=Noor')
  const second = await postBy<{ id: string; staffId: string }>(owner, 'sales-agents', { staffId: colleague?.id, name: 'Noor Khan', phone: '1800 120 0456', isActive: true }) // prettier-ignore
  const north = await aTeam(owner, 'North desk', first ?? second)
  const south = await aTeam(owner, 'South desk', second)
  const head = await invitedPage(browser, owner, { key: 'head-of-north', grants: { sales: 'approve', orders: 'view' }, limits: { teams: [north.team] }, isApproved: true }, SCREEN) // prettier-ignore

  await test.step('the menu has what the limit leaves', async () => {
    const menu = head.getByRole('navigation', { name: 'Console' })
    const folded = menu.locator('[aria-expanded=false]')
    while ((await folded.count()) > 0) await folded.first().click()
    await expect(menu.getByRole('menuitem', { name: 'Leads' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: 'Orders' })).toHaveCount(0)
  })

  await test.step('the list has the leads of the team', async () => {
    await head.goto('/console/leads')
    await expect(head.getByRole('cell', { name: 'Child of North desk' })).toBeVisible()
    await expect(head.getByText('Child of South desk')).toHaveCount(0)
    await axe(head)
  })

  await test.step('the search finds them and no others', async () => {
    const search = head.getByRole('combobox', { name: 'Search everything' })
    await search.fill('Child of')
    await expect(head.getByRole('option', { name: /Child of North desk/ })).toBeVisible()
    await expect(head.getByRole('option', { name: /South/ })).toHaveCount(0)
    await search.fill(south.lead)
    await expect(head.getByText('Nothing has this number, name or text.')).toBeVisible()
  })

  await test.step('an address opens them and no others', async () => {
    await head.goto(`/console/leads/${north.lead}`)
    await expect(head.getByLabel('Student')).toHaveValue('Child of North desk')
    const refused = head.waitForResponse(`**/api/staff/leads/${south.lead}`)
    await head.goto(`/console/leads/${south.lead}`)
    expect((await refused).status()).toBe(404)
    await expect(head.getByText('Child of South desk')).toHaveCount(0)
  })

  await test.step('the owner reads the limit in words, and widens it by a picker: the member is logged out', async () => {
    const [member] = await rowsOf(owner, 'members?q=head-of-north')
    await owner.goto(`/console/members/${member?.id}`)
    await expect(owner.getByText('Limited to the team North desk.')).toBeVisible()
    await expect(owner.getByText('Cannot be limited like this, so not given: Orders')).toBeVisible()
    await axe(owner)
    await owner.getByLabel('Limited to teams').fill('South')
    await owner.getByRole('option', { name: 'South desk' }).click()
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('Limited to the teams North desk, South desk.')).toBeVisible()
    await expect(owner.getByRole('heading', { name: 'Decide' })).toBeVisible()
    await head.goto('/console/leads')
    await expect(head.getByLabel('E-mail')).toBeVisible()
  })
  for (const each of [owner, head]) await each.context().close()
})
