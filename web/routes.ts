// Every page, once: its language stands before it in the URL.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('modules/home/home.tsx'),
  route('courses', 'modules/catalogue/course-list.tsx'),
  route('ai-live', 'modules/catalogue/ai-live/ai-live.tsx'),
  route('short-programs', 'modules/catalogue/short-programs/short-programs.tsx'),
  route('course/:slug', 'modules/catalogue/course/course.tsx'),
  route('plans', 'modules/plans/plans.tsx'),
  route('login', 'modules/accounts/login.tsx'),
  route('logout', 'modules/accounts/logout.ts'),
  route('pay/:order', 'modules/orders/result/result.tsx'),
  route('pay', 'modules/pay/pay.tsx'),
  route('pay/:order/wait', 'modules/orders/wait/wait.tsx'),
  route('pay/:order/invoice.pdf', 'modules/orders/result/invoice-pdf.ts'),
  route('pay/:order/first-class.ics', 'modules/orders/result/first-class-ics.ts'),
  route('me', 'modules/me/me.tsx'),
  route('tnc', 'modules/content/terms.tsx'),
  route('policies/:kind', 'modules/content/policy.tsx'),
  route('accessibility', 'modules/content/accessibility.tsx'),
  route('offline', 'modules/system/offline.tsx'),
  route('sitemap.xml', 'modules/system/sitemap.ts'),
  route('speculation-rules.json', 'modules/system/speculation-rules.ts'),
  route('robots.txt', 'modules/system/robots.ts'),
  // Every piece of the kit in all its states: only while developing.
  ...(import.meta.env.DEV ? [route('kit', 'modules/kit/kit.tsx')] : []),
  route('*', 'modules/system/not-found.tsx'),
] satisfies RouteConfig
