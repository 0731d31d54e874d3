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
  const chapters = `generate_series(${Math.min(have, MOST_STUDY_CHAPTERS) + 1}, ${Math.min(size, MOST_STUDY_CHAPTERS)}) n`
  for (const each of copies(more, chapters)) await run(await copyOf(url, each))
  await run(counts(more))
  await run(documents(more))
  await ask(url, 'vacuum analyze')
}

interface Copies {
  readonly table: string
  /** The row that is copied. */
  readonly of: string
  /** The columns in which a copy differs. */
  readonly own: Readonly<Record<string, string>>
  readonly more: string
}

/** A column that stays as it is is not unpacked. */
async function copyOf(url: string, { table, of, own, more }: Copies): Promise<string> {
  const [schema, name] = table.split('.')
  const columns = await ask<{ name: string }>(url, `select column_name as name from information_schema.columns
    where table_schema = $1 and table_name = $2 order by ordinal_position`, [schema, name]) // prettier-ignore
  const values = columns.map((column) => own[column.name] ?? `one.${column.name}`)
  return `insert into ${table} (${columns.map((column) => column.name).join()}) select ${values.join()} from (select * from ${table} where ${of} limit 1) one, ${more}`
}

const id = (kind: string) => `'${kind}' || lpad(n::text, 18, '0')`

function copies(more: string, chapters: string): Copies[] {
  const slug = `'many-' || n`
  return [
    {
      table: 'solved.edition',
      of: `is_answered and slug not like 'many-%' order by slug`,
      own: {
        question_id: id('sol'),
        slug,
        chapter: `'Chapter ' || n % ${CHAPTERS}`,
        chapter_slug: `'chapter-' || n % ${CHAPTERS}`,
        published_at: `one.published_at - n * interval '1 second'`,
      },
      more,
    },
    {
      table: 'articles.edition',
      of: `slug not like 'many-%' order by pg_column_size(rendered), slug`,
      own: { article_id: id('art'), slug },
      more,
    },
    {
      table: 'library.chapter',
      of: `published > 0 and slug not like 'many-%' order by id`,
      own: { id: id('lch'), slug, grade_key: `one.grade_key || '-' || n % 100`, published: `1` },
      more: chapters,
    },
    {
      table: 'library.resource',
      of: `state = 'PUBLISHED' and file_key is not null order by id`,
      own: { id: id('lrs'), chapter_id: `'lch' || lpad((1 + n % ${MOST_STUDY_CHAPTERS})::text, 18, '0')` },
      more,
    },
    // Seats of the other exam: how many a candidate may have is a matter of the counselling, and not of our growth.
    { table: 'predictor.line', of: `exam = 'MCC' order by id`, own: { id: id('cln') }, more },
  ]
}

const counts = (more: string) => `
  delete from solved.chapter_size;
  insert into solved.chapter_size select board, grade, subject, chapter_slug, max(chapter), count(*) from solved.edition group by 1, 2, 3, 4;
  insert into articles.placement select '', now() - n * interval '1 second', ${id('art')} from ${more};
  delete from articles.list_size;
  insert into articles.list_size select list, count(*) from articles.placement group by list;`

/** Each has the words of one of ours, and one that twenty have. */
const documents = (more: string) => `
  insert into search.document
    select 'ARTICLE', ${id('art')}, 'en', d.title || ' ' || n, d.text, '/blog/many-' || n, false, null, null, d.title_words,
      d.words || array_to_tsvector(array['rare' || n / ${DOCUMENTS_OF_A_WORD}])
    from (select *, row_number() over (order by kind, id) as place, count(*) over () as all_of_them from search.document
      where language = 'en' and id not like '%0000000000%') d join ${more} on d.place = 1 + n % d.all_of_them;
  insert into search.word select distinct 'rare' || n / ${DOCUMENTS_OF_A_WORD} from ${more} on conflict do nothing;`
