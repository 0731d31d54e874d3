// One person hides a thing from families at once. Two offer it again.
import { useAction } from '../use-action.ts'
import { ReasonedAction } from './reasoned-action.tsx'

interface HideProps {
  readonly id: string
  readonly scope: string
  readonly hide: (request: { readonly id: string; readonly reason: string }) => Promise<unknown>
}

export function HideNow({ id, scope, hide }: HideProps) {
  const act = useAction()
  return (
    <ReasonedAction
      scope={scope}
      title="Hide from families"
      text="Acts at once. To offer it again needs a second person."
      button="Hide it now"
      needsSentence
      onClick={(reason) => act(() => hide({ id, reason }), 'It is hidden.')}
    />
  )
}
