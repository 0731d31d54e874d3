// All courses by class and target, and what a search of the shop answers.
import { z } from 'zod'
import { Paise } from '#core/kernel/schemas.ts'
import { LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'
import { Picture } from '#core/modules/media/picture.ts'
import { Board, CourseGroup, Teacher } from './catalogue.ts'

const counted = {
  /** How many courses there are. */
  courses: z.int(),
  /** The price of the cheapest. */
  fromPrice: Paise,
}

export const IndexedTarget = z.object({
  key: z.string(),
  name: Spoken,
  ...counted,
  languages: z.array(LanguageKey),
  /** A list of courses is for one of them. */
  boards: z.array(Board),
})
export type IndexedTarget = z.infer<typeof IndexedTarget>

export const IndexedGrade = z.object({
  /** "11-science", as a URL carries it. */
  key: z.string(),
  name: Spoken,
  ...counted,
  /** The picture of its first course that has one. */
  picture: Picture.nullable(),
  targets: z.array(IndexedTarget),
})
export type IndexedGrade = z.infer<typeof IndexedGrade>

export const SearchResult = z.object({
  /** Classes that have a course found, highest first. */
  grades: z.array(IndexedGrade),
  /** Subjects that the text names. */
  subjects: z.array(z.object({ key: z.string(), name: Spoken })),
  teachers: z.array(Teacher),
  /** The first of the courses found, all tiers of a course in one language as one. */
  groups: z.array(CourseGroup),
  /** As many are found in all. */
  total: z.int(),
})
export type SearchResult = z.infer<typeof SearchResult>
