import { redirect } from 'react-router'
import { GOALS } from '#core/modules/home/lantern-week.ts'
import { textIn, type Submission } from '#web/page/page.server.ts'

/** The home page's one form: how many nights a week. Back to the page. */
export async function keepLantern({ api, form }: Submission): Promise<Response> {
  const nights = GOALS.find((goal) => String(goal) === textIn(form, 'nights'))
  if (nights) await api.home.setLanternGoal({ nights })
  return redirect('/')
}
