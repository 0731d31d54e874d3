// Publishing what staff have written, going back to what was published before, throwing away what is not wanted. Each is one
// transaction with its edition and its audit row.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'
import { SPEC, type AnyResource, type ChangeOf } from '#core/kernel/resource.ts'
import type { PublishedSpec } from '#core/kernel/resource/publication.ts'
import { resourceErrors as errors } from '#core/kernel/resource/resource-errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Operation } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { staffMembers } from '#server/platform/access/points/staff-members.ts'
import { addAuthor, deleteAuthors, listAuthors } from './authors.ts'
import { deleteDraft, insertEdition, listDrafts, listEditions, putDraft, type Draft } from './draft-store.ts'
import { changedFields, fieldsOf, pick, withDrafts, type LiveOf, type PublishedResource } from './drafts.ts'
import { refuseInvited } from './requests/second-person.ts'
import { aResource, operationsOf, writing, type Resource, type ResourceRules } from './resource.ts'
import { lockRow, type Fields, type Row } from './store.ts'

export interface Publication<A extends AnyResource = AnyResource> extends PublishedResource<A> {
  /** A change of these fields is published by somebody who has not written any of them: console rule 3. */
  readonly byTwo?: readonly (keyof ChangeOf<A>)[]
  /** Throws when families should not see this yet. */
  readonly ready?: (ctx: Ctx, tx: Tx, fields: Row<LiveOf<A>>) => Promise<void>
  /** Fields of this one that staff do not write: what a draft or an edition says of them does not count. */
  readonly fixed?: (ctx: Ctx, tx: Tx, id: string) => Promise<Partial<LiveOf<A>>>
  /** In the same transaction, once families see it. */
  readonly published?: (ctx: Ctx, tx: Tx, change: PublishedChange<Row<LiveOf<A>>>) => Promise<void>
}

interface PublishedChange<R> {
  readonly before: R
  readonly after: R
}

interface PublishInput {
  readonly id: string
  /** The version that its publisher has read. */
  readonly version: string
  readonly reason?: string | undefined
}

export interface Publishing extends PublishInput {
  readonly actor: Staff
}

/** A published resource: a new one is a DRAFT, and what is written of one on sale is kept as its draft. */
export function publishedAs<A extends AnyResource>(
  publication: Publication<A>,
  rules: Omit<ResourceRules<A>, 'complete' | 'storeOf'> = {},
): Resource<A> {
  return aResource(publication.api, withDrafts(publication), {
    ...rules,
    storeOf: ({ staffId }) => withDrafts(publication, staffId),
    complete: (_ctx, _tx, { fields }) => ({ ...fields, status: 'DRAFT' }) as never, // every published record has a status
  })
}

/** The handlers of a published resource's endpoints. */
export function publishedOperations<A extends AnyResource>(
  publication: Publication<A>,
  rules: Omit<ResourceRules<A>, 'complete' | 'storeOf'> = {},
): readonly Operation[] {
  const known = publication as unknown as Publication // what follows reads the fields by their names
  const { name } = known.api[SPEC]
  const endpoints = known.api as unknown as Readonly<Record<string, Endpoint>>
  const handlers: Record<string, (ctx: Ctx, input: never, actor: Staff) => Promise<unknown>> = {
    publish: (ctx, input: PublishInput, actor) => writing(ctx, (tx) => publish(ctx, tx, known, { ...input, actor })),
    rollBack: (ctx, input: PublishInput & { no: number }, actor) =>
      writing(ctx, (tx) => rollBack(ctx, tx, known, { ...input, actor })),
    discard: (ctx, input: PublishInput, actor) => writing(ctx, (tx) => discard(ctx, tx, known, { ...input, actor })),
    editions: (ctx, { id }: { id: string }) => editionsOf(ctx, known, id),
  }
  const publishing = Object.entries(handlers).flatMap(([each, answer]) => {
    const endpoint = endpoints[each]
    // The contract has parsed the input, and its access admits only staff.
    const handle: Operation['handle'] = (ctx, input, { actor }) => answer(ctx, input as never, actor as Staff)
    return endpoint ? [{ name: `${name}.${each}`, endpoint, handle }] : []
  })
  return [...operationsOf(publishedAs(publication, rules)), ...publishing]
}

/**
 * Publishes the draft: families see it from this transaction on, and a thing in DRAFT goes on sale. Throws STALE_VERSION and
 * NOTHING_TO_PUBLISH; to everybody who wrote a price that waits NEEDS_SECOND_PERSON, and FIRST_NEEDS_SECOND_PERSON where it is
 * a first publication; INVITED_BY_ASKER to whom one of them has just invited.
 */
export async function publish<A extends AnyResource>(ctx: Ctx, tx: Tx, publication: Publication<A>, asked: Publishing) {
  const known = publication as unknown as Publication // what follows reads the fields by their names
  const { row, draft } = await locked(ctx, tx, known, asked)
  const isNew = row['status'] === 'DRAFT'
  if (!isNew && !draft) throw errors.NOTHING_TO_PUBLISH()
  const { staffId } = asked.actor
  const authors = await authorsByTwo(tx, known, row, draft)
  if (authors.includes(staffId)) throw isNew ? errors.FIRST_NEEDS_SECOND_PERSON() : errors.NEEDS_SECOND_PERSON()
  await refuseInvited(ctx, tx, { askedBy: authors, decidedBy: staffId })
  const fields = { ...draft?.fields, ...(await known.fixed?.(ctx, tx, row.id)) }
  return replace(ctx, tx, known, { ...asked, row, fields, action: 'publish' })
}

/** True where this member of staff wrote a thing that only another one publishes for the first time. */
export async function isOwnFirst(db: Db, publication: Publication, row: Row, staffId: string): Promise<boolean> {
  return row['status'] === 'DRAFT' && (await authorsByTwo(db, publication, row, undefined)).includes(staffId)
}

/**
 * The members who may not publish what waits, because it takes two people: everybody who has written one of these fields since
 * the last edition, and not only the last of them. A new thing without such fields has everybody who wrote it.
 */
async function authorsByTwo(db: Db, known: Publication, row: Row, draft: Draft | undefined): Promise<string[]> {
  if (!needsTwo(known, row, draft?.fields ?? {})) return []
  const { name } = known.api[SPEC]
  const byTwo = known.byTwo as readonly string[] | undefined
  const authors = await listAuthors(db, name, row.id)
  const own = authors.filter(({ fields }) => byTwo === undefined || fields.some((field) => byTwo.includes(field)))
  return own.map(({ staffId }) => staffId)
}

/** True where it takes two people to let families see these fields. */
function needsTwo({ api, byTwo = [] }: Publication, row: Row, fields: Fields): boolean {
  if (row['status'] === 'DRAFT') return (api[SPEC] as PublishedSpec).isFirstByTwo === true // a published resource's
  return changedFields(row, fields).some((field) => (byTwo as readonly string[]).includes(field))
}

/**
 * Publishes an earlier edition again. One with another price becomes the draft of who brings it back, which another person
 * publishes. Throws NOT_FOUND_ERROR.
 */
async function rollBack(ctx: Ctx, tx: Tx, known: Publication, asked: Publishing & { readonly no: number }) {
  const { row } = await locked(ctx, tx, known, asked)
  const { name } = known.api[SPEC]
  const edition = (await listEditions(tx, name, row.id)).find(({ no }) => no === asked.no)
  if (!edition) throw commonErrors.NOT_FOUND_ERROR()
  const fields = { ...pick(row, fieldsOf(known)), ...edition.fields, ...(await known.fixed?.(ctx, tx, row.id)) }
  if (!needsTwo(known, row, fields)) return replace(ctx, tx, known, { ...asked, row, fields, action: 'roll-back' })
  const { staffId } = asked.actor
  await putDraft(tx, { resource: name, id: row.id, fields, by: staffId }, ctx.now())
  await addAuthor(tx, { resource: name, id: row.id, staffId, fields: changedFields(row, fields) }, ctx.now())
  return noted(ctx, tx, known, { ...asked, action: 'bring-back', before: row })
}

async function discard(ctx: Ctx, tx: Tx, known: Publication, asked: Publishing) {
  const { row, draft } = await locked(ctx, tx, known, asked)
  if (!draft) throw errors.NOTHING_TO_PUBLISH()
  await forget(tx, known, row.id)
  return noted(ctx, tx, known, { ...asked, action: 'discard', before: { ...row, ...draft.fields } })
}

/** Throws NOT_FOUND_ERROR. */
export async function editionsOf(ctx: Ctx, known: Publication, id: string) {
  const { live } = known
  const row = await live.find(ctx.db, id, ctx.now())
  if (!row) throw commonErrors.NOT_FOUND_ERROR()
  const { name } = known.api[SPEC]
  const draft = (await listDrafts(ctx.db, name, [id])).get(id)
  return {
    live: pick(row, fieldsOf(known)),
    editions: await listEditions(ctx.db, name, id),
    publishers: await publishersOf(ctx, known, row, draft),
    writtenBy: row['status'] === 'DRAFT' || draft ? await writersOf(ctx.db, name, id) : [],
  }
}

async function writersOf(db: Db, name: string, id: string): Promise<string[]> {
  return (await listAuthors(db, name, id)).map(({ staffId }) => staffId)
}

/** The members who are among all of these: nobody is left where two of them need each other. */
export function publishersOfAll(each: readonly { readonly publishers: readonly string[] }[]): string[] {
  const [first, ...others] = each
  return (first?.publishers ?? []).filter((member) => others.every(({ publishers }) => publishers.includes(member)))
}

/** Who may publish what waits: neither its authors, where it takes two, nor whom they have just invited. */
async function publishersOf(ctx: Ctx, known: Publication, row: Row, draft: Draft | undefined): Promise<string[]> {
  const { feature } = known.api[SPEC]
  const authors = await authorsByTwo(ctx.db, known, row, draft)
  const { membersWith, listNewcomers } = staffMembers.only(ctx)
  const able = await membersWith(ctx, ctx.db, `${feature}.approve`)
  const newcomers = await listNewcomers(ctx.db, authors, ctx.now())
  return able.filter((id) => !authors.includes(id) && !newcomers.includes(id))
}

async function locked(
  ctx: Ctx,
  tx: Tx,
  { live, api }: Publication,
  { id, version }: PublishInput,
): Promise<{ readonly row: Row; readonly draft: Draft | undefined }> {
  const row = await lockRow(live, tx, id, ctx.now())
  if (!row) throw commonErrors.NOT_FOUND_ERROR()
  const draft = (await listDrafts(tx, api[SPEC].name, [id])).get(id)
  if ((draft ?? row).version !== version) throw errors.STALE_VERSION()
  return { row, draft }
}

interface Replacement extends Publishing {
  readonly row: Row
  readonly fields: Fields
  readonly action: string
}

async function replace(ctx: Ctx, tx: Tx, known: Publication, what: Replacement): Promise<Row> {
  const { row, actor, reason } = what
  const { live } = known
  const { name } = known.api[SPEC]
  const isNew = row['status'] === 'DRAFT'
  const before = pick(row, fieldsOf(known))
  const after = { ...before, ...what.fields }
  await known.ready?.(ctx, tx, { ...row, ...after })
  const edition = { resource: name, id: row.id, by: actor.staffId, reason }
  // The first publication also keeps the earlier state as an edition, so that staff can go back to it.
  if (!isNew && (await listEditions(tx, name, row.id)).length === 0)
    await insertEdition(tx, { ...edition, fields: before, by: null, reason: undefined }, ctx.now())
  await live.update?.(tx, row.id, isNew ? { ...after, status: 'ACTIVE' } : after, ctx.now())
  await insertEdition(tx, { ...edition, fields: after }, ctx.now())
  await known.published?.(ctx, tx, { before: row, after: { ...row, ...after } })
  await forget(tx, known, row.id)
  return noted(ctx, tx, known, { ...what, before: row })
}

/** Deletes the draft, and the list of those who wrote it. */
async function forget(tx: Tx, { api }: Publication, id: string): Promise<void> {
  await deleteDraft(tx, api[SPEC].name, id)
  await deleteAuthors(tx, api[SPEC].name, id)
}

interface PublicationAudit extends Publishing {
  readonly action: string
  readonly before: Fields
}

async function noted(ctx: Ctx, tx: Tx, known: Publication, { id, actor, action, before, reason }: PublicationAudit) {
  const after = await withDrafts(known).find(tx, id, ctx.now())
  if (!after) throw commonErrors.NOT_FOUND_ERROR()
  const { name } = known.api[SPEC]
  const subject = `${name}/${id}`
  await audit(ctx, tx, { actor, action: `${name}.${action}`, subject, detail: { before, after, reason } })
  return after
}
