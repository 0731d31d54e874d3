// What each cell of the matrix must answer: by the access an endpoint declares and the fields it takes, and by nothing else.
import { NEEDS_A_SECRET } from '../needs-a-secret.ts'
import { takesField, type Operation } from '../operations.ts'
import type { Player } from './cast.ts'

/** How a request tells who it is about. */
export type Claim =
  | 'its own ids'
  | 'another’s ids'
  | 'another’s userId beside its own'
  | 'another’s callingUserId'
  | 'the callingUserRole of staff'

export const CLAIMS: readonly Claim[] = [
  'its own ids',
  'another’s ids',
  'another’s userId beside its own',
  'another’s callingUserId',
  'the callingUserRole of staff',
]

export type Verdict = 'ALLOWED' | 'NOT_LOGGED_IN' | 'FORBIDDEN_ERROR' | 'REFUSED'

/** Fields that name something of one family’s. A cursor (`before`) names nothing: what comes after it is one’s own all the same. */
const PRIVATE = ['orderId', 'userId', 'verificationId']

export function verdictOn(operation: Operation, { actor }: Player, claim: Claim): Verdict {
  const { access, id } = operation
  if (access !== 'anyone' && actor.kind === 'visitor') return 'NOT_LOGGED_IN'
  if (access !== 'anyone' && actor.kind !== access) return 'FORBIDDEN_ERROR'
  if (contradictsSession(operation, actor.kind, claim)) return 'FORBIDDEN_ERROR'
  if (NEEDS_A_SECRET.includes(id)) return 'REFUSED'
  const names = (field: string) => field in operation.pathFields || takesField(operation, field)
  if (claim === 'another’s userId beside its own') return names('userId') ? 'FORBIDDEN_ERROR' : 'ALLOWED'
  return claim === 'another’s ids' && PRIVATE.some(names) ? 'REFUSED' : 'ALLOWED'
}

/** What an endpoint does not take is not read, so it contradicts nothing. */
function contradictsSession(operation: Operation, kind: string, claim: Claim): boolean {
  if (claim === 'another’s callingUserId') return takesField(operation, 'callingUserId')
  if (claim === 'the callingUserRole of staff') return kind !== 'staff' && takesField(operation, 'callingUserRole')
  return false
}
