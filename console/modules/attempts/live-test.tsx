// Next to a paper: who writes it now, a line to all of them, and its results.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { attemptsLiveApi } from '#core/modules/attempts/live-api.ts'
import { staff } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { useAction } from '../../kit/use-action.ts'

type LiveTest = ResponseOf<typeof attemptsLiveApi.staffLiveTests.getLiveTest>
type Results = ResponseOf<typeof attemptsLiveApi.staffLiveTests.getPaperResults>

const AGAIN_MS = 10_000

export function LivePanel({ id }: { readonly id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [live, setLive] = useState<LiveTest>()
  const read = useAction({ refreshes: false })
  useEffect(() => {
    if (!isOpen) return
    const look = () => void read(async () => setLive(await staff.staffLiveTests.getLiveTest({ id: id as never })))
    look()
    const timer = setInterval(look, AGAIN_MS)
    return () => clearInterval(timer)
    // The reading function is new with every drawing.
  }, [isOpen, id]) // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <Card className="panel">
      <h2>Live</h2>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Stop watching' : 'Watch who writes it'}</Button>
      {isOpen && live && <LiveList {...live} />}
      {isOpen && live && <SayToAll id={id} />}
      {isOpen && live?.broadcasts.map(({ text, saidAt }) => <p key={saidAt}>{whenText(saidAt)}: {text}</p>)}
    </Card>
  )
} // prettier-ignore

function LiveList({ attempts, running, submitted }: LiveTest) {
  const stuck = attempts.filter(({ isStuck }) => isStuck).length
  return (
    <>
      <p>
        Writing now: {running}. Submitted: {submitted}. Nothing saved for two minutes: {stuck}.
      </p>
      {attempts.map(({ id, name, answered, lastSaveAt, expiresAt, isStuck }) => (
        <p key={id} className={isStuck ? 'problem' : ''}>
          <Link to={`/test-attempts/${id}/show`}>{name}</Link>: {answered} answered, last save{' '}
          {lastSaveAt === null ? 'none' : whenText(lastSaveAt)}, ends {whenText(expiresAt)}
        </p>
      ))}
    </>
  )
}

function SayToAll({ id }: { readonly id: string }) {
  const [text, setText] = useState('')
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction({ refreshes: false })
  if (!permissions?.includes('tests.approve')) return null
  const say = async () => {
    await staff.staffLiveTests.sayToAll({ id: id as never, text })
    setText('')
  }
  return (
    <>
      <TextField label="A line to everybody who writes it" value={text} onChange={({ target }) => setText(target.value)} />
      <Button disabled={text.trim() === ''} onClick={() => void act(say, 'Their pages show it with the next save.')}>
        Say it
      </Button>
    </>
  )
} // prettier-ignore

export function ResultsPanel({ id }: { readonly id: string }) {
  const [results, setResults] = useState<Results>()
  const read = useAction({ refreshes: false })
  return (
    <Card className="panel">
      <h2>Results</h2>
      <Button onClick={() => void read(async () => setResults(await staff.staffLiveTests.getPaperResults({ id: id as never })))}>
        Show the results
      </Button>
      {results && (
        <p>
          Learners: {results.takers}. Mean {results.mean ?? '–'}, highest {results.highest ?? '–'}, lowest {results.lowest ?? '–'}.
        </p>
      )}
      {results?.questions.map(({ questionId, words, attempts, pValue, discrimination }, i) => (
        <p key={questionId}>
          {i + 1}. {words}: {pValue === null ? `${attempts} of the 30 attempts that statistics need` : `${pValue.toLocaleString('en-IN', { style: 'percent' })} right, discrimination ${discrimination ?? '–'}`}{' '}
          <Link to={`/regrades/create?source=${encodeURIComponent(JSON.stringify({ paperId: id, questionId, kind: 'KEY_CHANGED' }))}`}>Correct</Link>
        </p>
      ))}
      <Button component={Link} to={`/test-attempts?filter=${encodeURIComponent(JSON.stringify({ paperId: id }))}`}>
        All attempts
      </Button>
    </Card>
  )
} // prettier-ignore
