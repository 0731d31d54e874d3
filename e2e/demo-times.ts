import type { Locator, Page } from '@playwright/test'

/** The hours of the second day that is offered. One of the first day may begin within minutes, and is then not moved. */
export const hoursOfTheNextDay = (page: Page): Locator =>
  page.getByRole('main').getByRole('region').nth(1).getByRole('button', { name: /pm/ })
