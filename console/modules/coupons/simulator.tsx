// "What would this student pay?", by the checkout's own rule, before the coupon is saved.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { callServer } from '../../frame/call-server.ts'

interface WouldPay {
  readonly entityId: string
  readonly subscriptionPlanId: string | null
  readonly price: Paise
  readonly discount: Paise
  readonly finalAmount: Paise
  readonly errorMessage: string | null
}

export function Simulator() {
  const form = useFormContext()
  const [entityId, setEntityId] = useState('')
  const [problem, setProblem] = useState('')
  const [rows, setRows] = useState<readonly WouldPay[]>([])

  async function simulate() {
    try {
      setRows(await callServer('coupon-simulation', 'POST', { coupon: form.getValues(), entityId }))
      setProblem('')
    } catch (error) {
      setRows([])
      setProblem(error instanceof Error ? error.message : 'It could not be computed.')
    }
  }

  return (
    <Card className="panel">
      <h2>What would a student pay?</h2>
      <TextField label="Id of the course" value={entityId} onChange={({ target }) => setEntityId(target.value)} />
      <Button variant="outlined" onClick={() => void simulate()} disabled={entityId === ''}>
        Simulate
      </Button>
      <div aria-live="polite">
        {problem && <p className="problem">{problem}</p>}
        {rows.map(({ subscriptionPlanId, entityId: course, price, discount, finalAmount, errorMessage }) => (
          <p key={subscriptionPlanId ?? course}>
            {subscriptionPlanId ?? course}: <strong>{showMoney(finalAmount)}</strong>{' '}
            {errorMessage ?? `(${showMoney(discount)} off ${showMoney(price)})`}
          </p>
        ))}
      </div>
    </Card>
  )
}
