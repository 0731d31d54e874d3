// The parts of the page, each with an address of its own. A part joins when it can do something.
export const TABS = ['list', 'profile', 'orders', 'wallet', 'passbook'] as const
export type Tab = (typeof TABS)[number]

/** Returns the list of all parts for an unknown name. */
export function tabOf(asked: string | null): Tab {
  return TABS.find((tab) => tab === asked) ?? TABS[0]
}
