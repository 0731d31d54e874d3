import type { OwnCard } from '#core/taxonomy/feed-card.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listTests } from './list-tests.ts'

/** How many tests the home page shows. */
const TESTS = 2

/** Tests that run, and tests that close and were not taken yet. */
export async function testCards(ctx: Ctx, { learnerId }: Household, lang: Language): Promise<OwnCard[]> {
  const { live } = await listTests(ctx, learnerId, lang)
  const due = live.filter(({ lock, closesAt, attemptId }) => lock === null && (closesAt !== null || attemptId !== null))
  return due.slice(0, TESTS).map(({ id, title, closesAt }) => ({
    id,
    type: 'TEST_DUE',
    title,
    text: null,
    media: null,
    cta: { label: null, redirectionUrl: `/quiz/${id}` },
    at: closesAt,
    amount: null,
    expiresAt: closesAt,
    rank: 0,
    publishedAt: ctx.now(),
  }))
} // prettier-ignore
