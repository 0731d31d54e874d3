// The kinds of things that the search of the site finds, in the order in which its page lists them.
export const SEARCH_KINDS = [
  'COURSE',
  'TEACHER',
  'RESOURCE',
  'QUESTION',
  'ARTICLE',
  'WEBINAR',
  'FAQ',
  'POLICY',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]
