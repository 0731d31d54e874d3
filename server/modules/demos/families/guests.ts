// The classroom's questions about the live session of a demo.
import type { PlannedSessions } from '#server/modules/classroom/index.ts'
import { findBookingOfSession, listBookingsOfSessions } from '../store.ts'
import { DEMO_NAMES } from './notices.ts'

/** Attendance is counted after the class, so a demo that was attended or missed keeps its guest. */
const WITH_GUEST = new Set(['BOOKED', 'IN_SESSION', 'ATTENDED', 'NO_SHOW'])

export const demoSessions: PlannedSessions = {
  async isGuest(db, sessionId, learnerId) {
    const booking = await findBookingOfSession(db, sessionId)
    return booking?.learnerId === learnerId && WITH_GUEST.has(booking.state)
  },
  async listGuests(db, sessionId) {
    const booking = await findBookingOfSession(db, sessionId)
    return booking && WITH_GUEST.has(booking.state) ? [booking.learnerId] : []
  },
  async describe(db, sessionIds) {
    const bookings = await listBookingsOfSessions(db, sessionIds)
    return new Map(
      bookings.map(({ sessionId, category }) => [
        sessionId ?? '',
        { title: DEMO_NAMES[category], path: `/demo/confirmed?category=${category}` },
      ]),
    )
  },
}
