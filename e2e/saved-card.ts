// A card that a family leaves with the gateway, and its next course.
import type { Page } from '@playwright/test'
import { CARDS, payByCard } from './bank.ts'
import { comeToPay, expectEnrolled, payBy } from './family.ts'

/** Buys a course by a card that is saved. */
export async function buyAndSaveCard(page: Page, phone: string): Promise<void> {
  await comeToPay(page, phone)
  await payBy(page, 'Card')
  await page.getByLabel('Save this card for next time').check()
  await payByCard(page, CARDS.pays)
  await expectEnrolled(page)
}

/** On the payment page of another course of the same class, with cards as the way to pay. */
export async function comeToPayAgain(page: Page): Promise<void> {
  await page.goto('/plans?grade=10&board=cbse&target=school')
  await page.getByRole('link', { name: /^Continue with/ }).click()
  await page.getByRole('radio', { name: 'Card', exact: false }).first().check()
}
