import { expect, test } from 'vitest'
import { pagePathOf } from './page-path.ts'

test.each([
  ['https://kandil.in/plans?grade=11&couponCode=DEEP10', { path: '/plans', name: 'plans' }],
  ['/hi/course/class-11-jee-main?utm=x#top', { path: '/course/class-11-jee-main', name: 'course' }],
  ['/', { path: '/home', name: 'home' }],
  ['/ta', { path: '/home', name: 'home' }],
  ['/mr/pay/anything/wait', { path: '/pay/…/wait', name: 'pay' }],
  ['/pay/ord01m4x8y2k3f7q9w2zt/wait', { path: '/pay/…/wait', name: 'pay' }],
  ['/assist/lea01m4x8y2k3f7q9w2zt.mz1.abc_DE-fghij', { path: '/assist/…', name: 'assist' }],
  ['/ta/ask/prq01m4x8y2k3f7q9w2zt.mz1.abc/share', { path: '/ask/…/share', name: 'ask' }],
  ['/courses/9876543210', { path: '/courses/…', name: 'courses' }],
])('of %s is kept %j', (url, kept) => {
  expect(pagePathOf(url)).toEqual(kept)
})

test.each(['javascript:alert(1)', 'http://[', 'data:text/html,x'])('%s is no address', (url) => {
  expect(pagePathOf(url)).toBeUndefined()
})
