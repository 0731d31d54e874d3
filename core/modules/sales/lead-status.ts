// The states of a lead, and what may be done in each. It knows no zod.
export const LEAD_STATUSES = [
  /** Written down; nothing is offered yet. */
  'NEW',
  /** The family has a link to its offer. */
  'SENT',
  /** The family has read the offer and agreed to it. */
  'ACCEPTED',
  /** Paid and enrolled. */
  'WON',
  'LOST',
] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

export const leadMay = {
  /** Change what is offered, and send a link to it. A new link ends the one before. */
  offer: ['NEW', 'SENT', 'ACCEPTED', 'LOST'],
  accept: ['SENT', 'ACCEPTED'],
  win: ['SENT', 'ACCEPTED'],
  close: ['NEW', 'SENT', 'ACCEPTED'],
} satisfies Record<string, LeadStatus[]>
export type LeadAction = keyof typeof leadMay

export function mayLead(status: LeadStatus, action: LeadAction): boolean {
  return (leadMay[action] as readonly LeadStatus[]).includes(status)
}
