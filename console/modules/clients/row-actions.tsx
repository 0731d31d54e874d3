// The side panels of a key, a target and a delivery. Each action needs a reason, which is stored.
import { useState } from 'react'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { useAction } from '../../kit/use-action.ts'
import { ShownOnce } from './shown-once.tsx'

export function KeyActions() {
  const key = useStaffRecord('api-keys')
  const act = useAction()
  if (!key || key.revokedAt !== null) return null
  return (
    <ReasonedAction
      scope="clients.edit"
      title="Revoke"
      text="The next call with this key is refused. This cannot be undone."
      button="Revoke this key"
      onClick={(reason) =>
        act(() => staff.staffClientActions.revokeApiKey({ id: key.id, reason }), 'The key is revoked.')
      }
    />
  )
}

export function TargetActions() {
  const target = useStaffRecord('webhook-targets')
  const [secret, setSecret] = useState<string>()
  const act = useAction()
  if (!target) return null

  async function rotate(id: string, reason: string) {
    const made = await act(() => staff.staffClientActions.rotateWebhookSecret({ id, reason }))
    if (made) setSecret(made.signingSecret)
  }

  return (
    <ReasonedAction
      scope="clients.edit"
      title="New secret"
      text="Messages carry a signature with the old secret too, for one day."
      button="Replace the secret"
      onClick={(reason) => rotate(target.id, reason)}
    >
      {secret && <ShownOnce name="signing secret" value={secret} />}
    </ReasonedAction>
  )
}

export function DeliveryActions() {
  const delivery = useStaffRecord('webhook-deliveries')
  const act = useAction()
  if (!delivery || delivery.state === 'WAITING') return null
  const { id } = delivery
  return (
    <ReasonedAction
      scope="clients.edit"
      title="Send it again"
      text="Under the same id, so that a receiver which has it already ignores it."
      button="Send this message again"
      onClick={(reason) =>
        act(() => staff.staffClientActions.replayDelivery({ id, reason }), 'The message is on its way.')
      }
    />
  )
}
