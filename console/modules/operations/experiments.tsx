// Experiments and the requests to start one. Operations console, O36.
import { FIXED_ITEMS } from '../../kit/elements.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { words } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { ExperimentPanels } from './experiment-panels.tsx'

export const experiments = screen('experiments')(({ column, filter, input, items }) => ({
  label: 'Experiments',
  about: 'What is tried on a share of the families, and how it turns out.',
  asText: ({ name }) => name,
  mayCreate: false,
  filters: [filter('isRunning', 'Running'), filter('isStoppedByGuardrail', 'Stopped by the guardrail')],
  columns: [
    column('name'),
    column('isRunning', 'Running'),
    column('percentage', 'Share (%)'),
    column('stoppedBecause', 'Stopped because'),
  ],
  aside: ExperimentPanels,
  form: [
    input('name', { helperText: 'Only staff read it, for example “Price first on the card”.' }),
    input('note', { helperText: 'The question that it answers, for those who read the result.', multiline: true }),
    input('grades', 'Classes', { helperText: 'Leave empty for all classes.' }),
    input('boards', 'Boards', { helperText: 'Leave empty for all boards.' }),
    input('percentage', 'Share of these learners (%)', { helperText: 'Those who take part already stay.' }),
    items(
      'variants',
      'Variants',
      ({ input: one }) => [one('value', { readOnly: true }), one('payload', 'Gets', { helperText: 'Words that the page follows, separated by commas.' })],
      { layout: { inline: true, ...FIXED_ITEMS }, helperText: 'The first is the control group; children without consent never take part.' },
    ),
    input('guardrail', { helperText: 'Stops when fewer learners pay, or when more of the payers get money back.' }),
    input('guardrailPercent', 'Stop when a variant is this much worse (%)', {
      helperText: 'Compared with the control group, if chance does not explain it.',
    }),
    input('guardrailLeast', 'Learners that each variant needs first', { helperText: 'The guardrail decides nothing before.' }),
  ],
})) // prettier-ignore

export const experimentStarts = screen('experiment-starts')(({ column, detail }) => ({
  label: 'Experiments to approve',
  about: 'Experiments that wait for a second person before they start.',
  whenEmpty: 'Ask for the start on the page of an experiment.',
  asText: ({ experiment }) => `Start of ${words(experiment)}`,
  mayCreate: false,
  filters: [byAskedStatus],
  columns: [
    column('askedAt', 'Asked'),
    column('experiment', { of: 'experiments' }),
    column('reason'),
    column('askedBy', 'Requested by'),
    column('status'),
  ],
  aside: () => (
    <SecondDecision of="experiment-starts" scope="experiments.approve" approval={() => 'Start this experiment'} />
  ),
  details: [
    detail('status', 'State'),
    detail('experiment', { of: 'experiments' }),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
