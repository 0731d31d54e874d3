// The names of rooms and of the people in them: the room of a class is named after its session.
/** "ses…:lrn…". Two devices of one person have one identity, so the second takes the place of the first. */
export function identityOf(sessionId: string, personId: string): string {
  return `${sessionId}:${personId}`
}

/** Undefined where it is not the identity of a learner in this room: a teacher, a listening parent, or a stranger. */
export function learnerOf(room: string, identity: string): string | undefined {
  const [sessionId, personId = ''] = identity.split(':')
  return sessionId === room && personId.startsWith('lrn') ? personId : undefined
}

/** "Meera K.": others in the class do not see a child's whole name. */
export function shortName(firstName: string | null, lastName: string | null): string {
  const initial = [...(lastName ?? '')][0]
  return [firstName ?? '', initial ? `${initial}.` : ''].filter(Boolean).join(' ')
}
