// The expected answer of each cell of the matrix. It depends only on the access an endpoint declares and the fields it
// takes.
import { idsOf, NEEDS_A_SECRET } from '../module-proofs.ts'
import { bodyFields, takesField, type ExampleValues, type Operation } from '../operations.ts'
import type { Player } from './cast.ts'

/** How a request tells who it is about. */
export type Claim =
  | 'its own ids'
  | 'another’s ids'
  | 'another’s userId next to its own'
  | 'another’s callingUserId'
  | 'the callingUserRole of staff'

export const CLAIMS: readonly Claim[] = [
  'its own ids',
  'another’s ids',
  'another’s userId next to its own',
  'another’s callingUserId',
  'the callingUserRole of staff',
]

/** ADMITTED: may ask, and hears yes, or that something is under way already. */
export type Verdict = 'ALLOWED' | 'ADMITTED' | 'NOT_LOGGED_IN' | 'API_KEY_REQUIRED' | 'FORBIDDEN_ERROR' | 'REFUSED'

/** Fields that name something of one family’s. A cursor (`before`) names nothing: what comes after it is one’s own all the same. */
export const PRIVATE = ['orderId', 'refundId', 'userId', 'studentId', 'verificationId', 'onboardingId']
/** The learner's ids among these: a person who may act for the learner may name them. */
const OF_LEARNER = ['userId', 'studentId', 'onboardingId']
/** The specification calls a learner’s onboarding just `id` here. */
const PRIVATE_ID = ['onboarding.getAutoEnrolledBatches']

/** Fields that name what is everybody's, and one that claims who calls. */
const EVERYBODYS = ['callingUserId', 'id', 'ids', ...idsOf('EVERYBODYS')]

/**
 * Ids of a family of which the cast has none. The module's tests try another family's id, and here no answer may reveal
 * one.
 */
const OWN = idsOf('FAMILYS')

/** Id fields in a request that are not classified yet: the proof must know who owns them. */
export function unknownIds(operation: Operation): string[] {
  const { id, pathFields, queryFields } = operation
  const fields = [pathFields, queryFields, bodyFields(operation)].flatMap((each) => Object.keys(each))
  const known = [...PRIVATE, ...EVERYBODYS, ...OWN]
  return fields
    .filter((field) => /(^|[a-z_])ids?$/i.test(field) && !known.includes(field))
    .map((field) => `${id}: ${field}`)
}

/** Calls about an adult learner, or about the learner's home: a guardian from outside may not make them. */
const ASKS_THE_HOME = ['consent.withdrawConsent', 'consent.resumeLearning', 'households.takeOverVerification']

/** Only one request waits at a time, and the proof asks in the name of a person more than once. */
const ONE_AT_A_TIME = ['privacy.askForData']

export function verdictOn(operation: Operation, player: Player, claim: Claim, victim: Player): Verdict {
  const refusal = refusalOf(operation, player.actor.kind)
  if (refusal) return refusal
  if (contradictsSession(operation, player.actor.kind, claim)) return 'FORBIDDEN_ERROR'
  const isOfAnother = claim === 'another’s ids' || claim === 'another’s userId next to its own'
  if (isOfAnother && namesForeignLearner(operation, player, victim)) return 'FORBIDDEN_ERROR'
  if (NEEDS_A_SECRET.includes(operation.id)) return 'REFUSED'
  return isOfAnother ? verdictOnAnothers(operation, player, claim, victim) : 'ALLOWED'
}

/** How somebody is refused who may not call at all. */
function refusalOf({ access }: Operation, caller: string): Verdict | undefined {
  if (access === 'anyone') return undefined
  const kind = kindOf(access)
  if (caller === 'visitor') return kind === 'client' ? 'API_KEY_REQUIRED' : 'NOT_LOGGED_IN'
  return caller === kind ? undefined : 'FORBIDDEN_ERROR'
}

/** The kind of caller that an endpoint is for. The cast has nobody with a permission of staff: "staff:orders.view" is no kind. */
export function kindOf(access: string): string {
  if (access === 'learner') return 'household'
  return access.startsWith('client:') ? 'client' : access
}

/** `access: 'learner'` says that a learner of another household is refused before anything else is looked at. */
function namesForeignLearner(operation: Operation, player: Player, victim: Player): boolean {
  const names = namesIn(operation, victim)
  const mayAct = player.actsFor.includes(String(victim.ids['userId']))
  return operation.access === 'learner' && (names('userId') || names('studentId')) && !mayAct
}

function verdictOnAnothers(operation: Operation, player: Player, claim: Claim, victim: Player): Verdict {
  const { id } = operation
  const names = namesIn(operation, victim)
  const mayAct = player.actsFor.includes(String(victim.ids['userId']))
  const isOutside = mayAct && !player.isAtHome
  if (isOutside && names('userId') && ASKS_THE_HOME.includes(id)) return 'REFUSED'
  const allowed = allowedTo(id, isOutside)
  const namesLearner = names('userId') || names('studentId')
  if (claim === 'another’s userId next to its own') return namesLearner && !mayAct ? 'FORBIDDEN_ERROR' : allowed
  return player.isAtHome || !namesForeign(id, names, mayAct) ? allowed : 'REFUSED'
}

function allowedTo(id: string, isOutside: boolean): Verdict {
  return isOutside || ONE_AT_A_TIME.includes(id) ? 'ADMITTED' : 'ALLOWED'
}

function namesForeign(id: string, names: (field: string) => boolean, mayAct: boolean): boolean {
  if (PRIVATE_ID.includes(id) && !mayAct) return true
  return PRIVATE.some((field) => names(field) && !(mayAct && OF_LEARNER.includes(field)))
}

/** Which fields a request carries. Under an operation's own id stands what is left out there. */
function namesIn(operation: Operation, victim: Player): (field: string) => boolean {
  const own = victim.ids[operation.id] as ExampleValues | undefined
  const isLeftOut = (field: string) => own !== undefined && field in own && own[field] === undefined
  return (field) => (field in operation.pathFields || takesField(operation, field)) && !isLeftOut(field)
}

/** An endpoint ignores a field that it does not take, so that field contradicts nothing. */
function contradictsSession(operation: Operation, kind: string, claim: Claim): boolean {
  if (claim === 'another’s callingUserId') return takesField(operation, 'callingUserId')
  if (claim === 'the callingUserRole of staff') return kind !== 'staff' && takesField(operation, 'callingUserRole')
  return false
}
