// The forms of the webinar pages: register, give up the place, switch the reminder.
import { redirect } from 'react-router'
import { textIn, type Submission } from '#web/page/page.server.ts'

/** Back to the page. A place that was given up can be taken back there for a few seconds. */
export async function changePlace({ api, form, path, url }: Submission): Promise<Response> {
  const webinarId = textIn(form, 'webinarId') as never // the contract's schema reads the id
  const back = path.replace(/[?&]left=\d+/, '')
  switch (textIn(form, 'do')) {
    case 'unregister': {
      const { undoUntil } = await api.webinars.unregister({ webinarId })
      const left = undoUntil === null ? '' : `${url.search.length > 1 && back.includes('?') ? '&' : '?'}left=${undoUntil}`
      return redirect(back + left)
    }
    case 'remind':
      await api.webinars.register({ webinarId, reminder: true })
      return redirect(back)
    case 'silence':
      await api.webinars.register({ webinarId, reminder: false })
      return redirect(back)
    default:
      await api.webinars.register({ webinarId })
      return redirect(back)
  }
} // prettier-ignore
