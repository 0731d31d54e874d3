import { defineErrors } from '#core/kernel/error.ts'

export const ticketErrors = defineErrors({
  TICKET_IS_CLOSED: [409, 'This question was closed more than 30 days ago. Please ask a new one.'],
  ESCALATED_ALREADY: [409, 'A senior colleague already has this question.'],
  ESCALATED_TOO_EARLY: [409, 'We are still within the time in which we promised an answer. Please wait until then.'],
  DOUBT_ASKED_ALREADY: [409, 'You have already asked about this question. Write again on the page of your question.'],
  NOTHING_TO_GIVE: [409, 'This question is solved. Nobody has to answer it.'],
  TEAM_AT_SECOND_LEVEL: [409, 'A senior colleague has this question. It cannot be given to a team.'],
  NO_SUCH_TEAM: [400, 'This team no longer exists. Reload the page and choose another one.'],
  CANNOT_ANSWER_IT: [409, 'This colleague cannot open this question. Choose another one, or give it to a team first.'],
  NOTHING_TO_SOLVE: [409, 'This question is already marked as solved.'],
})
