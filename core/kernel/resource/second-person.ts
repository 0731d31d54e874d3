// Requests that one member of staff makes and another one decides, such as refunds and merges of households.
export const REQUEST_STATUSES = ['WAITING', 'APPROVED', 'REFUSED'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** The shortest reason that the server takes where it wants a sentence: "Sentence" in resource.ts. */
export const SHORTEST_SENTENCE = 10
