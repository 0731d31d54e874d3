// How long the proofs run and from which seed. The defaults are those of `npm test`. `npm run proofs` runs in full every test
// file that imports this one: docs/proofs.md.
import { randomInt } from 'node:crypto'

/** The modules whose endpoints are proven: "all", or names with commas. vitest.config.ts sets those that a change touches. */
const modules = process.env['PROOF_MODULES'] || 'all'
/** 1: everything. Else one of so many, always the same ones, of what belongs to no module. */
const share = numberFrom('PROOF_SHARE', 3)
/** A property that needs the database is tried once for so many tries of the full proof, and a crowd is as much smaller. */
const fewerTries = numberFrom('PROOF_TRIES', 10)

/** Those of the modules that are proven, and the first one if there are no others: the proof itself is tried in each run. */
export function ofProvenModules<T extends { readonly module: string }>(all: readonly T[]): readonly T[] {
  if (modules === 'all') return all
  const proven = all.filter(({ module }) => modules.split(',').includes(module))
  return proven.length > 0 ? proven : all.slice(0, 1)
}

/** A part of a list, another one for each list. */
export function partOf<T>(all: readonly T[], ofList: number): readonly T[] {
  return all.filter((_, place) => (place + ofList) % share === 0)
}

/** One of a few ways to try the same, by the place of what is tried, and all in `npm run proofs`. */
export function oneWayOf<T>(ways: readonly T[], place: number): readonly T[] {
  return share === 1 ? ways : ways.filter((_, way) => way === place % ways.length)
}

/** How often a property is tried, or how many come at once: `full` in `npm run proofs`. */
export function triesOf(full: number): number {
  return Math.ceil(full / fewerTries)
}

/** The seed of all random inputs in the proofs of bad input: the same seed gives the same requests. */
export const seed = numberFrom('PROOF_SEED', 20_261_121)
/** For properties that are tried on other inputs in each run, which say it in their names. */
export const freshSeed = numberFrom('PROOF_SEED', randomInt(2 ** 31))
/** Malformed requests for each endpoint, of which one for each of its fields. */
export const malformedRequests = numberFrom('PROOF_REQUESTS', 60)
/** How often the server is killed among checkouts. */
export const kills = numberFrom('PROOF_KILLS', 4)
/** How often one of two servers is killed while 200 buy the last ten seats of a batch. */
export const seatKills = numberFrom('PROOF_SEAT_KILLS', 2)
/** How often the server is killed while it sends messages. */
export const noticeKills = numberFrom('PROOF_NOTICE_KILLS', 2)
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
