// Campaigns: one offer to many households, its approval, and what messages cost. Operations console, O35.
import { FIXED_ITEMS } from '../../kit/elements.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { Word, words } from '../../kit/fields.tsx'
import { RefsInput } from '../../kit/inputs/ref-input.tsx'
import { StatesInput } from '../../kit/inputs/states-input.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { CampaignPanels } from './campaign-panels.tsx'
import { TemplateInput } from './template-input.tsx'

const campaigns = screen('message-campaigns')(({ column, filter, input, items }) => ({
  label: 'Message campaigns',
  about: 'Messages to many families. Each is counted before it is sent, and approved by a second person.',
  asText: ({ name }) => name,
  filters: [filter('status', { alwaysOn: true })],
  columns: [column('madeAt', 'Made'), column('name'), column('type', 'Template', { as: Word }), column('channels'), column('status')],
  defaults: {
    values: [],
    channels: ['WHATSAPP', 'MAIL'],
    audience: { grades: [], boards: [], stateCodes: [], enrolment: 'ANY', bundleIds: [] },
  },
  form: [
    input('name', { helperText: 'Only staff read it.' }),
    <TemplateInput key="TemplateInput" />,
    items('values', 'Values of the template', ({ input: one }) => [one('name', 'Placeholder', { readOnly: true }), one('text')], { layout: FIXED_ITEMS }),
    input('link', { helperText: 'A page of ours that the message leads to, for example /plans.' }),
    input('channels', { helperText: 'A family gets only those that it has chosen for offers.' }),
    input('audience.grades', 'Classes', { helperText: 'Leave empty for all classes.' }),
    input('audience.boards', 'Boards', { helperText: 'Leave empty for all boards.' }),
    <StatesInput key="stateCodes" source="audience.stateCodes" label="States" />,
    input('audience.enrolment', 'Courses taken', {
      helperText: 'Any, or only learners who do or do not take a course.',
    }),
    input('audience.bundleIds', 'Courses', { as: RefsInput, reference: 'courses', helperText: 'Leave empty for any course.' }),
  ],
  aside: CampaignPanels,
})) // prettier-ignore

const approvals = screen('campaign-approvals')(({ column, detail }) => ({
  label: 'Campaigns to approve',
  about: 'Message campaigns that wait for a second person.',
  whenEmpty: 'Ask to send a campaign on its page, and it waits here for a second person.',
  asText: ({ families }) => `Message to ${families.toLocaleString('en-IN')} households`,
  filters: [byAskedStatus],
  columns: [
    column('askedAt', 'Asked'),
    column('campaignId', 'Campaign', { of: 'message-campaigns' }),
    column('families', 'Households'),
    column('reason'),
    column('askedBy', 'Requested by'),
    column('status'),
  ],
  aside: () => (
    <SecondDecision
      of="campaign-approvals"
      scope="campaigns.approve"
      approval={({ families }) => `Send to ${families.toLocaleString('en-IN')} households`}
    />
  ),
  details: [
    detail('status', 'State'),
    detail('campaignId', 'Campaign', { of: 'message-campaigns' }),
    detail('families', 'Households'),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))

const rates = screen('message-rates')(({ column, input }) => ({
  label: 'Message prices',
  about: 'The price of a thousand messages on each channel.',
  asText: ({ channel }) => words(channel),
  mayCreate: false,
  search: false,
  columns: [column('channel', { as: Word }), column('perThousand', 'For a thousand')],
  form: [
    input('perThousand', 'Price of a thousand', {
      helperText: 'An SMS may have several parts, and each part is paid for.',
    }),
  ],
}))

export const campaignScreens: Screen[] = [campaigns, approvals, rates]
