// MSG91's reports on calls: JSON, one call each. They sign nothing: a report is known by the Authorization header that was set
// for it in their panel.
import {
  fieldsOf,
  isMsg91,
  jsonFrom,
  reportsOf,
  type MessageCallbacks,
  type ReportStates,
} from '../message-callbacks.ts'

export function msg91VoiceCallbacks(password: string): MessageCallbacks {
  return {
    read({ headers, body }) {
      if (!isMsg91(password, headers)) return { kind: 'FORGED' }
      const { CRQID, status } = fieldsOf(jsonFrom(body))
      if (CRQID === undefined || status === undefined) return { kind: 'UNREADABLE' }
      return { kind: 'GENUINE', reports: reportsOf(STATES, CRQID, status), inbound: [] }
    },
  }
}

/** Their words for the end of a call. All others are no end. */
const STATES: ReportStates = {
  answered: 'DELIVERED',
  completed: 'DELIVERED',
  busy: 'FAILED',
  'no-answer': 'FAILED',
  'no answer': 'FAILED',
  noanswer: 'FAILED',
  failed: 'FAILED',
  rejected: 'FAILED',
  cancelled: 'FAILED',
}
