import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/predictor.ts'
import { CandidateForm } from './candidate-form.tsx'
import { FoundSeats } from './found.tsx'
import { keepSeat } from './lists/change-list.server.ts'
import { readPredictor, type PredictorData } from './predictor.server.ts'
import { HowItWorks, Sources } from './sources.tsx'
import { usePredictorWords } from './words.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readPredictor)
}

export function action(args: Route.ActionArgs) {
  return act(args, keepSeat)
}

export default function Predictor({ loaderData, actionData }: Route.ComponentProps) {
  const { form, found, query, sources, isSample, kept } = loaderData
  const refused = actionData && 'problem' in actionData ? actionData.problem : undefined
  const problem = loaderData.problem ?? refused
  return (
    <div className="page grid gap-6 py-6">
      <PredictorHead {...loaderData} />
      <div className="grid gap-2">
        <h1 className="text-h2">
          <Trans>College predictor</Trans>
        </h1>
        <p className="max-w-prose text-ink-2">
          <Trans>
            Which colleges are within reach of your rank, by the closing ranks of the last years. Free, and without a
            mobile number.
          </Trans>
        </p>
      </div>
      <ExamTabs {...loaderData} />
      {isSample && (
        <Notice tone="warm" title={<Trans>Sample data</Trans>}>
          <Trans>A program made these colleges and numbers, to show how the page works. Do not choose a college by them.</Trans>
        </Notice>
      )}
      {problem && <ErrorSummary problem={problem} />}
      {form ? (
        <CandidateForm form={form} fields={problem?.fields ?? {}} />
      ) : (
        <EmptyState sentence={<Trans>No closing ranks are published yet. Please come back later.</Trans>} />
      )}
      {form && found && <FoundSeats form={form} found={found} query={query} kept={kept} />}
      {form && <HowItWorks />}
      <Sources sources={sources} />
    </div>
  )
} // prettier-ignore

function ExamTabs({ exams, form }: PredictorData) {
  const { t } = useLingui()
  const link = useLink()
  const words = usePredictorWords()
  if (exams.length < 2) return null
  const tabs = exams.map((exam) => ({
    text: words.exams[exam],
    isCurrent: exam === form?.exam,
    href: link(`/predictor?exam=${exam}`),
  }))
  return <Tabs label={t`Exam`} tabs={tabs} />
}

function PredictorHead({ form, exams }: PredictorData) {
  const { t } = useLingui()
  const words = usePredictorWords()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const exam = form && exams[0] !== form.exam ? words.exams[form.exam] : undefined
  const program = {
    '@type': 'WebApplication',
    name: t`College predictor`,
    url: url + link('/predictor'),
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
  }
  return (
    <Head
      title={exam === undefined ? t`College predictor` : t`College predictor: ${exam}`}
      description={t`Colleges within reach of a JEE or NEET rank, by category, quota and home state, with the closing ranks of three years and their sources. No mobile number needed.`}
      queries={exam === undefined ? [] : ['exam']}
      isPrivate={form === undefined || form.isAsked}
      facts={[program]}
    />
  )
}
