// Walks through the households that match a campaign's filters, and decides for each whether it would get the campaign.
import { standingOf } from '#core/modules/accounts/standing.ts'
import { decideRecipient, type RecipientDecision } from '#core/modules/campaigns/decide-recipient.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { listAudience, type AudienceHousehold, type AudiencePortion } from '#server/modules/accounts/index.ts'
import { listEnrolledAmong } from '#server/modules/enrolments/index.ts'
import { countWeeksOffers, listWithBrowser } from '#server/modules/notices/index.ts'
import { listMessageStandings, type MessageStanding } from '#server/modules/profiles/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Campaign } from './store.ts'

export interface DecidedHousehold {
  readonly accountId: string
  /** The language it chose for messages. */
  readonly lang: Language
  readonly decision: RecipientDecision
}

const AT_ONCE = 1_000

/** All households of the audience, in portions. */
export async function* walkAudience(ctx: Ctx, db: Db, campaign: Campaign): AsyncGenerator<DecidedHousehold[]> {
  for (let after = ''; ;) {
    const { portion, last } = await readPortion(ctx, db, campaign, { after, size: AT_ONCE })
    yield portion
    if (last === undefined) return
    after = last
  }
}

/** These households as they are now. One that no longer matches is left out. */
export async function decideAgain(ctx: Ctx, db: Db, campaign: Campaign, accountIds: readonly string[]): Promise<DecidedHousehold[]> {
  return (await readPortion(ctx, db, campaign, { accountIds })).portion
} // prettier-ignore

/** `last` is where the next portion begins; undefined for the last one. */
async function readPortion(ctx: Ctx, db: Db, campaign: Campaign, which: AudiencePortion) {
  const found = await listAudience(db, campaign.audience, which)
  const matching = await withEnrolment(ctx, db, campaign, found)
  const accountIds = matching.map(({ accountId }) => accountId)
  const [standings, browsers, offers] = await Promise.all([
    listMessageStandings(db, accountIds),
    listWithBrowser(db, accountIds),
    countWeeksOffers(db, accountIds, ctx.now()),
  ])
  const portion = matching.flatMap((household, i) => {
    const standing = standings[i]
    const { accountId } = household
    if (!standing) return []
    const facts = { hasBrowser: browsers.has(accountId), offersThisWeek: offers.get(accountId) ?? 0 }
    return [decide(ctx, campaign, { household, standing, ...facts })]
  })
  const isLast = 'accountIds' in which || found.length < which.size
  return { portion, last: isLast ? undefined : found.at(-1)?.accountId }
}

/** Without the learners whom the filter by courses leaves out. */
async function withEnrolment(ctx: Ctx, db: Db, { audience }: Campaign, households: readonly AudienceHousehold[]) {
  const { enrolment, bundleIds } = audience
  if (enrolment === 'ANY') return households
  const ids = households.flatMap(({ learners }) => learners.map(({ id }) => id))
  const enrolled = await listEnrolledAmong(db, ids, { bundleIds, now: ctx.now() })
  return households
    .map((household) => ({
      ...household,
      learners: household.learners.filter(({ id }) => enrolled.has(id) === (enrolment === 'ENROLLED')),
    }))
    .filter(({ learners }) => learners.length > 0)
}

interface HouseholdFacts {
  readonly household: AudienceHousehold
  readonly standing: MessageStanding
  readonly hasBrowser: boolean
  readonly offersThisWeek: number
}

function decide(ctx: Ctx, { channels }: Campaign, facts: HouseholdFacts): DecidedHousehold {
  const { household, standing, hasBrowser, offersThisWeek } = facts
  const { accountId, learners, hasMail } = household
  const missing = [...(hasMail ? [] : ['MAIL']), ...(hasBrowser ? [] : ['PUSH'])]
  const decision = decideRecipient({
    hasReachableLearner: learners.some((learner) => ['ADULT', 'CONSENTED'].includes(standingOf(learner, ctx.now()))),
    isDoNotCall: standing.isDoNotCall,
    hasOfferConsent: standing.consents.offers,
    preference: standing.preference,
    reachable: channels.filter((channel) => !missing.includes(channel)),
    offersThisWeek,
  })
  return { accountId, lang: standing.preference.lang ?? 'en', decision }
}
