// The parts of this module that other modules may import.
export { insertOpenTicket } from './families/open-ticket.ts'
