import type { AreaScreens } from '../../kit/area.ts'
import { paperScreens } from './papers.tsx'
import { policyScreens } from './policies.tsx'

export const area: AreaScreens = { area: 'Tests', rank: 2, screens: [...paperScreens, ...policyScreens] }
