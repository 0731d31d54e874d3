import type { AreaScreens } from '../../kit/area.ts'
import { policyScreens } from './policies.tsx'

export const area: AreaScreens = { area: 'Tests', rank: 2, screens: policyScreens }
