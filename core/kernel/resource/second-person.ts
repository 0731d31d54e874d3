// What one member of staff asks for and another decides: money that goes back, households that become one. It knows no zod.
export const REQUEST_STATUSES = ['WAITING', 'APPROVED', 'REFUSED'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** The shortest reason that the server takes where it wants a sentence: "Sentence" in resource.ts. */
export const SHORTEST_SENTENCE = 10
