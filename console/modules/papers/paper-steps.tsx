// Next to a paper: what keeps it from being published, its blueprint, its steps, and how learners read it.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useCallback, useState } from 'react'
import { useGetIdentity, usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { papersStaffApi } from '#core/modules/papers/staff-api.ts'
import { languageNames } from '#core/taxonomy/language.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'
import { LivePanel, ResultsPanel } from '../attempts/live-test.tsx'
import { Maths } from '../../kit/maths.tsx'
import { PrintPack } from './print-pack.tsx'

type Preview = ResponseOf<typeof papersStaffApi.staffPaperSteps.previewPaper>

export function PaperSteps() {
  const paper = useStaffRecord('papers')
  const [preview, setPreview] = useState<Preview>()
  const [printed, setPrinted] = useState<Preview>()
  const stopPrinting = useCallback(() => setPrinted(undefined), [])
  const read = useAction({ refreshes: false })
  if (!paper) return null
  const { id, problems, counts, isLocked, languages, title, durationMinutes, totalMarks } = paper
  return (
    <>
      <Card className="panel">
        <h2>Paper</h2>
        {isLocked && <p>Somebody has taken it, so its questions and minutes stay.</p>}
        {problems.map(({ field, message }) => (
          <p key={field + message} className="problem">
            {message}
          </p>
        ))}
        <Button onClick={() => void read(async () => setPreview(await staff.staffPaperSteps.previewPaper({ id })))}>
          Preview
        </Button>
        <Button onClick={() => void read(async () => setPrinted(await staff.staffPaperSteps.previewPaper({ id })))}>
          Print with an answer sheet
        </Button>
        <Steps />
        <h3>Blueprint</h3>
        <p className="quiet">Languages: {languages.map((each) => languageNames[each]).join(', ') || 'none'}</p>
        {counts.map(({ section, chapter, difficulty, count }) => (
          <p key={section + chapter + difficulty}>
            {section}: {chapter}, {difficulty.toLowerCase()}: {count}
          </p>
        ))}
        {printed && (
          <PrintPack
            title={title.en}
            minutes={durationMinutes}
            marks={totalMarks}
            preview={printed}
            onDone={stopPrinting}
          />
        )}
        {preview && <PaperPreview preview={preview} onClose={() => setPreview(undefined)} />}
      </Card>
      {isLocked && <LivePanel id={id} />}
      {isLocked && <ResultsPanel id={id} />}
    </>
  )
}

function Steps() {
  const paper = useStaffRecord('papers')
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction()
  if (!paper || !permissions?.includes('tests.approve')) return null
  const { id, version, status, release, releasedAt, isLocked } = paper
  const { retirePaper, releaseResults } = staff.staffPaperSteps
  const canRelease = release === 'BY_STAFF' && releasedAt === null && isLocked
  return (
    <>
      {status !== 'PUBLISHED' && <Publish {...paper} />}
      {status !== 'RETIRED' && (
        <Button onClick={() => void act(() => retirePaper({ id, version }), 'The paper is retired.')}>Retire</Button>
      )}
      {canRelease && (
        <Button onClick={() => void act(() => releaseResults({ id, version }), 'The results are released.')}>
          Release the results
        </Button>
      )}
    </>
  )
}

function Publish({ id, version, problems, editors }: NonNullable<ReturnType<typeof useStaffRecord<'papers'>>>) {
  const { identity } = useGetIdentity()
  const act = useAction()
  const isOwn = editors.includes(String(identity?.id))
  const publish = () => staff.staffPaperSteps.publishPaper({ id, version })
  if (isOwn) return <p>You edited this paper. Another person must publish it.</p>
  return (
    <Button disabled={problems.length > 0} onClick={() => void act(publish, 'The paper is published.')}>
      Publish
    </Button>
  )
}

function PaperPreview({ preview, onClose }: { readonly preview: Preview; readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="preview">
      <DialogTitle id="preview">The paper as learners read it</DialogTitle>
      <DialogContent>
        {preview.sections.map((section) => (
          <section key={section.id}>
            <h3>{section.name}</h3>
            <p className="quiet">
              {section.marks.map(({ kind, full, wrong }) => `${kind}: +${full}, wrong ${wrong}`).join('; ')}
              {section.allowed !== null && `; ${section.allowed} answers count`}
            </p>
            {preview.questions
              .filter(({ sectionId }) => sectionId === section.id)
              .map((question, i) => (
                <PreviewQuestion key={question.id} no={i + 1} question={question} preview={preview} />
              ))}
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

interface QuestionProps {
  readonly no: number
  readonly question: Preview['questions'][number]
  readonly preview: Preview
}

function PreviewQuestion({ no, question, preview }: QuestionProps) {
  const [first] = Object.entries(question.texts)
  const passage = preview.passages.find(({ id }) => id === question.passageId)
  const stem = passage && Object.values(passage.texts)[0]?.stem
  if (!first?.[1]) return null
  const [lang, text] = first
  const parts = [...Object.entries(text.rows), ...Object.entries(text.columns), ...question.optionIds.map((id) => [id, text.options[id] ?? ''] as const)] // prettier-ignore
  return (
    <article lang={lang}>
      <h4>Question {no}</h4>
      {stem && <Maths html={stem} />}
      <Maths html={text.stem} />
      {parts.map(([id, html]) => (
        <div key={id} className="drawn-option">
          <span>{id}</span> <Maths html={html} />
        </div>
      ))}
    </article>
  )
}
