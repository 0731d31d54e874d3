import { contentStaffApi } from './staff-api.ts'

export { contentApi as content } from './api.ts'
export const {
  staffFaqs,
  staffTestimonials,
  staffClaims,
  staffPolicies,
  staffCampaigns,
  staffPaymentMessages,
  staffSite,
} = contentStaffApi
