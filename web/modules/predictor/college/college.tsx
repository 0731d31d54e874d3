import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { useCrumbFacts, Crumbs } from '#web/ui/data/crumbs.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/college.ts'
import { useSeatText } from '../seat-row.tsx'
import { Sources } from '../sources.tsx'
import { usePredictorWords } from '../words.ts'
import { readCollege, type CollegeData, type CollegeProgram } from './college.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readCollege(page, args.params.id))
}

export default function College({ loaderData: college }: Route.ComponentProps) {
  const { exams, seats, programs, sources, isSample } = college
  const { t } = useLingui()
  const link = useLink()
  const words = usePredictorWords()
  const { state, district, nirfRank, type } = college
  const facts = [district, state, words.types[type], nirfRank === null ? '' : t`NIRF ${nirfRank}`]
  return (
    <div className="page grid gap-6 py-6">
      <CollegeHead college={college} />
      <Crumbs steps={[{ name: t`College predictor`, path: '/predictor' }]} />
      <div className="grid gap-2">
        <h1 lang="en" className="text-h2">
          {college.name}
        </h1>
        <p className="text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        <p>
          <Plural value={seats} one="# kind of seat" other="# kinds of seats" />
        </p>
      </div>
      {isSample && (
        <Notice tone="warm" title={<Trans>Sample data</Trans>}>
          <Trans>A program made these colleges and numbers, to show how the page works. Do not choose a college by them.</Trans>
        </Notice>
      )}
      <p className="flex flex-wrap gap-3">
        {exams.map((exam) => {
          const name = words.exams[exam]
          return (
            <ButtonLink key={exam} href={link(`/predictor?exam=${exam}`)} size="fit">
              <Trans>Enter my rank: {name}</Trans>
            </ButtonLink>
          )
        })}
      </p>
      <section aria-labelledby="closing-ranks" className="min-w-0">
        <h2 id="closing-ranks" className="mb-2 text-h3">
          <Trans>Closing ranks by program</Trans>
        </h2>
        <RankLists programs={programs} />
        {programs.map((program, i) => (
          <Program key={program.rankList + program.name} program={program} isOpen={i === 0} />
        ))}
      </section>
      <Sources sources={sources} />
    </div>
  )
} // prettier-ignore

function CollegeHead({ college: { name, path, state, exams } }: { readonly college: CollegeData }) {
  const { t } = useLingui()
  const link = useLink()
  const words = usePredictorWords()
  const url = useRoot()?.publicUrl ?? ''
  const steps = [
    { name: t`College predictor`, path: '/predictor' },
    { name, path },
  ]
  const college = { '@type': 'CollegeOrUniversity', name, url: url + link(path), address: { '@type': 'PostalAddress', addressRegion: state, addressCountry: 'IN' } }
  const exam = exams.map((each) => words.exams[each]).join(', ')
  const crumbs = useCrumbFacts(steps)
  return (
    <Head
      title={t`${name}: closing ranks`}
      description={t`Closing ranks of ${name} by program, category and quota: ${exam}. With year, round and source.`}
      facts={[college, crumbs]}
    />
  )
} // prettier-ignore

/** The list of ranks that the numbers count. */
function RankLists({ programs }: Pick<CollegeData, 'programs'>) {
  const { t } = useLingui()
  const names = { MAIN: t`JEE Main`, ADVANCED: t`JEE Advanced`, NEET: t`NEET UG` }
  const lists = [...new Set(programs.map(({ rankList }) => names[rankList]))].join(', ')
  return (
    <p className="mb-2 max-w-prose text-ink-2">
      <Trans>These are ranks of {lists}. A reserved seat closes at a rank in its category, an open seat at a common rank.</Trans>
    </p>
  )
} // prettier-ignore

function Program({ program, isOpen }: { readonly program: CollegeProgram; readonly isOpen: boolean }) {
  const { t } = useLingui()
  const seatText = useSeatText()
  const { name, years, seats } = program
  return (
    <Disclosure title={<span lang="en">{name}</span>} isOpen={isOpen}>
      <Table
        caption={name}
        isCaptionHidden
        columns={[t`Seat`, ...years.map((year) => t`Closed in ${year}`)]}
        rows={seats.map((seat) => [seatText(seat), ...seat.closings.map((own, i) => <Cell key={years[i]} closings={own} />)])}
      />
    </Disclosure>
  )
} // prettier-ignore

function Cell({ closings }: { readonly closings: CollegeProgram['seats'][number]['closings'][number] }) {
  if (closings.length === 0) return '–'
  return closings.map(({ text, round, setId, isPreparatory }) => (
    <span key={String(isPreparatory)} className="block">
      <data value={text} className="font-semibold text-ink">
        {text}
      </data>{' '}
      <a href={`#source-${setId}`} className="text-sm text-link">
        <Trans>Round {round}</Trans>
      </a>
    </span>
  ))
}
