// The form of the home page: class, name and number. It leads into the booking, which asks for none of them again.
import { redirect } from 'react-router'
import { draftCookie } from '#web/page/demo-draft.server.ts'
import { pageOf, textIn } from '#web/page/page.server.ts'
import { keptQuery } from '#web/page/kept-query.ts'
import { toQuery } from '#web/page/query.ts'
import type { Route } from './+types/start.ts'

export function loader() {
  return redirect('/demo')
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  const grade = textIn(form, 'grade')
  const draft = {
    name: textIn(form, 'name'),
    phone: textIn(form, 'contactNumber'),
    phoneCode: textIn(form, 'phoneCode') || '91',
  }
  const query = { ...keptQuery(pageOf(args).url.searchParams), grade: /^-?\d{1,2}$/.test(grade) ? grade : undefined }
  return redirect(`/demo${toQuery(query)}`, { headers: { 'set-cookie': draftCookie(draft) } })
}
