import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { useLearnerName } from '#web/ui/course/learner-name.ts'
import { SwitchForm } from '#web/shell/account/switch-form.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { LearnerData } from './family.server.ts'

/** One learner: what they have, what comes next, and what waits for their parents. */
export function LearnerCard({ learner }: { learner: LearnerData }) {
  const nameOf = useLearnerName()
  const { userId, grade, isChosen, isHome } = learner
  return (
    <section className="card grid content-start gap-4" aria-labelledby={userId}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 id={userId} className="text-h3 wrap-anywhere">
            {nameOf(learner)}
          </h2>
          {grade && learner.firstName && <p className="text-sm text-ink-3">{grade}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {!isHome && (
            <Badge tone="neel">
              <Trans>Uses another number</Trans>
            </Badge>
          )}
          {isChosen && (
            <Badge tone="tulsi">
              <Trans>Selected</Trans>
            </Badge>
          )}
        </div>
      </div>
      <Waiting learner={learner} />
      <Classes learner={learner} />
      <Dues dues={learner.dues} />
      <Ways learner={learner} />
    </section>
  )
}

/** The questions that only a parent can answer: the consent, and the class at the start of a school year. */
function Waiting({ learner: { userId, standing, upgrade, studentInfo } }: { learner: LearnerData }) {
  return (
    <>
      {(standing === 'CHILD' || standing === 'UNKNOWN') && (
        <Notice tone="warm">
          {standing === 'CHILD' ? (
            <Trans>
              A parent’s consent is missing. We keep class, year of birth, courses, attendance and a name, if one was
              given. New tests, school and profile wait.
            </Trans>
          ) : (
            <Trans>Two short questions are left: whose phone this is, and how old the learner is.</Trans>
          )}
          <SwitchForm userId={userId} returnTo="/me/consent">
            <Button kind="quiet" size="bare">
              {standing === 'CHILD' ? <Trans>Read and agree</Trans> : <Trans>Add details</Trans>}
            </Button>
          </SwitchForm>
        </Notice>
      )}
      {upgrade && (
        <PageForm className="grid gap-2 rounded-m bg-neel-tint p-4">
          <input type="hidden" name="userId" value={userId} />
          <input type="hidden" name="from" value={String(studentInfo.grade)} />
          <p className="font-semibold">
            <Trans>A new school year: now in {upgrade.to}?</Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" name="step" value="moved-up">
              <Trans>Yes, {upgrade.to}</Trans>
            </Button>
            <Button size="small" kind="ghost" name="step" value="stayed">
              <Trans>No, still {upgrade.from}</Trans>
            </Button>
          </div>
        </PageForm>
      )}
    </>
  )
}

function Classes({ learner: { userId, next, courses } }: { learner: LearnerData }) {
  const link = useLink()
  if (courses.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>
          No course yet. <a href={link('/plans')}>See the plans</a>
        </Trans>
      </p>
    )
  return (
    <>
      {next.classes.length > 0 && (
        <div className="grid gap-2">
          <p className="font-semibold">{next.areToday ? <Trans>Classes today</Trans> : <Trans>Next class</Trans>}</p>
          {next.classes.map(({ id, ...each }) => (
            <ClassRow key={id} {...each}>
              <SwitchForm userId={userId} returnTo={`/class/${id}`}>
                <Button kind="quiet" size="bare">
                  <Trans>Open</Trans>
                </Button>
              </SwitchForm>
            </ClassRow>
          ))}
          <SwitchForm userId={userId} returnTo="/timetable">
            <Button kind="quiet" size="bare">
              <Trans>Timetable</Trans>
            </Button>
          </SwitchForm>
        </div>
      )}
      <ul className="grid gap-1">
        {courses.map(({ id, title, till }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span lang={title.lang} className="font-semibold">
              {title.text}
            </span>
            <span className="text-sm text-ink-3">
              <Trans>until {till}</Trans>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Dues({ dues }: Pick<LearnerData, 'dues'>) {
  if (dues.length === 0) return null
  return (
    <ul className="grid gap-2">
      {dues.map(({ planId, title, amount, on, isLate }) => (
        <li
          key={planId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-m bg-genda-tint p-3"
        >
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="text-sm text-ink-2">
              {isLate ? <Trans>was due on {on}</Trans> : <Trans>due on {on}</Trans>}
            </span>
          </span>
          <span className="font-semibold tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
  )
}

function Ways({ learner }: { learner: LearnerData }) {
  const { t } = useLingui()
  const link = useLink()
  const name = useLearnerName()(learner)
  const { userId, isChosen } = learner
  const places = [
    ['/me?tab=profile', t`Profile`, t`Profile of ${name}`],
    ['/me/remarks', t`Remarks`, t`Teachers’ remarks on ${name}`],
    ['/me/guardians', t`Parents`, t`Parents of ${name}`],
    ['/me/consent', t`Consent`, t`Consent for ${name}`],
    ['/me/questions', t`Questions`, t`Questions about ${name}`],
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {!isChosen && (
        <SwitchForm userId={userId} returnTo="/me/family">
          <Button size="small">
            <Trans>Choose {name}</Trans>
          </Button>
        </SwitchForm>
      )}
      {places.map(([path, text, label]) =>
        isChosen ? (
          <a key={path} href={link(path)} aria-label={label} className="text-link">
            {text}
          </a>
        ) : (
          <SwitchForm key={path} userId={userId} returnTo={path}>
            <button type="submit" aria-label={label} className="text-link">
              {text}
            </button>
          </SwitchForm>
        ),
      )}
    </div>
  )
}

export function AddLearner() {
  const link = useLink()
  return (
    <p>
      <ButtonLink href={link('/me/family/add')} kind="ghost" size="fit">
        <Trans>Add a child</Trans>
      </ButtonLink>
    </p>
  )
}
