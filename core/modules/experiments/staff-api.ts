// Experiments, as staff edit them: who takes part, what each variant gets, and the guardrail. And switches.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests, switchOff, writtenBy } from '#core/kernel/resource/requests.ts'
import { id, inWords, line, QueryFlag } from '#core/kernel/schemas.ts'
import { BoardKey, GradeNumber } from '#core/taxonomy/schemas.ts'
import { experimentErrors as errors } from './errors.ts'
import { ENVIRONMENTS, FLAG_KEYS, FLAG_ROLES } from './flags.ts'
import { GUARDRAILS } from './guardrail.ts'

const feature = 'experiments'
const Id = line(64).min(1)
const params = z.object({ id: Id })

const experiment = {
  name: line(120).min(1),
  note: line(1_000),
  grades: z.array(GradeNumber).max(20),
  boards: z.array(BoardKey).max(20),
  /** Those who take part already stay when it falls. */
  percentage: z.int().min(1).max(100),
  variants: z.array(z.object({ value: line(20).min(1), payload: z.array(line(60).min(1)).max(10) })).max(9),
  guardrail: inWords(z.enum(GUARDRAILS), {
    PAID: 'Orders that are paid',
    RETURNED: 'Orders that are given back',
  }).nullable(),
  guardrailPercent: z.int().min(1).max(100),
  guardrailLeast: z.int().min(20).max(1_000_000),
}

const rule = {
  isOn: z.boolean(),
  environments: z.array(z.enum(ENVIRONMENTS)).max(ENVIRONMENTS.length),
  roles: z.array(z.enum(FLAG_ROLES)).max(FLAG_ROLES.length),
  percentage: z.int().min(0).max(100),
  adminIds: z.array(id('stf')).max(50),
}
const shownRule = { ...rule, adminIds: z.array(z.string()) }

export const experimentsStaffApi = {
  staffExperiments: resource({
    name: 'experiments',
    feature,
    record: z.object({
      id: z.string(),
      key: z.string(),
      ...experiment,
      boards: z.array(z.string()),
      /** Stopped, nobody takes part; what somebody was given before stays theirs for when it runs again. */
      isRunning: z.boolean(),
      /** Why the guardrail stopped it. */
      stoppedBecause: z.string().nullable(),
    }),
    filter: z.object({ isRunning: QueryFlag.optional(), isStoppedByGuardrail: QueryFlag.optional() }),
    sort: ['key', 'name'],
    update: z.object(experiment),
    errors: [
      errors.EXPERIMENT_IS_RUNNING,
      errors.EXPERIMENT_START_IS_OPEN,
      errors.VARIANT_MISSING,
      errors.VARIANT_DOES_NOT_FIT,
    ],
  }),
  /** One person asks for the start, another agrees. */
  staffExperimentStarts: requests({
    name: 'experiment-starts',
    feature,
    subject: { experiment: z.string(), ...writtenBy },
    create: z.object({ experiment: Id, reason: Sentence }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.EXPERIMENT_IS_RUNNING, errors.EXPERIMENT_START_IS_OPEN],
  }),
  staffExperimentActions: {
    getExperimentResults: endpoint({
      method: 'GET',
      path: '/staff/experiments/:id/results',
      summary: 'Staff: get what became of the learners of each variant since the last start',
      access: `staff:${feature}.view`,
      params,
      response: z.object({
        /** The control group first. */
        variants: z.array(
          z.object({
            value: z.string(),
            numbers: z.array(z.int()),
            learners: z.int(),
            paid: z.int(),
            returned: z.int(),
          }),
        ),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    decideExperimentStart: decisionOn({
      of: 'experiment-starts',
      feature,
      summary: 'approve or refuse the start of an experiment',
      errors: [errors.OWN_EXPERIMENT_START, errors.EXPERIMENT_START_DECIDED],
    }),
    stopExperiment: endpoint({
      method: 'POST',
      path: '/staff/experiments/:id/stop',
      summary: 'Staff: stop an experiment at once',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ isRunning: z.boolean() }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.EXPERIMENT_NOT_RUNNING],
    }),
  },
  /** The rules of the switches that the code knows. Each is there from the beginning, and changes by a request. */
  staffFlags: resource({
    name: 'flags',
    feature: 'operations',
    record: z.object({ id: z.string(), key: z.string(), ...shownRule, note: z.string() }),
    filter: z.object({ isOn: QueryFlag.optional() }),
    sort: ['key'],
    update: z.object({ note: line(1_000) }),
  }),
  /** Changes of switches: one person asks, another agrees. */
  staffFlagChanges: requests({
    name: 'flag-changes',
    feature: 'operations',
    /** The rule before is the one that the person saw who asked. */
    subject: { flag: z.string(), ...shownRule, before: z.object(shownRule) },
    create: z.object({ flag: z.enum(FLAG_KEYS), ...rule, reason: Sentence }),
    errors: [errors.FLAG_CHANGE_IS_OPEN, errors.FLAG_IS_SO_ALREADY],
  }),
  staffFlagActions: {
    decideFlagChange: decisionOn({
      of: 'flag-changes',
      feature: 'operations',
      summary: 'approve or refuse a change of a switch',
      errors: [errors.OWN_FLAG_CHANGE, errors.FLAG_CHANGE_DECIDED, errors.FLAG_CHANGED_SINCE],
    }),
    switchFlagOff: switchOff({ of: 'flags', feature: 'operations', field: 'isOn', summary: 'switch a switch off' }),
  },
}
