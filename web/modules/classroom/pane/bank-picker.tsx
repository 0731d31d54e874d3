import { useState, type FormEvent } from 'react'
import type { BANK_KINDS } from '#core/modules/classroom/pane/question-length.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { Maths } from '#web/ui/data/maths.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { callApi } from '../room/call-api.ts'
import type { CallClass } from '../teach/people.tsx'
import { TIMES } from './launcher.tsx'

interface BankQuestion {
  readonly versionId: string
  readonly kind: (typeof BANK_KINDS)[number]
  readonly grade: number
  readonly chapter: string
  readonly difficulty: 'EASY' | 'MEDIUM' | 'HARD'
  /** HTML. */
  readonly stem: string
}

interface BankSearch {
  readonly q: string
  readonly isForCourse: boolean
}

interface BankPage {
  readonly questions: readonly BankQuestion[]
  readonly next: string | null
}

const KINDS: Record<BankQuestion['kind'], string> = {
  SCQ: 'One right option',
  MCQ: 'Several right options',
  NUMERIC: 'A number',
}
const LEVELS: Record<BankQuestion['difficulty'], string> = { EASY: 'easy', MEDIUM: 'medium', HARD: 'hard' }

/** Finds a question of the class's subject in the bank, and puts it to the class. */
export function BankPicker({ classId, call }: { readonly classId: string; readonly call: CallClass }) {
  const [asked, setAsked] = useState<BankSearch>({ q: '', isForCourse: true })
  const [found, setFound] = useState<BankPage>()
  const [isBusy, setIsBusy] = useState(false)
  const [isAway, setIsAway] = useState(false)
  const look = async (search: BankSearch, after?: string) => {
    setIsBusy(true)
    const { q, isForCourse } = search
    const query = new URLSearchParams({
      isForCourse: String(isForCourse),
      ...(q.length > 1 ? { q } : {}),
      ...(after ? { after } : {}),
    })
    const answer = await callApi<BankPage>('GET', `/teacher/sessions/${classId}/bank-questions?${query}`)
    setIsBusy(false)
    if (answer === 'AWAY' || 'refused' in answer) return setIsAway(true)
    setIsAway(false)
    setAsked(search)
    setFound(after && found ? { ...answer.ok, questions: [...found.questions, ...answer.ok.questions] } : answer.ok)
  }
  return (
    <div className="card">
      <Disclosure title="Ask from the question bank">
        <div className="grid gap-4">
          <Search isBusy={isBusy} onSearch={(search) => void look(search)} />
          {isAway && <p role="alert">The questions could not be loaded. Try again.</p>}
          {found?.questions.length === 0 && !found.next && (
            <p role="status">No question of this subject has these words. Questions that a test needs are not shown.</p>
          )}
          <Found questions={found?.questions ?? []} call={call} />
          {found?.next && (
            <Button
              type="button"
              kind="ghost"
              size="fit"
              isBusy={isBusy}
              onClick={() => void look(asked, found.next ?? undefined)}
            >
              More questions
            </Button>
          )}
        </div>
      </Disclosure>
    </div>
  )
}

interface SearchProps {
  readonly isBusy: boolean
  readonly onSearch: (search: BankSearch) => void
}

function Search({ isBusy, onSearch }: SearchProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = form.get('q')
    onSearch({ q: typeof typed === 'string' ? typed.trim() : '', isForCourse: form.has('isForCourse') })
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={search}>
      <Field
        name="q"
        label="Words of the question"
        hint="Empty: all of this subject."
        autoComplete="off"
        maxLength={100}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="isForCourse" defaultChecked className="size-5.5 shrink-0 accent-mor" />
        For the class of this course
      </label>
      <Button kind="ghost" size="fit" isBusy={isBusy}>
        Find
      </Button>
    </form>
  )
}

interface FoundProps {
  readonly questions: readonly BankQuestion[]
  readonly call: CallClass
}

function Found({ questions, call }: FoundProps) {
  const [seconds, setSeconds] = useState('60')
  if (questions.length === 0) return null
  return (
    <>
      <SelectField
        name="bank-seconds"
        label="Time to answer"
        value={seconds}
        onChange={({ target }) => setSeconds(target.value)}
        choices={TIMES}
      />
      <ul className="grid gap-3">
        {questions.map((question) => (
          <Row
            key={question.versionId}
            question={question}
            onAsk={(versionId) => void call('POST', '/bank-questions', { versionId, seconds: Number(seconds) })}
          />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  readonly question: BankQuestion
  readonly onAsk: (versionId: string) => void
}

function Row({ question, onAsk }: RowProps) {
  const { versionId, kind, grade, chapter, difficulty, stem } = question
  return (
    <li className="grid gap-2 border-t border-line pt-3 text-ink">
      <Maths html={stem} lang="en" />
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-ink-3">
          {KINDS[kind]} · class {grade} · {chapter} · {LEVELS[difficulty]}
        </span>
        <Button type="button" size="small" onClick={() => onAsk(versionId)}>
          Ask now
        </Button>
      </span>
    </li>
  )
}
