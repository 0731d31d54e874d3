// The classroom's questions about the live session of a webinar.
import type { PlannedSessions } from '#server/modules/classroom/index.ts'
import { findRegistration, listLearners } from '../registrations/store-registrations.ts'
import { findWebinarOfSession, listWebinarsOfSessions } from '../store-webinars.ts'
import { pathOf } from './notices.ts'

export const webinarSessions: PlannedSessions = {
  async isGuest(db, sessionId, learnerId) {
    const webinar = await findWebinarOfSession(db, sessionId)
    const own = webinar && (await findRegistration(db, webinar.id, learnerId))
    return own?.state === 'REGISTERED'
  },
  async listGuests(db, sessionId, size) {
    const webinar = await findWebinarOfSession(db, sessionId)
    return webinar ? listLearners(db, webinar.id, { after: '', size, states: ['REGISTERED'] }) : []
  },
  async describe(db, sessionIds) {
    const webinars = await listWebinarsOfSessions(db, sessionIds)
    return new Map(
      webinars.map((webinar) => [webinar.sessionId ?? '', { title: webinar.title, path: pathOf(webinar) }]),
    )
  },
}
