import { instalmentsStaffApi } from './staff-api.ts'

export { instalmentsApi as instalments } from './api.ts'
export const { staffInstalmentPlans, staffInstalments, staffInstalmentTerms } = instalmentsStaffApi
