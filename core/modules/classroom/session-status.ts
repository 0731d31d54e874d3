// The states of a session.
export const SESSION_KINDS = ['CLASS', 'EXTRA', 'AI_LESSON', 'WEBINAR', 'DEMO'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** It is held in a room by a teacher. A lesson led by AI has neither; the server's clock holds it. */
export function hasRoom(kind: SessionKind): boolean {
  return kind !== 'AI_LESSON'
}

export const SESSION_STATUSES = ['SCHEDULED', 'OPEN', 'LIVE', 'ENDED', 'CANCELLED'] as const
export type SessionStatus = (typeof SESSION_STATUSES)[number]

/** Staff may still move a session, give it to another teacher or cancel it. A cancelled one may be restored. */
export function mayChange(status: SessionStatus): boolean {
  return status === 'SCHEDULED' || status === 'CANCELLED'
}
