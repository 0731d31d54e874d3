// The templates that staff choose from when they write a campaign.
import { afterAll, expect, it } from 'vitest'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
afterAll(() => app.close())

it('a campaign is offered the templates that are registered as offers, with what has to be entered', async () => {
  const staff = app.as(clerk('stf000000000000000081', 'campaigns.view'))
  const { templates } = await staff.staffCampaignActions.listOfferTemplates({})
  expect(templates.find(({ key }) => key === 'course-begins')).toEqual({
    key: 'course-begins',
    channels: ['WHATSAPP', 'SMS', 'MAIL', 'PUSH'],
    placeholders: ['date', 'course'],
    text: 'A new Kandil course begins on {date}: {course}. Plan, price and refund terms: {link} To end offers, answer STOP.',
  })
  // Receipts and reminders are no offers.
  expect(templates.map(({ key }) => key)).not.toContain('class-soon')
  const other = app.as(clerk('stf000000000000000082', 'messages.view'))
  await expect(other.staffCampaignActions.listOfferTemplates({})).rejects.toMatchObject({ status: 403 })
})
