import { defineErrors } from '#core/kernel/error.ts'

export const planErrors = defineErrors({
  PROGRAM_NOT_FOUND: [404, 'We could not find this. Please check the link and try again.'],
  PLAN_NOT_FOUND: [404, 'We could not find this. Please check the link and try again.'],
  NO_SUCH_COURSE: [409, 'We could not find this course. Choose another one.'],
  COURSE_NOT_ON_SALE: [409, 'The course of this plan is not on sale yet. Publish the course first.'],
  FULL_PRICE_TOO_HIGH: [409, '{problem}'],
  PRICE_REASON_UNTRUE: [
    409,
    'The reason of the price names recordings or notes that the course does not have of every chapter so far. Write what is there.',
  ],
  FULL_PRICES_DIFFER: [
    409,
    'The full course costs {own} in this plan and {other} in the plan “{title}”. Give both one price.',
  ],
})
