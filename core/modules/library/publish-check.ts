// The conditions under which families see a resource: unshaped screen B9, operations console O33.
import { takesFile } from '#core/modules/media/file-types.ts'
import type { ResourceAccess, ResourceKind } from './resource-kind.ts'

export interface Publishable {
  readonly kind: ResourceKind
  /** Null without a file. */
  readonly fileType: string | null
  readonly address: string | null
  readonly editionYear: number | null
  readonly rightsHolder: string
  readonly licence: string
  readonly access: ResourceAccess
  readonly courseIds: readonly string[]
}

export type PublishProblem =
  | 'NO_FILE'
  | 'OTHER_KIND'
  | 'NO_LICENCE'
  | 'NO_EDITION'
  | 'NO_COURSE'
  | 'ONLY_LINKED'
  | 'ENROLLED_LINK'

/** The texts of NCERT are linked where NCERT publishes them, and never stored here. */
const ONLY_LINKED = /\bncert\b|national council of educational research/i

/** The first reason why it cannot be published. Undefined: it can. */
export function publishProblem(resource: Publishable): PublishProblem | undefined {
  const { rightsHolder, licence, editionYear, access, courseIds } = resource
  const problem = fileProblem(resource)
  if (problem === 'NO_FILE' || problem === 'OTHER_KIND') return problem
  if (rightsHolder.trim() === '' || licence.trim() === '') return 'NO_LICENCE'
  if (editionYear === null) return 'NO_EDITION'
  if (access === 'ENROLLED' && courseIds.length === 0) return 'NO_COURSE'
  return problem
}

function fileProblem({ kind, fileType, address, rightsHolder, access }: Publishable): PublishProblem | undefined {
  if (fileType !== null && !takesFile(kind, fileType)) return 'OTHER_KIND'
  if (fileType !== null) return ONLY_LINKED.test(rightsHolder) ? 'ONLY_LINKED' : undefined
  if (address === null) return 'NO_FILE'
  // An address of somebody else opens to everybody who has it.
  return access === 'ENROLLED' ? 'ENROLLED_LINK' : undefined
}
