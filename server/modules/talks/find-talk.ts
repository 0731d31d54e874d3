import { commonErrors } from '#core/kernel/common-errors.ts'
import { talkErrors as errors } from '#core/modules/talks/errors.ts'
import { phaseAt, type TalkPhase } from '#core/modules/talks/phase.ts'
import { findRegistration, findWebinarBySlug, type StoredWebinar } from '#server/modules/webinars/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findTalkOf, type StoredTalk } from './store.ts'

export interface FoundTalk {
  readonly webinar: StoredWebinar
  /** Undefined: staff have not written its details yet. */
  readonly talk: StoredTalk | undefined
  readonly phase: TalkPhase
}

/** Throws NOT_FOUND_ERROR, also for a draft and for a webinar that is no talk. */
export async function findTalk(ctx: Ctx, slug: string): Promise<FoundTalk> {
  const webinar = await findWebinarBySlug(ctx.db, slug)
  if (webinar?.type !== 'TALK') throw commonErrors.NOT_FOUND_ERROR()
  const talk = await findTalkOf(ctx.db, webinar.id)
  return { webinar, talk, phase: phaseAt(webinar, talk?.phaseOverride ?? null, ctx.now()) }
}

/** Throws TALK_NEEDS_REGISTRATION. To register for a child, a parent has agreed. */
export async function requireRegistered(ctx: Ctx, webinarId: string, learnerId: string): Promise<void> {
  const own = await findRegistration(ctx.db, webinarId, learnerId)
  if (own?.state !== 'REGISTERED') throw errors.TALK_NEEDS_REGISTRATION()
}
