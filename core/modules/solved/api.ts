import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line, queryInt } from '#core/kernel/schemas.ts'
import { answerLanguage, QueryGrade } from '#core/taxonomy/schemas.ts'
import { solvedTag } from './cache-tag.ts'
import { SolvedCard, SolvedIndex, SolvedPlace, SolvedQuestion, SolvedSlug } from './solved.ts'

export const SOLVED_ON_A_PAGE = 20
const Key = line(40).min(1)

export const solvedApi = {
  getQuestion: endpoint({
    method: 'GET',
    path: '/seo/questions/:slug',
    summary: 'Get a published question with its answer, the teacher who signed it, and similar questions',
    access: 'anyone',
    params: z.object({ slug: SolvedSlug }),
    query: z.object(answerLanguage),
    response: SolvedQuestion,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  listQuestions: endpoint({
    method: 'GET',
    path: '/seo/questions',
    summary: 'List the questions of a chapter, twenty a page; a page beyond the last is not found',
    access: 'anyone',
    query: z.object({
      board: Key,
      grade: QueryGrade,
      subject: Key,
      chapter: line(80).min(1),
      page: queryInt(1, 100_000).default(1),
      ...answerLanguage,
    }),
    response: z.object({ place: SolvedPlace, questions: z.array(SolvedCard), page: z.int(), pages: z.int() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  listPlaces: endpoint({
    method: 'GET',
    path: '/seo/question-places',
    summary: 'List the boards, classes, subjects and chapters that have solved questions',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: SolvedIndex,
    cachedUntil: [solvedTag],
  }),
}
