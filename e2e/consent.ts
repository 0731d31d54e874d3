// A parent who agrees on the page of the consent.
import type { Page } from '@playwright/test'
import { signIn } from './family.ts'
import { codeAfter, messagesTo } from './outbox.ts'
import { expect } from './test.ts'

/** Presses what sends a code, and types the code that comes. */
export async function typeCode(page: Page, phone: string, button: string | RegExp): Promise<void> {
  const seen = await messagesTo(page, phone)
  await page.getByRole('button', { name: button }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeAfter(page, phone, seen))
}

/** A parent signs up with a child of 2012, and is led to the page of the consent. */
export async function comeToConsent(page: Page, phone: string): Promise<void> {
  await page.goto('/login')
  await signIn(page, phone)
  await page.getByLabel('The learner’s name').fill('Meera')
  await page.getByText('Parent', { exact: true }).click()
  await page.getByLabel('In which year was the learner born?').fill('2012')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Read and agree' }).click()
}

/** On the page of the consent: to what is needed, and to these, as a parent of 1985. */
export async function agree(page: Page, phone: string, optional: readonly RegExp[] = []): Promise<void> {
  for (const title of [/^Learning on Kandil/, ...optional]) await page.getByRole('checkbox', { name: title }).check()
  await page.getByLabel('Your name').fill('Latha Nair')
  await page.getByLabel('Your year of birth').fill('1985')
  await page.getByRole('checkbox', { name: /^I am over 18/ }).check()
  await typeCode(page, phone, /^Agree, with a code/)
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Agreed.' })).toBeVisible()
}
