// Every page that a family can open, by what it shows: the journeys that look at all pages go through these lists.
import { CLASS_9_PLANS } from './family.ts'
import type { Household } from './household.ts'
import { listPlainRoutes } from './plain-routes.ts'

export type Past = Pick<Household, 'planId' | 'orders'>
export type Path = string | ((household: Past) => string)

export function pathOf(path: Path, past: Past): string {
  return typeof path === 'string' ? path : path(past)
}

export const open: Readonly<Record<string, Path>> = {
  home: '/',
  explore: '/explore',
  'explore, for the youngest': '/explore?class=kids',
  campaign: '/campaign/boards-ready',
  courses: '/courses',
  'a course': '/course/class-11-jee-main-pro',
  'a webinar': '/webinars/how-to-read-a-physics-problem',
  'a master talk': '/mastertalks/weather-from-space',
  'what a search finds': '/search?q=physics',
  plans: CLASS_9_PLANS,
  'plans compared': `${CLASS_9_PLANS}&compare=1&couponCode=DEEP10`,
  'sign in': '/login',
  'pay, signed out': ({ planId }) => `/pay?subscriptionPlanId=${planId}&couponCode=FIRST500`,
  terms: '/tnc',
  'refund policy': '/policies/refund',
  'privacy policy': '/policies/privacy',
  accessibility: '/accessibility',
  'an article': '/blog/quadratic-equations-three-ways',
  'a category of articles': '/blog/category/exams',
  'a question that waits for an answer': '/question/why-does-a-train-have-no-steering-wheel',
  'solved questions of a subject': '/questions/cbse/11/physics',
  'solved questions of a chapter': '/questions/cbse/11/physics/laws-of-motion',
  'money left, signed out': '/money-left',
  offline: '/offline',
}

export const own: Readonly<Record<string, Path>> = {
  'home, signed in': '/',
  pay: ({ planId }) => `/pay?subscriptionPlanId=${planId}&couponCode=DEEP10`,
  emi: ({ planId }) => `/pay/emi?subscriptionPlanId=${planId}&couponCode=DEEP10`,
  'money left': '/money-left',
  'ask a parent to pay': ({ planId }) => `/ask?subscriptionPlanId=${planId}`,
  wait: ({ orders }) => `/pay/${orders.waiting}/wait`,
  enrolled: ({ orders }) => `/pay/${orders.paid}`,
  'failed payment': ({ orders }) => `/pay/${orders.failed}`,
  'unknown payment': ({ orders }) => `/pay/${orders.unknown}`,
  'unknown payment, said to be none': ({ orders }) => `/pay/${orders.unknown}?unpaid=1`,
  'setting up': '/onboarding',
  'a step of setting up': '/onboarding/timetable',
  calendars: '/me/calendar',
  'the list of own pages': '/me',
  profile: '/me?tab=profile',
  orders: '/me?tab=orders',
  wallet: '/me?tab=wallet',
  family: '/me/family',
  'add a child': '/me/family/add',
  parents: '/me/guardians',
  consent: '/me/consent',
  'phone and e-mail': '/me/contact',
  messages: '/me/messages',
  notifications: '/me/notices',
  devices: '/me/devices',
  'saved cards': '/me/cards',
  'delete the account': '/me/delete',
}

const ANY_PAST: Past = { planId: '-', orders: { paid: '-', failed: '-', waiting: '-', unknown: '-' } }
export const listed = new Set(
  Object.values({ ...open, ...own }).map((path) => pathOf(path, ANY_PAST).split('?')[0] ?? ''),
)

/** The pages without a parameter that the lists do not name: a new page is among them by itself. */
export const otherPages = listPlainRoutes().filter((path) => !listed.has(path))
