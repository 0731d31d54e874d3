import { Trans, useLingui } from '@lingui/react/macro'
import type { Viewer } from '#web/page/page.server.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Menu } from '#web/ui/layers/menu.tsx'
import { useDestinations } from '../destinations.ts'
import { GradeChip } from './grade-chip.tsx'
import { useLearnerName } from '#web/ui/course/learner-name.ts'
import { SwitchForm } from './switch-form.tsx'

export interface AccountMenuProps {
  readonly viewer: Viewer
  /** The page it opens on. */
  readonly path: string
}

export function AccountMenu({ viewer, path }: AccountMenuProps) {
  const { t } = useLingui()
  const link = useLink()
  const name = viewer.firstName ?? t`Your account`
  const { grade, ...studying } = viewer.studentInfo
  return (
    <Menu id="account" look="plain" label={t`Account: ${name}`} face={<Avatar name={viewer.firstName} />}>
      <p className="flex flex-wrap items-center gap-2 px-3 py-2">
        <span className="font-semibold">{name}</span>
        {grade !== null && (
          <GradeChip studying={{ grade, target: studying.target ?? undefined, examTargets: studying.examTargets }} />
        )}
      </p>
      <OtherLearners viewer={viewer} path={path} />
      <ul className="menu-list">
        {useDestinations().me.map((destination) => (
          <li key={destination.path}>
            <a href={link(destination.path)}>
              <Icon name={destination.icon} />
              {destination.text}
            </a>
          </li>
        ))}
        {/* In view also where the menu is longer than the screen. */}
        <li className="sticky -bottom-2 border-t border-line bg-surface pb-2">
          <form method="post" action={link('/logout')} data-forget>
            <button type="submit">
              <Icon name="log-out" />
              <Trans>Sign out</Trans>
            </button>
          </form>
        </li>
      </ul>
    </Menu>
  )
}

/** Who else may be acted for: one press, and the same page is theirs. */
function OtherLearners({ viewer: { userId: chosen, learners }, path }: AccountMenuProps) {
  const { t } = useLingui()
  const nameOf = useLearnerName()
  const others = learners.filter(({ userId }) => userId !== chosen)
  if (others.length === 0) return null
  return (
    <ul className="menu-list mb-2 border-b border-line pb-2" aria-label={t`Other learners`}>
      {others.map((learner) => {
        const name = nameOf(learner)
        return (
          <li key={learner.userId}>
            <SwitchForm userId={learner.userId} returnTo={path}>
              <button type="submit">
                <Icon name="repeat" />
                {t`Switch to ${name}`}
              </button>
            </SwitchForm>
          </li>
        )
      })}
    </ul>
  )
}

function Avatar({ name }: { name: string | null }) {
  const [initial] = name?.trim() ?? ''
  return (
    <span className="grid size-8 place-items-center rounded-full bg-mor font-semibold text-on-mor">
      {initial ? initial.toUpperCase() : <Icon name="user-round" />}
    </span>
  )
}
