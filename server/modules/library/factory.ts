// For tests and for the seed.
import type { DraftOf } from '#core/kernel/resource.ts'
import { ChapterId, ResourceId } from '#core/modules/library/library.ts'
import type { libraryStaffApi } from '#core/modules/library/staff-api.ts'
import type { FileType } from '#core/modules/media/file-types.ts'
import { extensionOf } from '#core/modules/media/file-types.ts'
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import { SubjectKey } from '#core/taxonomy/schemas.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { chapters, resources } from './staff.ts'
import { setFile } from './store-files.ts'

type NewChapter = DraftOf<typeof libraryStaffApi.staffLibraryChapters>
type NewResource = DraftOf<typeof libraryStaffApi.staffLibraryResources>

/** A chapter of physics for class 11 and JEE Main. Answers its id. */
export async function aStudyChapter(ctx: Ctx, but: Partial<NewChapter> = {}) {
  const id = ChapterId.parse(ctx.newId('lch'))
  const plain: NewChapter = {
    gradeKey: Slug.parse('11-science'),
    courseKey: Slug.parse('jeemain'),
    subjectKey: SubjectKey.parse('physics'),
    slug: Slug.parse(`chapter-${id}`),
    title: { en: 'Laws of motion', hi: 'गति के नियम', ta: 'இயக்க விதிகள்' },
    position: 1,
  }
  const fields = { ...plain, ...but, isDemo: true }
  await inTransaction(ctx.db, async (tx) => chapters.insert(tx, id, fields, ctx.now()))
  return id
}

export interface StudyFile {
  readonly bytes: Uint8Array
  readonly type: FileType
}

/** Published: free notes of a new chapter, unless it is said otherwise. Answers its id. */
export async function aStudyResource(ctx: Ctx, but: Partial<NewResource> = {}, file: StudyFile = SMALLEST_PDF) {
  const id = ResourceId.parse(ctx.newId('lrs'))
  const plain = {
    kind: 'NOTES',
    title: { en: 'Notes on the laws of motion', hi: 'गति के नियमों के नोट्स', ta: 'இயக்க விதிகள்: குறிப்புகள்' },
    language: 'en',
    access: 'FREE',
    courseIds: [],
    address: null,
    pages: null,
    editionYear: 2026,
    rightsHolder: 'Kandil Learning Private Limited',
    licence: 'All rights reserved',
    isOutdated: false,
    state: 'PUBLISHED',
  } as const
  const chapterId = but.chapterId ?? (await aStudyChapter(ctx))
  const fields = { ...plain, ...but, chapterId, isDemo: true, updatedAt: ctx.now() }
  const key = `library/${id}_${ctx.newId('fil')}.${extensionOf[file.type]}`
  if (fields.address === null) await ctx.files.write(key, file.bytes, file.type)
  await inTransaction(ctx.db, async (tx) => {
    await resources.insert(tx, id, { ...fields, state: 'DRAFT' }, ctx.now())
    if (fields.address === null) await setFile(tx, id, { key, type: file.type, bytes: file.bytes.length }, ctx.now())
    await resources.update(tx, id, { state: fields.state }, ctx.now())
  })
  return id
}

const SMALLEST_PDF: StudyFile = { bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'), type: 'application/pdf' }
