import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    // A ticket of the family.
    'tickets.getTicket',
    'tickets.writeToTicket',
    'tickets.solveTicket',
    'tickets.escalateTicket',
    // An attempt of the family.
    'ticketsDoubts.askDoubt',
    'ticketsDoubts.listDoubts',
  ],
  ids: { ticketId: 'FAMILYS' },
  // A well-formed id that belongs to no family.
  known: async () => ({
    ticketId: 'tic000000000000000000',
    category: 'OTHER',
    subject: 'A question',
    text: 'How do I change the class?',
    files: [],
    'tickets.openTicket': { path: '/timetable' },
    'ticketsDoubts.askDoubt': { questionId: 'qnv000000000000000000' },
  }),
}
