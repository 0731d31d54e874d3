// Documents of teachers: one member of staff adds a file, another looks at it and decides. Who reads one is written down.
import { z } from 'zod'
import { sql } from 'kysely'
import { teacherRecordErrors as errors } from '#core/modules/classroom/errors.ts'
import { DOCUMENT_TYPES } from '#core/modules/classroom/teaching/document-kinds.ts'
import { teacherRecordsApi as api } from '#core/modules/classroom/teaching/teacher-records-api.ts'
import { fileExtensions } from '#core/modules/uploads/limits.ts'
import { sniffType } from '#core/modules/uploads/sniff.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { indianDay, later, MINUTE } from '#core/kernel/time.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import { incomingKey } from '#server/modules/media/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import {
  deleteDocumentUpload,
  findDocumentFile,
  insertDocumentUpload,
  insertRecords,
  listStaleUploads,
  takeDocumentUpload,
} from './store-teaching.ts'
import { viewTeaching } from './teacher-records.ts'

const OPEN_FOR = 10 * MINUTE
const READABLE_FOR = 10 * MINUTE

const documents = tableStore(api.staffTeacherDocuments, {
  table: 'classroom.teacher_document',
  hidden: { key: z.string() },
  search: ['reason', 'teacherId'],
  where: {
    isOver: (isOver, now) => sql<boolean>`(status = 'APPROVED' and valid_till < ${indianDay(now)}::date and not exists (
      select from classroom.teacher_document d where d.teacher_id = teacher_document.teacher_id and d.kind = teacher_document.kind
        and d.status = 'APPROVED' and (d.valid_till is null or d.valid_till >= ${indianDay(now)}::date))) = ${isOver}`,
  },
})

type Announced = { readonly type: (typeof DOCUMENT_TYPES)[number]; readonly bytes: number }

async function announceDocument(ctx: Ctx, { type, bytes }: Announced, { actor: { staffId } }: Call<Staff>) {
  const fileId = ctx.newId('tdf')
  const expiresAt = later(ctx.now(), OPEN_FOR)
  await insertDocumentUpload(ctx.db, { id: fileId, staffId, type, bytes, expiresAt })
  const address = await ctx.files.uploadAddress({ key: incomingKey(fileId), type, bytes }, expiresAt)
  return { fileId: fileId as never, ...address } // an id of this kind
}

type NewDocument = NewWrite<typeof api.staffTeacherDocuments>

/** Throws NOT_FOUND_ERROR, DOCUMENT_NOT_SENT or DOCUMENT_IS_OTHER. */
async function newDocument(ctx: Ctx, tx: Tx, { actor, fields, reason }: NewDocument) {
  const { fileId, teacherId, ...document } = fields
  if ((await listTeachers(tx, [teacherId])).length === 0) throw commonErrors.NOT_FOUND_ERROR()
  const upload = await takeDocumentUpload(tx, { id: fileId, staffId: actor.staffId, now: ctx.now() })
  const content = upload && (await ctx.files.read(incomingKey(fileId)))
  if (!content) throw errors.DOCUMENT_NOT_SENT()
  const type = DOCUMENT_TYPES.find((each) => each === sniffType(content))
  if (type === undefined || type !== upload.type || content.length !== upload.bytes) throw errors.DOCUMENT_IS_OTHER()
  const key = `private/${fileId}.${fileExtensions[type]}`
  await ctx.files.write(key, content, type)
  await insertRecords(tx, [teacherId], ctx.now())
  const asked = { reason: reason ?? '', askedBy: actor.staffId, askedAt: ctx.now() }
  return { ...document, ...asked, teacherId, key, type, bytes: content.length }
}

/** Throws NOT_FOUND_ERROR. */
async function readDocument(ctx: Ctx, { id }: { readonly id: string }, { actor }: Call<Staff>) {
  const document = await findDocumentFile(ctx.db, id)
  if (!document) throw commonErrors.NOT_FOUND_ERROR()
  const { key, type, teacherId } = document
  await audit(ctx, ctx.db, { actor, action: 'teacher-documents.read', subject: `teacher-documents/${id}`, detail: { teacherId } })
  return { url: await ctx.files.downloadAddress({ key, type }, later(ctx.now(), READABLE_FOR)) }
} // prettier-ignore

const decideDocument = decisionOf(api.staffTeacherDocuments, {
  store: documents,
  errors: { own: errors.OWN_DOCUMENT, decided: errors.DOCUMENT_DECIDED },
  approve: () => Promise.resolve(),
})

/** Every night: files that never became a document. */
export const clearDocumentsJob = job({
  name: 'classroom.clear-teacher-documents',
  payload: z.unknown(),
  cron: '40 21 * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'classroom.clear-teacher-documents',
      list: (but) => listStaleUploads(ctx.db, ctx.now(), but),
      idOf: ({ id }) => id,
      async work({ id }) {
        await ctx.files.remove(incomingKey(id))
        await deleteDocumentUpload(ctx.db, id)
      },
    }),
})

export const documentsWaiting = [
  waiting(api.staffTeacherDocuments, { label: 'Documents of teachers', group: 'OPERATIONS', filter: { status: 'WAITING' } }), // prettier-ignore
  waiting(api.staffTeacherDocuments, { label: 'Documents of teachers that have expired', group: 'OPERATIONS', filter: { isOver: true } }), // prettier-ignore
]

export const documentsStaff = [
  ...resourceOperations(api.staffTeacherDocuments, documents, { kind: 'tdc', complete: newDocument }),
  ...routes(api.staffTeacherRecordActions, {
    getTeaching: viewTeaching,
    announceDocument,
    getDocumentFile: readDocument,
    decideDocument: (ctx, decision, { actor }) => decideDocument(ctx, actor, decision),
  }),
]
