/** The tabs of the list of webinars. */
export const TABS = ['ongoing', 'upcoming', 'recorded'] as const
export type WebinarTab = (typeof TABS)[number]
