import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import type { Viewer } from '#web/page/page.server.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useLearnerName } from '#web/ui/course/learner-name.ts'
import { SwitchForm } from './switch-form.tsx'

export interface LearnerNewsProps {
  readonly viewer: Viewer
  readonly path: string
}

/**
 * One sentence for each other learner, hidden. t0.js shows it while another tab has chosen that learner: the page stays as it is,
 * with everything that is typed into it.
 */
export function LearnerNews({ viewer: { userId, learners }, path }: LearnerNewsProps) {
  const link = useLink()
  const nameOf = useLearnerName()
  const own = learners.find((learner) => learner.userId === userId)
  if (!own) return null
  const ownName = nameOf(own)
  return learners
    .filter((learner) => learner !== own)
    .map((learner) => {
      const name = nameOf(learner)
      return (
        <div key={learner.userId} role="status" data-learner-news={learner.userId} hidden className="bg-genda-tint">
          <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
            <p className="flex basis-full items-center gap-2 font-semibold text-genda-ink md:flex-1 md:basis-0">
              <Icon name="repeat" />
              <span>
                <Trans>
                  You have chosen {name} meanwhile. This page is for {ownName}.
                </Trans>
              </span>
            </p>
            <SwitchForm userId={userId} returnTo={path}>
              <Button size="small" kind="ghost">
                <Trans>Continue for {ownName}</Trans>
              </Button>
            </SwitchForm>
            <a href={link(path)} className="flex min-h-10 items-center underline underline-offset-4">
              <Trans>Open the page for {name}</Trans>
            </a>
          </div>
        </div>
      )
    })
}
