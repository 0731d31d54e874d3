import { TextField } from 'react-admin'
import { screen, type Screen } from '../../kit/screen.tsx'
import { byAskedStatus } from '../../kit/second-decision.tsx'
import { HouseholdActions } from './household-actions.tsx'
import { PrivacyActions } from './privacy-actions.tsx'
import { supportScreens } from './support.tsx'

const households = screen('households')(({ column, detail, filter }) => ({
  label: 'Households',
  asText: ({ phone }) => `Household ${phone}`,
  filters: [filter('phone', 'Full mobile number', { type: 'tel', alwaysOn: true })],
  columns: [
    column('phone'),
    column('learners'),
    column('heldBy', 'Used by'),
    column('createdAt', 'Since'),
    column('mergedInto', 'Merged into'),
    column('erasedAt', 'Erased'),
  ],
  details: [
    detail('id', 'Account'),
    detail('phone'),
    detail('learners', 'Learners'),
    detail('heldBy', 'Used by'),
    detail('createdAt', 'Since'),
    detail('mergedInto', 'Merged into', { emptyText: '–' }),
  ],
  aside: HouseholdActions,
}))

const consents = screen('consents')(({ column }) => ({
  label: 'Consents',
  asText: ({ purpose }) => purpose,
  columns: [
    column('at', 'When'),
    column('purpose'),
    column('given', 'Yes'),
    column('method'),
    column('noticeVersion', 'Notice', { as: TextField }),
    column('lang', 'Language', { as: TextField }),
    column('learnerId', 'Learner'),
    column('accountId', 'Answered by'),
  ],
}))

const deletions = screen('deletions')(({ column }) => ({
  label: 'Deletion requested',
  asText: ({ id }) => id,
  columns: [column('id', 'Account'), column('askedAt', 'Asked'), column('dueAt', 'Deleted on')],
}))

const requests = screen('privacy-requests')(({ column, detail, filter, input }) => ({
  label: 'Data requests',
  asText: ({ kind, accountId }) => `${kind === 'ERASE' ? 'Delete' : 'Data of'} ${accountId}`,
  mayEdit: false,
  filters: [byAskedStatus, filter('kind')],
  columns: [
    column('dueAt', 'Answer due'),
    column('kind', 'What'),
    column('accountId', 'Household'),
    column('reason'),
    column('provenAt', 'Proven'),
    column('status'),
  ],
  form: [input('accountId', 'Household'), input('kind', 'Request')],
  defaults: { kind: 'EXPORT' },
  aside: PrivacyActions,
  details: [
    detail('status', 'State'),
    detail('kind', 'Request'),
    detail('accountId', 'Household'),
    detail('reason', 'Reason, and how the family asked'),
    detail('askedBy', 'Recorded by'),
    detail('askedAt', 'Asked'),
    detail('dueAt', 'Answer due'),
    detail('proof', 'Confirmed by'),
    detail('seen', 'Evidence seen', { emptyText: '–' }),
    detail('provenAt', 'Proven'),
    detail('decidedBy', 'Decided by', { emptyText: 'not yet' }),
    detail('decidedAt', 'Decided'),
    detail('note', { emptyText: '–' }),
  ],
}))

export const householdScreens: Screen[] = [households, ...supportScreens, requests, consents, deletions]
