// Staff put files, captions and tests behind lessons. A file comes in parts, so that a lost line costs one part.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { id, Instant } from '#core/kernel/schemas.ts'
import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { PaperId } from '#core/modules/papers/paper.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { lessonFileErrors as errors } from './errors.ts'
import { MOST_FILE_BYTES } from './lesson-file.ts'
import { FILE_TYPES } from '#core/modules/media/file-types.ts'

const edit = 'staff:catalogue.edit'
const view = 'staff:catalogue.view'
const ofLesson = z.object({ id: LessonId })
const ofRecording = z.object({ id: RecordingId })
const ofUpload = z.object({ id: id('upl') })
const PartNo = z.int().min(1).max(1_000)
const bytes = z.int().min(1).max(MOST_FILE_BYTES)

const Upload = z.object({
  id: id('upl'),
  lessonId: LessonId,
  type: z.enum(FILE_TYPES),
  bytes,
  partBytes: z.int(),
  /** Those that have arrived. */
  parts: z.array(z.object({ no: PartNo, bytes: z.int() })),
  expiresAt: Instant,
})

const LessonContent = z.object({
  file: z
    .object({ id: z.string(), type: z.enum(FILE_TYPES), bytes, lengthSec: z.int().nullable(), url: z.string() })
    .nullable(),
  captions: z.array(LanguageKey),
  paperId: z.string().nullable(),
})

const done = z.object({ isDone: z.literal(true) })
const { NOT_FOUND_ERROR } = commonErrors
const uploadIsOver = [errors.LESSON_UPLOAD_IS_OVER]

export const lessonsStaffApi = {
  staffLessonFiles: {
    getContent: endpoint({
      method: 'GET',
      path: '/staff/lessons/:id/content',
      summary: 'Staff: get what is behind a lesson',
      access: view,
      params: ofLesson,
      response: LessonContent,
      errors: [NOT_FOUND_ERROR],
    }),
    beginUpload: endpoint({
      method: 'POST',
      path: '/staff/lessons/:id/uploads',
      summary: 'Staff: begin to send a film or notes in parts',
      access: edit,
      params: ofLesson,
      body: z.object({ type: z.enum(FILE_TYPES), bytes, lengthSec: z.int().min(1).max(86_400).optional() }),
      response: Upload,
      errors: [NOT_FOUND_ERROR, errors.LESSON_TAKES_NO_FILE, errors.WRONG_FILE_TYPE, errors.LENGTH_IS_NEEDED],
    }),
    getUpload: endpoint({
      method: 'GET',
      path: '/staff/lesson-uploads/:id',
      summary: 'Staff: get an upload with the parts that have arrived',
      access: edit,
      params: ofUpload,
      response: Upload,
      errors: uploadIsOver,
    }),
    askPart: endpoint({
      method: 'POST',
      path: '/staff/lesson-uploads/:id/parts',
      summary: 'Staff: create a short-lived address for one part of an upload',
      access: edit,
      params: ofUpload,
      body: z.object({ no: PartNo }),
      response: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), bytes: z.int() }),
      errors: [...uploadIsOver, NOT_FOUND_ERROR],
      limit: { calls: 600, perSeconds: 60 },
    }),
    finishUpload: endpoint({
      method: 'POST',
      path: '/staff/lesson-uploads/:id/finish',
      summary: 'Staff: put the parts together. The file takes the place of the lesson’s file',
      access: edit,
      params: ofUpload,
      response: LessonContent,
      errors: [
        ...uploadIsOver,
        errors.LESSON_UPLOAD_IS_INCOMPLETE,
        errors.LESSON_UPLOAD_IS_JOINED,
        errors.LESSON_FILE_IS_OTHER,
        NOT_FOUND_ERROR,
      ],
    }),
    setCaptions: endpoint({
      method: 'PUT',
      path: '/staff/lessons/:id/captions/:lang',
      summary: 'Staff: set the captions of a lesson’s film in one language; an empty text removes them',
      access: edit,
      params: ofLesson.extend({ lang: LanguageKey }),
      body: z.object({ text: z.string().max(400_000) }),
      response: done,
      errors: [NOT_FOUND_ERROR, errors.LESSON_HAS_NO_FILM, errors.NOT_CAPTIONS],
    }),
    getRecordingCaptions: endpoint({
      method: 'GET',
      path: '/staff/recordings/:id/captions',
      summary: 'Staff: list the languages in which a class’s recording has captions',
      access: 'staff:classes.view',
      params: ofRecording,
      response: z.object({ captions: z.array(LanguageKey) }),
      errors: [NOT_FOUND_ERROR],
    }),
    setRecordingCaptions: endpoint({
      method: 'PUT',
      path: '/staff/recordings/:id/captions/:lang',
      summary: 'Staff: set the captions of a class’s recording in one language; an empty text removes them',
      access: 'staff:classes.edit',
      params: ofRecording.extend({ lang: LanguageKey }),
      body: z.object({ text: z.string().max(400_000) }),
      response: done,
      errors: [NOT_FOUND_ERROR, errors.NOT_CAPTIONS],
    }),
    setTest: endpoint({
      method: 'PUT',
      path: '/staff/lessons/:id/test',
      summary: 'Staff: put a test behind a lesson',
      access: edit,
      params: ofLesson,
      body: z.object({ paperId: PaperId }),
      response: done,
      errors: [NOT_FOUND_ERROR, errors.LESSON_TAKES_NO_TEST, errors.TEST_DOES_NOT_FIT],
    }),
  },
}
