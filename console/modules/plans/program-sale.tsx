// Where families find a program and what it lacks on sale, before and after it is published.
import Card from '@mui/material/Card'
import { LiveLink } from '../../kit/live/live-link.tsx'
import { staff } from '../../frame/contract.ts'
import { useReading } from '../../kit/use-reading.ts'
import type { Plan, Program } from './use-plans.ts'

export type Sale = Awaited<ReturnType<typeof staff.staffPlanActions.getProgramSale>>

/** Read again when the program or one of its plans changes. */
export function useProgramSale(program: Program | undefined, plans: readonly Plan[] | undefined): Sale | undefined {
  const key = program && plans && [program, ...plans].map(({ id, version }) => `${id} ${version}`).join()
  return useReading(key, () => staff.staffPlanActions.getProgramSale({ id: program?.id ?? '' })).answer
}

export function ProgramSale({ program, sale }: { readonly program: Program; readonly sale: Sale }) {
  const { path, lacks } = sale
  return (
    <Card className="panel" component="section" aria-label="Where families find it">
      <h2>Where families find it</h2>
      <p>{program.isHidden ? 'By its link only.' : 'On the plans page of its class, and by its link.'}</p>
      {lacks.map((text) => (
        <p key={text} className="problem">
          {text}
        </p>
      ))}
      {path === null ? (
        <p className="quiet">The link is shown here once the program and a plan are published.</p>
      ) : (
        <LiveLink path={path} />
      )}
    </Card>
  )
}
