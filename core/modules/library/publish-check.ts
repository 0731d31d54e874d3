// The conditions under which families see a resource: unshaped screen B9, operations console O33.
import type { ResourceAccess } from './resource-kind.ts'

export interface Publishable {
  readonly hasFile: boolean
  readonly address: string | null
  readonly editionYear: number | null
  readonly rightsHolder: string
  readonly licence: string
  readonly access: ResourceAccess
  readonly courseIds: readonly string[]
}

export type PublishProblem = 'NO_FILE' | 'NO_LICENCE' | 'NO_EDITION' | 'NO_COURSE' | 'ONLY_LINKED' | 'ENROLLED_LINK'

/** The texts of NCERT are linked where NCERT publishes them, and never stored here. */
const ONLY_LINKED = /\bncert\b|national council of educational research/i

/** The first reason why it cannot be published. Undefined: it can. */
export function publishProblem(resource: Publishable): PublishProblem | undefined {
  const { hasFile, address, editionYear, rightsHolder, licence, access, courseIds } = resource
  if (!hasFile && address === null) return 'NO_FILE'
  if (rightsHolder.trim() === '' || licence.trim() === '') return 'NO_LICENCE'
  if (editionYear === null) return 'NO_EDITION'
  if (access === 'ENROLLED' && courseIds.length === 0) return 'NO_COURSE'
  if (hasFile && ONLY_LINKED.test(rightsHolder)) return 'ONLY_LINKED'
  // An address of somebody else opens to everybody who has it.
  return access === 'ENROLLED' && !hasFile ? 'ENROLLED_LINK' : undefined
}
