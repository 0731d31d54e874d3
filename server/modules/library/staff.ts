// The staff resources of the library, and its files.
import { sql } from 'kysely'
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import { libraryStaffErrors as errors } from '#core/modules/library/errors.ts'
import { publishProblem, type PublishProblem } from '#core/modules/library/publish-check.ts'
import { libraryStaffApi as api } from '#core/modules/library/staff-api.ts'
import { takesFile, type FileType } from '#core/modules/media/file-types.ts'
import { MOST_FILE_BYTES } from '#core/modules/uploads/limits.ts'
import {
  announceReplacement,
  deleteReplaced,
  storeReplacement,
  type FileAnnouncement,
} from '#server/modules/media/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { findFile, setFile } from './store-files.ts'

const hidden = { isDemo: z.boolean() }

export const chapters = tableStore(api.staffLibraryChapters, {
  table: 'library.chapter',
  computed: { resources: sql`(select count(*)::int from library.resource r where r.chapter_id = chapter.id)` },
  hidden,
  search: ['slug', 'title'],
})

export const resources = tableStore(api.staffLibraryResources, {
  table: 'library.resource',
  computed: { openings: sql`coalesce((select sum(openings)::int from library.opening o where o.resource_id = resource.id), 0)` },
  hidden: { ...hidden, fileKey: z.string().nullable(), fileType: z.string().nullable(), fileBytes: z.int().nullable() },
  search: ['title', 'rightsHolder', 'licence'],
  touched: 'updatedAt',
}) // prettier-ignore

export const libraryStaff = [
  ...resourceOperations(api.staffLibraryChapters, chapters, { kind: 'lch' }),
  ...resourceOperations(api.staffLibraryResources, resources, { kind: 'lrs', complete, check }),
  ...routes(api.staffLibraryFiles, {
    askFile,
    keepFile: (ctx, { id, key }, { actor }) => keepFile(ctx, actor, id, key),
    readFile,
  }),
]

type ResourceWrite = Write<typeof api.staffLibraryResources>

function complete(ctx: Ctx, _tx: Tx, { fields }: { readonly fields: NonNullable<ResourceWrite['fields']> }) {
  return { ...fields, updatedAt: ctx.now() } as never
}

const REFUSALS: Readonly<Record<PublishProblem, () => Error>> = {
  NO_FILE: errors.RESOURCE_HAS_NO_FILE,
  OTHER_KIND: errors.RESOURCE_FILE_OF_OTHER_KIND,
  NO_LICENCE: errors.RESOURCE_HAS_NO_LICENCE,
  NO_EDITION: errors.RESOURCE_HAS_NO_EDITION,
  NO_COURSE: errors.RESOURCE_HAS_NO_COURSE,
  ONLY_LINKED: errors.RESOURCE_IS_ONLY_LINKED,
  ENROLLED_LINK: errors.RESOURCE_LINK_IS_OPEN,
}

function check(_ctx: Ctx, _tx: Tx, { before, fields }: ResourceWrite): void {
  const after = { ...before, ...fields }
  if (after.state !== 'PUBLISHED') return
  const { kind = 'NOTES', address = null, editionYear = null, rightsHolder = '', licence = '', access = 'FREE', courseIds = [] } = after // prettier-ignore
  const fileType = before?.fileType ?? null
  const problem = publishProblem({ kind, fileType, address, editionYear, rightsHolder, licence, access, courseIds })
  if (problem) throw REFUSALS[problem]()
}

/** A file goes through this process when it is kept and when a folder serves it, hence its limit. */
async function askFile(ctx: Ctx, announced: FileAnnouncement) {
  const found = await findFile(ctx.db, announced.id)
  if (!found) throw commonErrors.NOT_FOUND_ERROR()
  if (announced.bytes > MOST_FILE_BYTES) throw errors.RESOURCE_FILE_TOO_LARGE()
  if (!takesFile(found.kind, announced.type)) throw errors.RESOURCE_FILE_OF_OTHER_KIND()
  return announceReplacement(ctx, announced)
}

/** The file that was sent takes the place of the one before. */
async function keepFile(ctx: Ctx, actor: Staff, id: string, sent: string): Promise<{ fileVersion: number }> {
  const found = await findFile(ctx.db, id)
  if (!found) throw commonErrors.NOT_FOUND_ERROR()
  const takes = (type: FileType) => takesFile(found.kind, type)
  const kept = await storeReplacement(ctx, { id, sent, folder: 'library', takes })
  if (!kept) throw errors.NOT_THE_ANNOUNCED_FILE()
  return inTransaction(ctx.db, async (tx) => {
    const before = await findFile(tx, id)
    if (!before) throw commonErrors.NOT_FOUND_ERROR()
    const after = { ...before, fileType: kept.type }
    if (before.state === 'PUBLISHED' && publishProblem(after) === 'ONLY_LINKED') throw errors.RESOURCE_IS_ONLY_LINKED()
    const fileVersion = await setFile(tx, id, kept, ctx.now())
    await deleteReplaced(ctx, tx, before.fileKey, kept)
    const detail = { before: before.fileKey, key: kept.key, fileVersion }
    await audit(ctx, tx, { actor, action: 'library-resources.file', subject: `library-resources/${id}`, detail })
    return { fileVersion }
  })
}

async function readFile(ctx: Ctx, { id }: { readonly id: string }) {
  const found = await findFile(ctx.db, id)
  if (!found) throw commonErrors.NOT_FOUND_ERROR()
  const { fileKey: key, fileType: type } = found
  if (key === null || type === null) return { url: found.address }
  return { url: await ctx.files.downloadAddress({ key, type }, later(ctx.now(), 10 * MINUTE)) }
}
