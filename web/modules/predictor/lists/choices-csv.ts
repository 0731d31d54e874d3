import { load, requireViewer } from '#web/page/page.server.ts'
import type { Route } from './+types/choices-csv.ts'
import { closingColumns, csvFile, seatColumns, sourceNames } from '../seat-columns.server.ts'

/** A learner's list as a sheet, in its order. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async (page) => {
    await requireViewer(page)
    const { api } = page
    const { exam, items } = await api.predictorLists.getChoiceList({ id: args.params.list as never }) // the contract reads the id
    const { sources } = await api.predictor.listSources({ exam })
    const names = sourceNames(sources)
    return csvFile(
      items.map(({ line }, i) => ({
        choice: i + 1,
        ...(line
          ? { ...seatColumns(line), ...closingColumns(line, names) }
          : { college: 'The newest data no longer has this seat.' }),
      })),
    )
  })
}
