import { requireViewer, type Page } from '#web/page/page.server.ts'
import { rankText, stateText } from '../predictor.server.ts'

/** The learner's lists, one for each exam. */
export async function readChoices(page: Page) {
  await requireViewer(page)
  const { lists } = await page.api.predictorLists.listChoiceLists({})
  const read = await Promise.all(lists.map(({ id }) => page.api.predictorLists.getChoiceList({ id })))
  return {
    lists: read.map(({ items, ...list }) => ({
      ...list,
      items: items.map(({ id, line }) => ({
        id,
        line: line && {
          ...line,
          state: stateText(line.institute.state, page.lang),
          closings: line.closings.map((each) => ({ ...each, text: rankText(each.closing, each.isPreparatory) })),
        },
      })),
    })),
  }
}

export type ChoiceLists = Awaited<ReturnType<typeof readChoices>>['lists']
