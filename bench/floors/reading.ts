// The floor of lists and pages: a bare Fastify that runs one prepared statement over the same rows and sends them as JSON.
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'

const QUESTION = {
  name: 'question',
  text: `select slug, chapter, rendered -> 'en' as rendered, published_at from solved.edition where slug = $1`,
}
const CHAPTER = {
  name: 'chapter',
  text: `select slug, rendered -> 'en' ->> 'title' as title from solved.edition
    where board = $1 and grade = $2 and subject = $3 and chapter_slug = $4 order by published_at desc, question_id desc limit 20`,
}

export function readingFloor(pool: pg.Pool): FastifyInstance {
  const http = Fastify()
  http.get<{ Params: { slug: string } }>('/question/:slug', async ({ params }) => (await pool.query({ ...QUESTION, values: [params.slug] })).rows[0])
  http.get<{ Params: Record<'board' | 'grade' | 'subject' | 'chapter', string> }>('/questions/:board/:grade/:subject/:chapter', async ({ params }) =>
    (await pool.query({ ...CHAPTER, values: [params.board, params.grade, params.subject, params.chapter] })).rows)
  return http
} // prettier-ignore
