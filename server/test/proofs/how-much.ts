// How long the proofs run and from which seed. The defaults are those of `npm test`; docs/proofs.md tells of the long runs.

/** The seed of all random inputs in the proofs of bad input: the same seed gives the same requests. */
export const seed = numberFrom('PROOF_SEED', 20_261_121)
/** Malformed requests for each endpoint, of which one for each of its fields. */
export const malformedRequests = numberFrom('PROOF_REQUESTS', 60)
/** Each run asks every so-many-th cell of the access matrix, others each day. 1: all of them. */
export const matrixShare = numberFrom('PROOF_MATRIX', 3)
/** How often the server is killed among checkouts. */
export const kills = numberFrom('PROOF_KILLS', 4)
/** How often one of two servers is killed while 200 buy the last ten seats of a batch. */
export const seatKills = numberFrom('PROOF_SEAT_KILLS', 2)
/** How often the database is stopped and started among checkouts. */
export const databaseRestarts = numberFrom('PROOF_RESTARTS', 1)
/** Checkouts through a gateway that fails. */
export const faultyCheckouts = numberFrom('PROOF_CHECKOUTS', 32)
/** Checkouts in every way there is, through a gateway that leaves 16 of 100 calls unanswered. */
export const mixedCheckouts = numberFrom('PROOF_MIXED', 48)
/** Open event streams on two processes, of which one is killed. */
export const openStreams = numberFrom('PROOF_STREAMS', 100)

/** How often each of two servers behind a balancer is stopped and started under load. */
export const updates = numberFrom('PROOF_UPDATES', 1)
/** Orders before and after the moment that a lost database is restored to. */
export const restoredOrders = numberFrom('PROOF_RESTORED', 12)

function numberFrom(name: string, standard: number): number {
  const given = process.env[name]
  if (given === undefined || given === '') return standard
  const number = Number(given)
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${name} must be a whole number, not "${given}"`)
  return number
}
