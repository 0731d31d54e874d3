// The learners whom organisations may read, and from when on: nothing older is answered or sent. Decision L-98.
import type { Instant } from '#core/kernel/time.ts'
import { listHomes } from '#server/modules/accounts/index.ts'
import { listShared } from '#server/modules/consent/index.ts'
import { listTags, type PartnerTag } from '#server/modules/partners/index.ts'
import type { Ctx } from '#server/platform/context.ts'

export interface SharedLearner {
  readonly partner: string
  /** Nothing that began before is shared. */
  readonly since: Instant
}

/** The keys are learners. Those who are shared with nobody are left out. */
export async function sharedLearners(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  learnerIds: readonly string[],
): Promise<ReadonlyMap<string, SharedLearner>> {
  const homes = await listHomes(db, learnerIds)
  return sharedOf({ db, now }, { homes, tags: await listTags(db, [...new Set(homes.values())]) })
}

interface TaggedHomes {
  /** The household of each learner. */
  readonly homes: ReadonlyMap<string, string>
  /** The tag of each household. */
  readonly tags: ReadonlyMap<string, PartnerTag>
}

/** The same for learners of whom it is known where they live, and where their households came from. */
export async function sharedOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { homes, tags }: TaggedHomes,
): Promise<ReadonlyMap<string, SharedLearner>> {
  const tagged = [...homes].flatMap(([learnerId, accountId]) => {
    const tag = tags.get(accountId)
    return tag && tag.endedAt === null ? [[learnerId, tag] as const] : []
  })
  const shared = await listShared(db, new Map(tagged), now())
  return new Map(
    tagged.flatMap(([learnerId, { partner }]) => {
      const since = shared.get(learnerId)
      return since === undefined ? [] : [[learnerId, { partner, since }] as const]
    }),
  )
}

/** True where the organisation of this partner may read what began or happened `at` this moment about the learner. */
export function isShared(
  shared: ReadonlyMap<string, SharedLearner>,
  { learnerId, partnerCode, at }: { readonly learnerId: string | null; readonly partnerCode: string | null; readonly at: Instant }, // prettier-ignore
): boolean {
  const found = learnerId === null ? undefined : shared.get(learnerId)
  return found !== undefined && found.partner === partnerCode && at >= found.since
}
