import { redirect } from 'react-router'
import { GOALS } from '#core/modules/home/lantern-week.ts'
import { textIn, type Submission } from '#web/page/page.server.ts'

/** The home page's one form: tonight's lantern, or how many nights a week. Back to the page either way. */
export async function keepLantern({ api, form }: Submission): Promise<Response> {
  if (textIn(form, 'intent') === 'light') await api.home.lightLantern({})
  const nights = GOALS.find((goal) => String(goal) === textIn(form, 'nights'))
  if (nights) await api.home.setLanternGoal({ nights })
  return redirect('/')
}
