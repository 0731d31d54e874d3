// The forms of lists of choices: put a seat on the list, move it, take it off.
import { redirect } from 'react-router'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { listsApi } from '#core/modules/predictor/lists.ts'
import { textIn, type Submission } from '#web/page/page.server.ts'

type ItemId = ResponseOf<typeof listsApi.getChoiceList>['items'][number]['id']

/** Puts a seat at the end of the list of its exam. Back to the seat. */
export async function keepSeat({ api, form, path }: Submission): Promise<Response> {
  const line = textIn(form, 'line') as ItemId // the contract's schema reads the id
  const list = await api.predictorLists.openChoiceList({ exam: textIn(form, 'exam') as 'JOSAA' }) // it reads the exam too
  const items = list.items.map(({ id }) => id)
  if (!items.includes(line)) await api.predictorLists.putChoiceList({ id: list.id, version: list.version, items: [...items, line] })
  return redirect(`${path}#${line}`)
} // prettier-ignore

/** Moves a seat by one, to a number, or off the list. */
export async function changeList({ api, form, path }: Submission): Promise<Response> {
  const [id, version] = [textIn(form, 'list') as never, textIn(form, 'version')]
  const line = textIn(form, 'line') as ItemId
  const { items } = await api.predictorLists.getChoiceList({ id })
  const ids = items.map((item) => item.id)
  const others = ids.filter((each) => each !== line)
  const place = placeAfter(form, ids.indexOf(line))
  const changed = place === undefined ? others : others.toSpliced(place, 0, line)
  await api.predictorLists.putChoiceList({ id, version, items: changed })
  return redirect(place === undefined ? path : `${path}#${line}`)
}

/** From 0 on. Undefined: off the list. */
function placeAfter(form: FormData, place: number): number | undefined {
  switch (textIn(form, 'do')) {
    case 'up':
      return Math.max(0, place - 1)
    case 'down':
      return place + 1
    case 'remove':
      return undefined
    default:
      return Math.max(0, (Math.trunc(Number(textIn(form, 'number'))) || place + 1) - 1)
  }
}
