import { ticketsStaffApi } from './staff-api.ts'

export { ticketsApi as tickets, ticketsDoubts } from './api.ts'
export const { staffTickets, staffTicketActions } = ticketsStaffApi
