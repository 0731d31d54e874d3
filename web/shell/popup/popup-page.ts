/** The pages that may show a pop-up, by the first part of their path. No other page may. */
const PAGES = {
  '': 'home',
  explore: 'explore',
  courses: 'courses',
  course: 'course',
  plans: 'plans',
  campaign: 'campaign',
} as const

export function popupPageOf(path: string): (typeof PAGES)[keyof typeof PAGES] | undefined {
  const [, first = ''] = path.split(/[/?#]/)
  return Object.hasOwn(PAGES, first) ? PAGES[first as keyof typeof PAGES] : undefined // hasOwn has said so
}
