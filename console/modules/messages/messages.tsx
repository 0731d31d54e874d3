import { BooleanInput } from 'react-admin'
import { LONGEST_VARIABLE } from '#core/modules/messages/placeholders.ts'
import { whenText, Word, words } from '../../kit/fields.tsx'
import { RecordOfId } from '../../kit/names/record-of-id.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { CodeStopActions } from './code-stop-actions.tsx'
import { Preview } from './preview.tsx'

export const messageScreens: Screen[] = [
  screen('message-templates')(({ column, filter, input, items }) => ({
    label: 'Message templates',
    about: 'The texts of SMS, WhatsApp messages and mails, as they are registered.',
    asText: ({ key, channel, lang }) => [key, channel, lang].map((each) => words(each)).join(', '),
    filters: [filter('channel', { alwaysOn: true }), filter('lang')],
    columns: [
      column('key', { as: Word }),
      column('channel'),
      column('lang', { as: Word }),
      column('category'),
      column('body'),
    ],
    defaults: {
      subject: null,
      providerTemplate: null,
      category: null,
      header: null,
      dltEntity: null,
      vars: [],
      varsReason: null,
    },
    whenNew: [
      input('key', { helperText: 'Templates with one key are the same message in other channels and languages.' }),
      input('channel'),
      input('lang', { helperText: 'Families who read in this language get it.' }),
    ],
    form: [
      input('providerTemplate', 'DLT template id, or WhatsApp template name', {
        helperText: 'As the operator or WhatsApp has approved it.',
      }),
      input('subject', { helperText: 'Only mails have one.' }),
      input('body', {
        helperText: 'Write each variable in braces, for example {day}, exactly as it is registered.',
        multiline: true,
        minRows: 3,
      }),
      input('category', { helperText: 'The operators’ category for SMS, Meta’s for WhatsApp.' }),
      input('header', 'Sender', { helperText: 'As it is registered, for example KANDIL-S.' }),
      input('dltEntity', 'DLT entity id', { helperText: 'Our number in the operators’ register of senders.' }),
      items(
        'vars',
        'Variables',
        ({ input }) => [
          input('name', { helperText: false }),
          input('type', { helperText: false }),
          input('max', 'Maximum', { defaultValue: LONGEST_VARIABLE, helperText: false }),
        ],
        { layout: { inline: true } },
      ),
      input('varsReason', 'Reason for more than two variables', {
        helperText: 'Operators ask for it; one sentence is enough.',
      }),
      <Preview key="Preview" />,
    ],
  })),
  screen('sent-messages')(({ column, filter }) => ({
    label: 'Sent messages',
    about: 'Every message that has left, with its delivery.',
    asText: ({ key, at }) => `${words(key)}, ${whenText(at)}`,
    filters: [filter('channel', { alwaysOn: true }), filter('hasFailed', 'Undelivered', { as: BooleanInput })],
    columns: [
      column('at'),
      column('key', { as: Word }),
      column('channel'),
      column('subject', 'About', { as: RecordOfId }),
      column('delivery', 'Delivered'),
      column('failure', 'Reason'),
    ],
  })),
  screen('notice-sends')(({ column }) => ({
    label: 'Messages to households',
    about: 'Messages to families that are planned or have left, and why one did not.',
    asText: ({ type }) => words(type),
    columns: [
      column('dueAt', 'Due'),
      column('accountId', 'Household', { of: 'households', link: 'show' }),
      column('type', 'Template', { as: Word }),
      column('channel'),
      column('purpose'),
      column('state'),
      column('reason', 'Why not'),
      column('leftAt', 'Left'),
      column('deliveredAt', 'Delivered'),
    ],
  })),
  screen('code-stops')(({ column, detail, filter }) => ({
    label: 'Stopped codes',
    about: 'Number ranges to which no codes are sent, because too few are used.',
    asText: ({ prefix }) => `${prefix}…`,
    filters: [filter('isOpen', 'Now', { alwaysOn: true })],
    columns: [
      column('prefix', 'Numbers that begin with'),
      column('sent', 'Codes sent'),
      column('answered', 'Answered'),
      column('stoppedAt', 'Since'),
      column('endsAt', 'Until'),
      column('liftedAt', 'Lifted'),
    ],
    aside: CodeStopActions,
    details: [
      detail('prefix', 'Numbers that begin with'),
      detail('sent', 'Codes sent'),
      detail('answered', 'Answered'),
      detail('stoppedAt', 'Since'),
      detail('endsAt', 'Until'),
      detail('liftedAt', 'Lifted', { emptyText: 'no' }),
      detail('liftedBy', 'Lifted by', { emptyText: '–' }),
    ],
  })),
]
