// The left rail: every screen of the console, by its area.
import { AREAS, type AreaScreens } from '../kit/area.ts'
import type { Screen } from '../kit/screen.tsx'

const modules = Object.values(import.meta.glob<AreaScreens>('../modules/*/area.ts', { eager: true, import: 'area' }))

/** Pages that are no list, after the lists of their area. */
export const PAGES = [
  { to: '/trial-balance', label: 'Trial balance', area: 'Money', scope: 'ledger.view' },
  { to: '/coupon-report', label: 'Coupons compared', area: 'Prices', scope: 'coupons.view' },
  { to: '/new-course', label: 'New course', area: 'Catalogue', scope: 'catalogue.edit' },
  { to: '/funnel', label: 'Funnel', area: 'Sales', scope: 'clickstream.view' },
] as const

interface Area {
  readonly label: string
  readonly screens: readonly Screen[]
}

export const areas: readonly Area[] = AREAS.map((label) => ({
  label,
  screens: modules
    .filter(({ area }) => area === label)
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ screens }) => screens),
}))

export const screens: readonly Screen[] = areas.flatMap((area) => area.screens)

const features = new Map(screens.map(({ name, feature }) => [name, feature]))

export function featureOf(resource: string): string | undefined {
  return features.get(resource)
}
