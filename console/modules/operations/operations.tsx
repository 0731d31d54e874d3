import { BooleanInput } from 'react-admin'
import { AuditChanges } from '../../kit/history/changes.tsx'
import { Word, words } from '../../kit/fields.tsx'
import { AuditAction, AuditList, AuditSubject } from './audit-words.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { RecordOfId } from '../../kit/names/record-of-id.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { flagChanges, flags } from './flags.tsx'
import { experiments, experimentStarts } from './experiments.tsx'
import { linkHosts } from './link-hosts.tsx'
import { ReplayJob } from './replay-job.tsx'

export const operationScreens: Screen[] = [
  screen('jobs')(({ column, detail, filter }) => ({
    label: 'Jobs',
    about: 'Work that waits or has failed: receipts, reminders, refunds.',
    whenEmpty: 'All work is done.',
    asText: ({ task }) => words(task),
    filters: [filter('hasFailed', 'Failed', { as: BooleanInput, alwaysOn: true }), filter('task')],
    columns: [
      column('task', { as: Word }),
      column('attempts'),
      column('about', { as: RecordOfId }),
      column('runAt', 'Next run'),
      column('isRunning', 'Running'),
      column('lastError', 'Last error'),
    ],
    aside: ReplayJob,
    details: [
      detail('task', { as: Word }),
      detail('about', { as: RecordOfId }),
      detail('attempts'),
      detail('maxAttempts'),
      detail('runAt', 'Next run'),
      detail('createdAt', 'Made'),
      detail('lastError', { emptyText: 'none', component: 'pre' }),
    ],
  })),
  screen('job-replays')(({ column, detail }) => ({
    label: 'Jobs to run again',
    about: 'Jobs that one person wants to run again. Another decides.',
    whenEmpty: 'Ask for it on the page of a failed job.',
    asText: ({ task }) => `Run again: ${words(task)}`,
    filters: [byAskedStatus],
    columns: [
      column('askedAt', 'Asked'),
      column('task', { as: Word }),
      column('about', { as: RecordOfId }),
      column('reason'),
      column('askedBy', 'Requested by'),
      column('status'),
    ],
    aside: () => (
      <SecondDecision
        of="job-replays"
        scope="operations.approve"
        approval={({ task }) => `Run again: ${words(task)}`}
      />
    ),
    details: [
      detail('status', 'State'),
      detail('task', { as: Word }),
      detail('about', { as: RecordOfId }),
      detail('lastError', { emptyText: 'none', component: 'pre' }),
      detail('reason', 'Why'),
      ...whoDecided,
    ],
  })),
  screen('set-aside-rows')(({ column, detail, filter }) => ({
    label: 'Set aside',
    about: 'Rows that a job could not read. They wait for a person.',
    asText: ({ job }) => words(job),
    filters: [filter('job')],
    columns: [
      column('job', { as: Word }),
      column('rowId', 'What', { as: RecordOfId }),
      column('reason'),
      column('failures'),
      column('since'),
      column('retryAt', 'Next try'),
    ],
    details: [
      detail('job', { as: Word }),
      detail('rowId', 'What', { as: RecordOfId }),
      detail('reason', { component: 'pre' }),
      detail('failures'),
      detail('since', 'Since'),
      detail('failedAt', 'Failed'),
      detail('retryAt', 'Next try'),
    ],
  })),
  screen('audit')(({ column, detail, filter }) => ({
    label: 'Audit',
    about: 'Everything that staff have changed, with who, when and why.',
    asText: ({ action }) => words(action),
    filters: [filter('subject'), filter('action'), filter('staffId', 'Who', { of: 'members' })],
    columns: [
      column('at'),
      column('staffName', 'Who'),
      column('action', { as: AuditAction }),
      column('subject', { as: AuditList }),
      column('reason'),
    ],
    details: [
      detail('at', 'When'),
      detail('staffName', 'Who', { emptyText: '–' }),
      detail('action', { as: AuditAction }),
      detail('subject', { as: AuditSubject }),
      detail('reason', { emptyText: 'none' }),
      <AuditChanges key="AuditChanges" />,
    ],
  })),
  experiments,
  experimentStarts,
  flags,
  flagChanges,
  linkHosts,
]
