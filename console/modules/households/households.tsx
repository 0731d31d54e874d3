import { FormDataConsumer, TextField } from 'react-admin'
import { showDate } from '#core/kernel/time.ts'
import { gradeName } from '#core/taxonomy/grade.ts'
import { Grade, whenText, Word, wordAt } from '../../kit/fields.tsx'
import { FULL_NUMBER } from '../../kit/inputs/ref-input.tsx'
import { related } from '../../kit/related.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { MoveLearner } from '../classroom/move-learner.tsx'
import { DaysLeft } from './days-left.tsx'
import { FixClass } from './fix-class.tsx'
import { Guardians } from './guardians.tsx'
import { HouseholdActions } from './household-actions.tsx'
import { ErasureAhead, ErasureInForm } from './erasure-preview.tsx'
import { PrivacyActions } from './privacy-actions.tsx'
import { supportScreens } from './support.tsx'

const households = screen('households')(({ column, detail, filter }) => ({
  label: 'Households',
  about: 'Families with an account: one phone number, its learners and everything they have with us.',
  asText: ({ phone }) => `Household ${phone}`,
  filters: [filter('phone', 'Full mobile number', { type: 'tel', alwaysOn: true }), filter('isBlocked', 'Blocked')],
  columns: [
    column('phone'),
    column('learners'),
    column('heldBy', 'Used by'),
    column('createdAt', 'Since'),
    column('blockedAt', 'Blocked'),
    column('mergedInto', 'Merged into', { of: 'households', link: 'show' }),
    column('erasedAt', 'Erased'),
  ],
  details: [
    detail('phone'),
    detail('learners', 'Learners'),
    detail('heldBy', 'Used by'),
    detail('createdAt', 'Since'),
    detail('blockedAt', 'Blocked', { emptyText: 'no' }),
    detail('blockedBecause', 'Why blocked', { emptyText: '–' }),
    detail('mergedInto', 'Merged into', { of: 'households', link: 'show', emptyText: '–' }),
  ],
  related: [
    related('household-notes', 'accountId'),
    related('learners', 'accountId'),
    related('orders', 'accountId'),
    related('enrolments', 'accountId'),
    related('tickets', 'accountId'),
    related('privacy-requests', 'accountId'),
    related('instalment-plans', 'accountId'),
    related('mandates', 'accountId'),
    related('wallet-adjustments', 'accountId'),
    related('wallet-holds', 'accountId'),
    related('wallet-debts', 'accountId'),
    related('consents', 'accountId'),
    related('notice-sends', 'accountId'),
    related('support-views', 'accountId'),
    related('guardian-changes', 'accountId'),
  ],
  aside: HouseholdActions,
}))

function LearnerPanels() {
  return (
    <>
      <Guardians />
      <FixClass />
    </>
  )
}

const learners = screen('learners')(({ column, detail }) => ({
  label: 'Learners',
  about: 'The children and students of the families, with class, board and target.',
  asText: ({ firstName, lastName, grade }) =>
    [[firstName, lastName].filter(Boolean).join(' ') || 'No name yet', grade !== null && gradeName(grade)]
      .filter(Boolean)
      .join(', '),
  columns: [
    column('firstName', 'First name'),
    column('lastName', 'Last name'),
    column('grade', 'Class', { as: Grade }),
    column('board', { of: 'boards', link: false }),
    column('target', { of: 'targets', link: false }),
    column('consentedAt', 'Guardian agreed'),
    column('createdAt', 'Since'),
  ],
  aside: LearnerPanels,
  related: [
    related('enrolments', 'learnerId'),
    related('remarks', 'learnerId'),
    related('test-attempts', 'learnerId'),
    related('late-corrections', 'learnerId'),
    related('guardian-changes', 'learnerId'),
  ],
  details: [
    detail('firstName', 'First name'),
    detail('lastName', 'Last name'),
    detail('accountId', 'Household', { of: 'households', link: 'show' }),
    detail('grade', 'Class', { as: Grade }),
    detail('board', { of: 'boards' }),
    detail('target', { of: 'targets' }),
    detail('language', 'Language', { as: Word }),
    detail('consentedAt', 'Guardian agreed'),
    detail('createdAt', 'Since'),
  ],
}))

const enrolments = screen('enrolments')(({ column, detail }) => ({
  label: 'Enrolments',
  about: 'Which learner may take which course, and until when.',
  asText: ({ validTill }) => `Enrolment until ${showDate(validTill, 'en')}`,
  columns: [
    column('bundleId', 'Course', { of: 'courses' }),
    column('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    column('state'),
    column('access'),
    column('startsAt', 'From'),
    column('validTill', 'Until'),
    column('endedAt', 'Ended'),
  ],
  details: [
    detail('bundleId', 'Course', { of: 'courses' }),
    detail('planId', 'Plan', { of: 'plans' }),
    detail('ownBatchId', 'Batch', { of: 'batches', emptyText: 'none' }),
    detail('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    detail('accountId', 'Household', { of: 'households', link: 'show' }),
    detail('orderId', 'Order', { of: 'orders', link: 'show' }),
    detail('state'),
    detail('access'),
    detail('startsAt', 'From'),
    detail('validTill', 'Until'),
    detail('endedAt', 'Ended'),
  ],
  aside: MoveLearner,
}))

const consents = screen('consents')(({ column }) => ({
  label: 'Consents',
  about: 'Which parent agreed to what, when and how.',
  asText: ({ purpose }) => purpose,
  columns: [
    column('at', 'When'),
    column('purpose'),
    column('given', 'Yes'),
    column('method'),
    column('noticeVersion', 'Notice', { as: TextField }),
    column('lang', 'Language', { as: Word }),
    column('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    column('accountId', 'Answered by', { of: 'households', link: 'show' }),
  ],
}))

const deletions = screen('deletions')(({ column, detail }) => ({
  label: 'Deletion requested',
  about: 'Accounts whose family wants them deleted, until the day it happens.',
  asText: ({ dueAt }) => `Deletion on ${showDate(dueAt, 'en')}`,
  columns: [
    column('id', 'Household', { of: 'households', link: 'show' }),
    column('askedAt', 'Asked'),
    column('dueAt', 'Deleted on'),
  ],
  aside: ErasureAhead,
  details: [
    detail('id', 'Household', { of: 'households', link: 'show' }),
    detail('askedAt', 'Asked'),
    detail('dueAt', 'Deleted on'),
  ],
}))

const erasures = screen('planned-erasures')(({ column }) => ({
  label: 'Erasures after a withdrawn consent',
  about: 'Children whose data will be erased, because a parent withdrew the consent.',
  asText: ({ runAt }) => `Erasure on ${showDate(runAt, 'en')}`,
  search: false,
  columns: [column('learnerId', 'Whose data', { of: 'learners', link: 'show' }), column('runAt', 'Deleted on')],
}))

const requests = screen('privacy-requests')(({ column, detail, filter, input }) => ({
  label: 'Data requests',
  about:
    'A family asks for a copy, a correction or the deletion of its data, or names who acts for it. It is answered within 30 days.',
  asText: ({ kind, askedAt }) => `${wordAt('privacy-requests', 'kind', kind)}, asked ${whenText(askedAt)}`,
  mayEdit: false,
  filters: [filter('status', 'Status', { alwaysOn: true }), filter('kind')],
  columns: [
    column('dueAt', 'Answer due', { as: DaysLeft }),
    column('kind', 'What'),
    column('accountId', 'Household', { of: 'households', link: 'show' }),
    column('reason'),
    column('provenAt', 'Proven'),
    column('status'),
  ],
  form: [
    input('accountId', 'Household', { of: 'households', helperText: FULL_NUMBER }),
    input('kind', 'Request'),
    <FormDataConsumer key="nominee">
      {({ formData }) =>
        formData['kind'] === 'NOMINATE' && [
          input('nomineeName', 'Nominated person'),
          input('nomineeRelation', 'Relation to the family'),
        ]
      }
    </FormDataConsumer>,
    <ErasureInForm key="ErasureInForm" />,
  ],
  defaults: { kind: 'EXPORT' },
  aside: PrivacyActions,
  details: [
    detail('status', 'State'),
    detail('kind', 'Request'),
    detail('accountId', 'Household', { of: 'households', link: 'show' }),
    detail('reason', 'Reason, and how the family asked'),
    detail('nomineeName', 'Nominated person', { emptyText: '–' }),
    detail('nomineeRelation', 'Relation to the family', { emptyText: '–' }),
    detail('askedBy', 'Recorded by', { emptyText: 'the family itself' }),
    detail('askedAt', 'Asked'),
    detail('dueAt', 'Answer due', { as: DaysLeft }),
    detail('proof', 'Confirmed by'),
    detail('seen', 'Evidence seen', { emptyText: '–' }),
    detail('provenAt', 'Proven'),
    detail('lang', 'Language of the answer'),
    detail('withdrawnAt', 'Withdrawn', { emptyText: '–' }),
    detail('decidedBy', 'Decided by', { emptyText: 'not yet' }),
    detail('decidedAt', 'Decided'),
    detail('note', { emptyText: '–' }),
  ],
}))

export const householdScreens: Screen[] = [
  households,
  learners,
  enrolments,
  ...supportScreens,
  requests,
  consents,
  deletions,
  erasures,
]
