// The address of a file. It works for ten minutes, so that an enrolment that ends closes the file with it.
import { later, MINUTE } from '#core/kernel/time.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { libraryApi } from '#core/modules/library/api.ts'
import { libraryErrors as errors } from '#core/modules/library/errors.ts'
import { TicketId } from '#core/modules/tickets/ticket.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { listEnrolledAmong } from '#server/modules/enrolments/index.ts'
import { insertOpenTicket } from '#server/modules/tickets/index.ts'
import type { Actor, Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { countOpening, type StoredResource } from './store.ts'
import { requireResource } from './view-library.ts'

const GOOD_FOR = 10 * MINUTE

export async function signUrl(ctx: Ctx, { id }: InputOf<typeof libraryApi.signUrl>, { actor }: Call<Actor>) {
  const resource = await requireResource(ctx, id)
  await refuseClosed(ctx, actor, resource)
  await countOpening(ctx.db, id, ctx.now())
  if (resource.fileKey === null || resource.fileType === null) return { url: resource.address ?? '', expiresAt: null }
  const expiresAt = later(ctx.now(), GOOD_FOR)
  const file = { key: resource.fileKey, type: resource.fileType }
  return { url: await ctx.files.downloadAddress(file, expiresAt), expiresAt }
}

async function refuseClosed(ctx: Ctx, actor: Actor, { access, courseIds }: StoredResource): Promise<void> {
  if (access === 'FREE') return
  if (actor.kind !== 'household') throw errors.RESOURCE_NEEDS_LOGIN()
  if (access === 'LOGIN') return
  const taking = { bundleIds: courseIds, now: ctx.now() }
  // No course means every course to the enrolments, and nobody here.
  const enrolled = courseIds.length > 0 ? await listEnrolledAmong(ctx.db, [actor.learnerId], taking) : new Set()
  if (!enrolled.has(actor.learnerId)) throw errors.RESOURCE_NEEDS_COURSE()
}

export async function reportResource(ctx: Ctx, { id, text, lang }: InputOf<typeof libraryApi.reportResource>, { actor }: Call<Household>) {
  const { title } = await requireResource(ctx, id)
  const subject = inLanguage(title, 'en').text.slice(0, 120)
  const { learnerId } = actor
  const about = { category: 'CONTENT', subject, path: `/study/file/${id}`, lang, learnerId, doubt: null } as const
  const ticketId = await inTransaction(ctx.db, (tx) => insertOpenTicket(ctx, tx, actor, { ...about, text, files: [] }))
  return { ticketId: TicketId.parse(ticketId) }
} // prettier-ignore
