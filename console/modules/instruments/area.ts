import type { AreaScreens } from '../../kit/area.ts'
import { downtimeScreens, instrumentScreens } from './instruments.tsx'

export const area: AreaScreens = {
  area: 'Payment methods',
  rank: 1,
  screens: [...instrumentScreens, ...downtimeScreens],
}
