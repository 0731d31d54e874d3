// Rows of all that families find by search: copies of one published thing of each kind under other ids, slugs and places. Reading needs
// only the published editions, so the rows that staff work on are not copied.
import { ask } from '../stage/database.ts'

export const CHAPTERS = 100
/** So many documents have each of the words that grow with them. */
export const DOCUMENTS_OF_A_WORD = 20
/** More are not chapters of any syllabus. */
const MOST_STUDY_CHAPTERS = 10_000

/** From `have` copies of each to `size`. The counts are written at once: a trigger for each row would take minutes. */
export async function growTo(url: string, have: number, size: number): Promise<void> {
  const run = (statement: string) => ask(url, `set session_replication_role = replica; ${statement}`)
  const more = `generate_series(${have + 1}, ${size}) n`
  await run(questions(more))
  await run(articles(more))
  await run(study(`generate_series(${Math.min(have, MOST_STUDY_CHAPTERS) + 1}, ${Math.min(size, MOST_STUDY_CHAPTERS)}) n`, more))
  await run(documents(more))
  await run(seats(more))
  await ask(url, 'vacuum analyze')
} // prettier-ignore

const id = (kind: string) => `'${kind}' || lpad(n::text, 18, '0')`
/** A copy of the row `of` with these fields. */
const copy = (table: string, of: string, fields: string) => `(jsonb_populate_record(null::${table}, to_jsonb(${of}) || jsonb_build_object(${fields}))).*` // prettier-ignore

const questions = (more: string) => `
  insert into solved.edition select ${copy(
    'solved.edition',
    'e',
    `'question_id', ${id('sol')}, 'slug', 'many-' || n,
      'chapter', 'Chapter ' || n % ${CHAPTERS}, 'chapter_slug', 'chapter-' || n % ${CHAPTERS}, 'published_at', e.published_at - n * interval '1 second'`,
  )}
    from (select * from solved.edition where is_answered and slug not like 'many-%' order by slug limit 1) e, ${more};
  delete from solved.chapter_size;
  insert into solved.chapter_size select board, grade, subject, chapter_slug, max(chapter), count(*) from solved.edition group by 1, 2, 3, 4;`

const articles = (more: string) => `
  insert into articles.edition select ${copy('articles.edition', 'e', `'article_id', ${id('art')}, 'slug', 'many-' || n`)}
    from (select * from articles.edition where slug not like 'many-%' order by pg_column_size(rendered), slug limit 1) e, ${more};
  insert into articles.placement select '', now() - n * interval '1 second', ${id('art')} from ${more};
  delete from articles.list_size;
  insert into articles.list_size select list, count(*) from articles.placement group by list;`

const study = (chapters: string, more: string) => `
  insert into library.chapter select ${copy('library.chapter', 'c', `'id', ${id('lch')}, 'slug', 'many-' || n, 'grade_key', c.grade_key || '-' || n % 100`)}
    from (select * from library.chapter where published > 0 and slug not like 'many-%' order by id limit 1) c, ${chapters};
  insert into library.resource select ${copy('library.resource', 'r', `'id', ${id('lrs')}, 'chapter_id', 'lch' || lpad((1 + n % ${MOST_STUDY_CHAPTERS})::text, 18, '0')`)}
    from (select * from library.resource where state = 'PUBLISHED' and file_key is not null order by id limit 1) r, ${more};
  update library.chapter c set published = (select count(*) from library.resource r where r.chapter_id = c.id and r.state = 'PUBLISHED');`

/** Each has the words of one of ours, and one that twenty have. */
const documents = (more: string) => `
  insert into search.document
    select 'ARTICLE', ${id('art')}, 'en', d.title || ' ' || n, d.text, '/blog/many-' || n, false, null, null, d.title_words,
      d.words || array_to_tsvector(array['rare' || n / ${DOCUMENTS_OF_A_WORD}])
    from (select *, row_number() over (order by kind, id) as place, count(*) over () as all_of_them from search.document
      where language = 'en' and id not like '%0000000000%') d join ${more} on d.place = 1 + n % d.all_of_them;
  insert into search.word select distinct 'rare' || n / ${DOCUMENTS_OF_A_WORD} from ${more} on conflict do nothing;`

/** Seats of the other exam: how many a candidate may have is a matter of the counselling, and not of our growth. */
const seats = (more: string) => `
  insert into predictor.line select ${copy('predictor.line', 'l', `'id', ${id('cln')}`)}
    from (select * from predictor.line where exam = 'MCC' order by id limit 1) l, ${more};`
