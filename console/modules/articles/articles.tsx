// Articles, their categories, the people who sign them, and redirects: operations console, O32.
import { useSourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { ReactElement } from 'react'
import type { WrittenBlock } from '#core/modules/articles/article.ts'
import { itemElementsFor } from '../../kit/elements.tsx'
import { screen } from '../../kit/screen.tsx'
import { ArticleReview } from './review.tsx'
import { solvedQuestions } from './solved.tsx'

const articles = screen('articles')(({ column, filter, input, items }) => ({
  label: 'Articles',
  about: 'Articles for families who search, with a named reviewer.',
  asText: ({ title }) => title.en,
  filters: [
    filter('status', { alwaysOn: true }),
    filter('category', { of: 'article-categories' }),
    filter('authorId', 'Author', { of: 'article-writers' }),
    filter('language'),
    filter('isDecaying', 'Not reviewed for a year'),
  ],
  columns: [
    column('title'),
    column('category', { of: 'article-categories', link: false }),
    column('status'),
    column('isPublic', 'Public'),
    column('languages'),
    column('publishAt', 'Published'),
    column('reviewedAt', 'Reviewed'),
    column('updatedAt', 'Changed'),
  ],
  defaults: { blocks: [{ kind: 'TEXT' }] },
  form: [
    input('slug', 'Address after /blog/', { helperText: 'When you change it, the old address leads to the new one.' }),
    input('category', { of: 'article-categories' }),
    input('title'),
    input('summary', {
      multiline: true,
      helperText: 'The answer in two sentences, for lists and search engines.',
    }),
    input('authorId', 'Author', { of: 'article-writers' }),
    input('reviewerId', 'Reviewer', { of: 'article-writers', helperText: 'Readers see who checked it.' }),
    items('blocks', 'Parts', ({ input: one }) => [one('kind'), <OfItsKind key="OfItsKind" />], {
      isRequired: true,
      layout: { fullWidth: true },
    }),
  ],
  live: ({ slug, isPublic, status }) => ({
    path: `/blog/${slug}`,
    hiddenBecause: isPublic ? undefined : 'It is not published.',
    ...(status !== 'PUBLISHED' && { note: 'They see the edition before these changes.' }),
  }),
  aside: ArticleReview,
}))

const { input } = itemElementsFor('articles', 'blocks')

/** The inputs of each kind of part. */
const ofKind: Readonly<Record<WrittenBlock['kind'], readonly ReactElement[]>> = {
  TEXT: [
    input('text', {
      multiline: true,
      helperText: 'Markdown without HTML: ## heading, [words](/plans), $formula$, ![description](pic:…).',
    }),
  ],
  QUESTION: [input('slug', 'Address of the solved question')],
  COURSE: [input('slug', 'Address of the course after /course/')],
  ACTION: [input('text', { multiline: true }), input('label', 'Button text'), input('href', 'Link')],
}

function OfItsKind() {
  const kind = useWatch({ name: useSourceContext().getSource('kind') }) as WrittenBlock['kind'] | undefined // the choice above
  return kind && ofKind[kind]
}

export const articleScreens = [
  articles,
  solvedQuestions,
  screen('article-categories')(({ column, input: field }) => ({
    label: 'Article categories',
    about: 'The shelves of the blog.',
    asText: ({ path }) => path,
    columns: [column('path', 'Address'), column('title'), column('articles'), column('rank')],
    defaults: { rank: 0 },
    whenNew: [
      field('path', 'Address after /blog/category/', {
        helperText: 'For example exams/boards for a category below exams; it cannot be changed later.',
      }),
    ],
    form: [field('title'), field('text', { multiline: true }), field('rank', 'Place in its list')],
    live: ({ path }) => ({ path: `/blog/category/${path}` }),
  })),
  screen('article-writers')(({ column, input: field }) => ({
    label: 'Authors and reviewers',
    about: 'The people who write and review articles, as readers see them.',
    asText: ({ name }) => name,
    columns: [column('name'), column('role')],
    form: [field('name'), field('role', { helperText: 'As readers see it: “teacher of maths”.' })],
  })),
  screen('article-redirects')(({ column, input: field }) => ({
    label: 'Redirects',
    about: 'Old addresses of articles, and where they lead now.',
    asText: ({ fromPath }) => fromPath,
    columns: [column('fromPath', 'From'), column('toPath', 'To'), column('createdAt', 'Since')],
    form: [
      field('fromPath', 'From', { helperText: 'A path without a language, such as /blog/old-name.' }),
      field('toPath', 'To'),
    ],
    live: ({ fromPath }) => ({ path: fromPath, note: 'The old address leads to the new one.' }),
  })),
]
