import { Trans, useLingui } from '@lingui/react/macro'
import { redirectDocument } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { act, learnersOf, load, requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { useLearnerName } from '#web/ui/course/learner-name.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { MePage } from '../me-page.tsx'
import type { Route } from './+types/questions.ts'
import { QuestionField } from './question-field.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readQuestions)
}

async function readQuestions(page: Page) {
  const viewer = await requireViewer(page)
  return {
    flows: await page.api.profiles.getQuestionFlows({ lang: page.lang }),
    viewer: learnersOf(viewer),
    learner: { firstName: viewer.firstName, studentInfo: viewer.studentInfo },
    /** A child's answers are stored only after a parent has consented. */
    isWaiting: viewer.standing === 'CHILD' || viewer.standing === 'UNKNOWN',
    done: page.url.searchParams.get('done'),
  }
}
type Flow = Awaited<ReturnType<typeof readQuestions>>['flows'][number]

export function action(args: Route.ActionArgs) {
  return act(args, answer, (form) => ({ flowKey: textIn(form, 'flowKey'), typed: answersIn(form) }))
}

async function answer({ api, form, lang }: Submission) {
  const flow = { flowKey: textIn(form, 'flowKey'), version: Number(textIn(form, 'version')) }
  await api.profiles.answerQuestions({ ...flow, answers: answersIn(form), lang })
  return redirectDocument('/me/questions?done=saved')
}

/** Every question of the form, also those left empty: an empty answer takes one back. */
function answersIn(form: FormData): Record<string, string[]> {
  const asked = form.getAll('question').map(String)
  return Object.fromEntries(asked.map((key) => [key, form.getAll(`answer-${key}`).map(String).filter(Boolean)]))
}

export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { flows, viewer, learner, isWaiting, done } = loaderData
  const name = useLearnerName()(learner)
  return (
    <MePage
      title={t`Questions about ${name}`}
      tab="/me/family"
      lead={
        <Trans>
          Your answers help us suggest teachers and courses. Answer what you like, and change it at any time.
        </Trans>
      }
      problem={actionData?.problem}
      done={done ? <Trans>Saved.</Trans> : undefined}
    >
      <LearnerSwitch viewer={viewer} path="/me/questions" />
      {isWaiting ? <Waiting /> : <Flows flows={flows} typed={actionData} />}
    </MePage>
  )
}

function Waiting() {
  const link = useLink()
  return (
    <Notice tone="warm">
      <p>
        <Trans>Answers are kept once we know who uses this number and, of a child, a parent has agreed.</Trans>
      </p>
      <ButtonLink href={link('/me/consent')} kind="ghost" size="small">
        <Trans>Give consent</Trans>
      </ButtonLink>
    </Notice>
  )
}

interface FlowsProps {
  readonly flows: readonly Flow[]
  readonly typed: { readonly flowKey: string; readonly typed: Readonly<Record<string, string[]>> } | undefined
}

function Flows({ flows, typed }: FlowsProps) {
  if (flows.length === 0) return <EmptyState sentence={<Trans>There are no questions for this class now.</Trans>} />
  return flows.map(({ flowKey, version, questions }) => (
    <PageForm key={flowKey} className="card grid max-w-prose gap-6">
      <input type="hidden" name="flowKey" value={flowKey} />
      <input type="hidden" name="version" value={version} />
      {questions.map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          answer={(typed?.flowKey === flowKey ? typed.typed[question.key] : undefined) ?? question.answer ?? []}
        />
      ))}
      <Button size="fit">
        <Trans>Save</Trans>
      </Button>
    </PageForm>
  ))
}
