import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { ClassData } from './class.server.ts'
import { RateClass } from './rate-class.tsx'

/** A class that cannot be entered: why, and the next step. */
export function Outcome(found: ClassData) {
  const { id, refusal, attendance, learners } = found
  return (
    <section className="grid gap-4">
      {attendance ? (
        <WasThere {...attendance} />
      ) : (
        <Notice tone={refusal?.code === 'CLASS_IS_OVER' ? 'info' : 'warm'}>{refusal?.sentence}</Notice>
      )}
      {refusal?.code === 'CLASS_IS_OVER' && !attendance && (
        <p className="text-ink-2">
          <Trans>Attendance is counted ten minutes after the class.</Trans>
        </p>
      )}
      {refusal?.code === 'NOT_ENROLLED_IN_BATCH' && <LearnerSwitch viewer={learners} path={`/class/${id}`} />}
      {found.mayRate && <RateClass {...found} />}
      <Replays replays={found.replays} />
      <NextStep {...found} />
    </section>
  )
}

function WasThere({ isAttended, isLate, leftEarly, minutes }: NonNullable<ClassData['attendance']>) {
  return (
    <Notice
      tone={isAttended ? 'good' : 'warm'}
      title={isAttended ? <Trans>You attended this class.</Trans> : <Trans>You missed this class.</Trans>}
    >
      <Plural value={minutes} one="# minute in class." other="# minutes in class." />{' '}
      {isLate && <Trans>You came late.</Trans>} {leftEarly && <Trans>You left early.</Trans>}
    </Notice>
  )
}

/** The recording of the class, once there is one. */
function Replays({ replays }: Pick<ClassData, 'replays'>) {
  const link = useLink()
  const ready = replays.filter(({ isReady }) => isReady)
  if (replays.length === 0) return null
  if (ready.length < replays.length)
    return (
      <p role="status" className="text-ink-2">
        <Trans>The recording is being prepared. This page shows it when it is ready.</Trans>
      </p>
    )
  return ready.map(({ path }, i) => {
    const part = i + 1
    return (
      <ButtonLink key={path} href={link(path)}>
        <Icon name="play" />
        {ready.length === 1 ? <Trans>Watch the recording</Trans> : <Trans>Watch the recording, part {part}</Trans>}
      </ButtonLink>
    )
  })
}

function NextStep({ refusal, payPath, planPath }: ClassData): ReactNode {
  const link = useLink()
  if (planPath !== null && refusal?.code !== 'PARENT_MUST_AGREE')
    return (
      <ButtonLink href={link(planPath)}>
        <Trans>Open the webinar</Trans>
      </ButtonLink>
    )
  switch (refusal?.code) {
    case 'ACCESS_LIMITED':
      return (
        <ButtonLink href={link(payPath ?? '/me')} kind="buy">
          <Trans>Pay the instalment</Trans>
        </ButtonLink>
      )
    case 'NOT_IN_PLAN':
    case 'VALIDITY_IS_OVER':
      return (
        <ButtonLink href={link('/plans')}>
          <Trans>Compare the plans</Trans>
        </ButtonLink>
      )
    case 'PARENT_MUST_AGREE':
      return (
        <ButtonLink href={link('/me/consent')}>
          <Trans>Read and agree</Trans>
        </ButtonLink>
      )
    default:
      return (
        <ButtonLink href={link('/timetable')}>
          <Trans>Open the timetable</Trans>
        </ButtonLink>
      )
  }
}
