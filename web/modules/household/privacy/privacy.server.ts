import { redirectDocument } from 'react-router'
import { showDate } from '#core/kernel/time.ts'
import type { DataRequest } from '#core/modules/privacy/api.ts'
import { FAMILY_KINDS } from '#core/modules/privacy/request.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'

export async function readPrivacy(page: Page) {
  await requireViewer(page)
  const { api, lang, url } = page
  const [{ deletesAt }, { requests }] = await Promise.all([
    api.privacy.getDeletion({}),
    api.privacy.listDataRequests({}),
  ])
  return {
    deletesOn: deletesAt === null ? undefined : showDate(deletesAt, lang),
    requests: requests.map((request) => shown(request, lang)),
    done: url.searchParams.get('done'),
  }
}

function shown({ id, kind, text, status, nominee, answer, ...times }: DataRequest, lang: string) {
  const day = (at: DataRequest['askedAt'] | null) => (at === null ? undefined : showDate(at, lang))
  return {
    id,
    kind,
    text,
    status,
    nominee,
    answer,
    askedOn: day(times.askedAt),
    dueOn: day(times.dueAt),
    closedOn: day(times.answeredAt ?? times.withdrawnAt),
  }
}
export type ShownRequest = ReturnType<typeof shown>

export function typedIn(form: FormData) {
  const kind = textIn(form, 'kind')
  return {
    kind: FAMILY_KINDS.find((each) => each === kind) ?? 'EXPORT',
    text: textIn(form, 'text'),
    nomineeName: textIn(form, 'nomineeName'),
    nomineeRelation: textIn(form, 'nomineeRelation'),
  }
}

/** The three forms of the page. */
export async function changePrivacy({ api, form, lang }: Submission) {
  const step = textIn(form, 'step')
  if (step === 'keep') {
    await api.privacy.keepAccount({})
    return redirectDocument('/me/privacy?done=kept')
  }
  if (step === 'withdraw') {
    await api.privacy.withdrawDataRequest({ dataRequestId: textIn(form, 'request') as never }) // the contract checks it
    return redirectDocument('/me/privacy?done=withdrawn')
  }
  const { kind, text, nomineeName, nomineeRelation } = typedIn(form)
  const nominee = kind === 'NOMINATE' ? { nomineeName, nomineeRelation } : {}
  await api.privacy.askForData({ kind, text, ...nominee, lang })
  return redirectDocument('/me/privacy?done=asked')
}
