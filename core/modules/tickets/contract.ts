import { ticketsStaffApi } from './staff-api.ts'

export { ticketsApi as tickets } from './api.ts'
export const { staffTickets, staffTicketActions } = ticketsStaffApi
