/** Classes that learn alike: what the explore page is narrowed by. */
export const BANDS = ['kids', 'middle', 'secondary', 'senior'] as const
export type Band = (typeof BANDS)[number]

export const gradesOf = {
  kids: [-2, -1, 1, 2, 3, 4, 5],
  middle: [6, 7, 8],
  secondary: [9, 10],
  senior: [11, 12, 13],
} satisfies Record<Band, readonly number[]>
