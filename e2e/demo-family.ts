// The demo family, whose elder child has a course.
import type { Page } from '@playwright/test'
import { signInByApi } from './family.ts'
import { signInOnce } from './sign-in-once.ts'

const DEMO_FAMILY = '9000000003'

export function signInAsDemoFamily(page: Page): Promise<void> {
  return signInOnce(page, 'demo-family', () => signInByApi(page, DEMO_FAMILY))
}
