import type { AreaScreens } from '../../kit/area.ts'
import { peopleScreens } from './people.tsx'

export const area: AreaScreens = { area: 'People', rank: 1, screens: peopleScreens }
