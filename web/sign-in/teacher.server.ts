// Pages of teachers: their login is not that of families.
import { redirectDocument } from 'react-router'
import { codeOf } from '#core/kernel/error.ts'
import { load, type Page, type PageArgs } from '#web/page/page.server.ts'

/** Leads to the teacher's login instead of that of families. */
export function loadForTeacher<T>(asked: PageArgs, work: (page: Page) => Promise<T>): Promise<T> {
  return load(asked, async (page) => {
    const found = await unlessOutside(work(page))
    if (found === undefined) throw redirectDocument('/teach')
    return found
  })
}

/** Undefined for somebody who is not logged in as a teacher. */
export async function unlessOutside<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (['NOT_LOGGED_IN', 'FORBIDDEN_ERROR'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}
