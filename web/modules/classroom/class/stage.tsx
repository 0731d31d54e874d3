import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { LiveRoom, RoomState } from '../room/live-room.ts'
import { PersonTile } from '../room/person-tile.tsx'

/** The teacher, and those who speak. */
export function Stage({ people, isCut, isSilenced, room }: RoomState & { readonly room: LiveRoom }) {
  const { t } = useLingui()
  const teacher = people.find(({ isTeacher }) => isTeacher)
  const teacherLabel = (name: string) => t`${name}, teacher`
  const others = people.filter((each) => each !== teacher && (each.camera ?? each.sounds.length > 0))
  return (
    <section aria-label={t`In class`} className="grid gap-3">
      {isCut && (
        <Notice tone="warm" role="status">
          <Trans>The connection was cut. You keep your place, and the class comes back by itself.</Trans>
        </Notice>
      )}
      {isSilenced && <PlaySound room={room} />}
      {teacher ? (
        <PersonTile person={teacher} label={teacherLabel(teacher.name)} fullScreen={t`Full screen`} />
      ) : (
        <p role="status" className="card">
          <Trans>The teacher is not here yet. The class begins when they come.</Trans>
        </p>
      )}
      {others.length > 0 && (
        <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
          {others.map((person) => (
            <PersonTile key={person.identity} person={person} label={person.isSelf ? t`You` : person.name} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Some browsers, such as those of iPhones, play a sound only after a press. */
function PlaySound({ room }: { readonly room: LiveRoom }) {
  return (
    <Notice tone="warm" role="alert">
      <div className="grid justify-items-start gap-3">
        <p>
          <Trans>Your browser keeps the class silent.</Trans>
        </p>
        <Button type="button" size="fit" onClick={() => void room.playSound().catch(() => undefined)}>
          <Trans>Turn the sound on</Trans>
        </Button>
      </div>
    </Notice>
  )
}
