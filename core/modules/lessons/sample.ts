// Something of a class that everybody may see before they buy.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource } from '#core/kernel/resource.ts'
import { Href, id, line, listed, OwnPath } from '#core/kernel/schemas.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { catalogueTag, plansTag } from '#core/modules/catalogue/cache-tags.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { Picture, PictureId } from '#core/modules/media/picture.ts'
import { QuestionId } from '#core/modules/questions/question.ts'
import {
  answerLanguage,
  GradeNumber,
  LanguageKey,
  Localised,
  Spoken,
  SubjectKey,
  TargetKey,
} from '#core/taxonomy/schemas.ts'
import { lessonsTag } from './cache-tag.ts' // prettier-ignore

const captions = z.array(z.object({ language: LanguageKey, url: OwnPath })).max(8)

/** HTML, with formulae as MathML. */
const SampleQuestion = z.object({
  lang: LanguageKey,
  stem: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string(), isRight: z.boolean() })),
  solution: z.string(),
})
export type SampleQuestion = z.infer<typeof SampleQuestion>

export const CourseSample = z.object({
  title: Spoken,
  subject: z.string(),
  teacherName: z.string(),
  film: z.object({ url: z.string(), seconds: z.int(), posterUrl: z.string().nullable(), captions }).nullable(),
  notes: Picture.nullable(),
  questions: z.array(SampleQuestion),
})
export type CourseSample = z.infer<typeof CourseSample>

export const sampleApi = {
  getCourseSample: endpoint({
    method: 'GET',
    path: '/lessons/sample/:bundleId',
    summary: 'Get a film, a page of notes and questions of a class that everybody may see',
    access: 'anyone',
    params: z.object({ bundleId: BundleId }),
    query: z.object(answerLanguage),
    response: z.object({ sample: CourseSample.nullable() }),
    errors: [catalogueErrors.BUNDLE_NOT_FOUND],
    cachedUntil: [lessonsTag, catalogueTag, plansTag],
  }),
}

const sample = {
  title: Localised,
  subject: SubjectKey,
  teacherName: line(80).min(1),
  firstGrade: GradeNumber,
  lastGrade: GradeNumber,
  /** Empty: all. */
  targets: z.array(TargetKey).max(20),
  rank: z.int().min(0).max(10_000),
  filmUrl: Href.nullable(),
  filmSeconds: z.int().min(1).max(600).nullable(),
  posterUrl: OwnPath.nullable(),
  captions,
  notesPictureId: PictureId.nullable(),
  questionIds: z.array(QuestionId.clone().register(listed, { list: 'bank-questions' })).max(3),
}

export const sampleStaffApi = {
  staffSampleLessons: resource({
    name: 'sample-lessons',
    feature: 'catalogue',
    record: z.object({ id: id('smp'), ...sample, isDemo: z.boolean() }),
    filter: z.object({ subject: SubjectKey.optional() }),
    sort: ['rank', 'subject', 'firstGrade'],
    create: z.object(sample),
    update: z.object(sample),
  }),
}
