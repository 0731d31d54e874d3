import { data } from 'react-router'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { momentOf, timeOf } from '#web/page/wording.ts'

const SESSION = /^ses\w{10,40}$/

export async function readTaughtClass({ api }: Page, id: string) {
  const roster = SESSION.test(id) ? await unlessMissing(api.classroomTeaching.getRoster({ id })) : undefined
  if (!roster) throw data(null, { status: 404 })
  const { startsAt, endsAt, opensAt, serverTime, ...taught } = roster
  return {
    ...taught,
    when: momentOf(startsAt, 'en'),
    till: timeOf(endsAt),
    opensAtTime: timeOf(opensAt),
    mayStart:
      opensAt <= serverTime && (taught.status === 'SCHEDULED' || taught.status === 'OPEN' || taught.status === 'LIVE'),
  }
}

export type TaughtClassData = Exclude<Awaited<ReturnType<typeof readTaughtClass>>, Response>
export type PersonData = TaughtClassData['people'][number]
