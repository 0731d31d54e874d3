import type { AreaScreens } from '../../kit/area.ts'
import { householdScreens } from './households.tsx'
import { noticeScreens } from './notices.tsx'

export const area: AreaScreens = { area: 'Families', rank: 1, screens: [...householdScreens, ...noticeScreens] }
