// The side panel of a lesson: its film or notes, captions, or test.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { usePermissions } from 'react-admin'
import { typesFor } from '#core/modules/media/file-types.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { staff, useStaffRecord, type ResourceName, type StaffRecord } from '../../frame/contract.ts'
import { CaptionsInput, captionsSaved } from '../../kit/inputs/captions-input.tsx'
import { FileButton } from '../../kit/inputs/file-button.tsx'
import { RecordChoice } from '../../kit/inputs/record-choice.tsx'
import { NameOf } from '../../kit/names/name-of.tsx'
import { useAction } from '../../kit/use-action.ts'
import { words } from '../../kit/fields.tsx'
import { sendFile } from './send-file.ts'

type Lesson = StaffRecord<'lessons'>
type Content = Awaited<ReturnType<typeof staff.staffLessonFiles.getContent>>
type LessonId = Parameters<typeof sendFile>[0]['lessonId']

export function LessonContent() {
  const lesson = useStaffRecord('lessons')
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction({ refreshes: false })
  const [content, setContent] = useState<Content>()
  const { id, version } = lesson ?? {}
  useEffect(() => {
    if (id !== undefined) void act(() => staff.staffLessonFiles.getContent({ id: id as LessonId })).then(setContent) // a lesson's own id
    // oxlint-disable-next-line exhaustive-deps -- `act` is new with every drawing
  }, [id, version])
  if (!lesson || !content) return null
  const mayEdit = permissions?.includes('catalogue.edit')
  return (
    <Card className="panel">
      <h2>Behind this lesson</h2>
      <Shown {...lesson} content={content} />
      {mayEdit && <NewContent lesson={lesson} content={content} onContent={setContent} />}
    </Card>
  )
}

function Shown({
  kind,
  isEmpty,
  contentId,
  content: { file, captions, paperId },
}: Lesson & { readonly content: Content }) {
  if (kind === 'LIVE') return <p>{isEmpty ? 'No batch of the course has classes of this subject.' : 'The classes of the timetable.'}</p> // prettier-ignore
  if (kind === 'AI' && contentId !== null)
    return (
      <p>
        Lesson led by AI: <NameOf of="ai-lessons" id={contentId} />
      </p>
    )
  if (paperId !== null)
    return (
      <p>
        Test: <NameOf of="papers" id={paperId} />
      </p>
    )
  if (!file) return <p className="quiet">Nothing yet. The course cannot be published with this lesson.</p>
  return (
    <>
      {kind === 'FILM' ? (
        <video src={file.url} controls preload="metadata" width="100%" />
      ) : (
        <a href={file.url}>Open</a>
      )}
      <p className="quiet">
        {words(file.type)}, {Math.ceil(file.bytes / 1_000)} KB{file.lengthSec !== null && `, ${file.lengthSec} seconds`}
      </p>
      {captions.length > 0 && <p className="quiet">Captions: {captions.map((lang) => words(lang)).join(', ')}</p>}
    </>
  )
}

interface NewContentProps {
  readonly lesson: Lesson
  readonly content: Content
  readonly onContent: (content: Content) => void
}

function NewContent({ lesson, content, onContent }: NewContentProps) {
  const { kind } = lesson
  if (kind === 'FILM' || kind === 'NOTES')
    return (
      <>
        <FileInput lesson={lesson} onContent={onContent} />
        {kind === 'FILM' && content.file && <Captions lesson={lesson} onContent={onContent} />}
      </>
    )
  if (kind === 'AI') return <AiLessonInput lesson={lesson} onContent={onContent} />
  return kind === 'TEST' ? <TestInput lesson={lesson} onContent={onContent} /> : null
}

type InputProps = Pick<NewContentProps, 'lesson' | 'onContent'>

function FileInput({ lesson: { id, kind }, onContent }: InputProps) {
  const act = useAction()
  const [sent, setSent] = useState<number>()
  const take = async (file: File) => {
    setSent(0)
    const content = await act(() => sendFile({ lessonId: id as LessonId, file, onPart: setSent }), 'Saved and in use.')
    setSent(undefined)
    if (content) onContent(content)
  }
  return (
    <>
      <FileButton accept={typesFor(kind).join(',')} isDisabled={sent !== undefined} onFile={(file) => void take(file)}>
        {kind === 'FILM' ? 'Choose a film' : 'Choose notes'}
      </FileButton>
      {sent !== undefined && <progress value={sent} aria-label="Sent" />}
    </>
  )
}

function Captions({ lesson: { id }, onContent }: InputProps) {
  const act = useAction({ refreshes: false })
  const set = (lang: Language, text: string) =>
    act(async () => {
      await staff.staffLessonFiles.setCaptions({ id: id as LessonId, lang, text })
      onContent(await staff.staffLessonFiles.getContent({ id: id as LessonId }))
    }, captionsSaved(text))
  return <CaptionsInput onSet={(lang, text) => void set(lang, text)} />
}

function TestInput({ lesson: { id }, onContent }: InputProps) {
  const save = (paperId: StaffRecord<'papers'>['id']) => staff.staffLessonFiles.setTest({ id: id as LessonId, paperId })
  return <RecordInput of="papers" label="Test" lessonId={id} onSave={save} onContent={onContent} />
}

function AiLessonInput({ lesson: { id }, onContent }: InputProps) {
  const save = (aiLessonId: string) => staff.staffAiLessonActions.setAiLesson({ id, aiLessonId })
  return <RecordInput of="ai-lessons" label="Lesson led by AI" lessonId={id} onSave={save} onContent={onContent} />
}

interface RecordInputProps<N extends ResourceName> extends Pick<NewContentProps, 'onContent'> {
  readonly of: N
  readonly label: string
  readonly lessonId: string
  readonly onSave: (id: StaffRecord<N>['id']) => Promise<unknown>
}

function RecordInput<N extends ResourceName>({ of, label, lessonId, onSave, onContent }: RecordInputProps<N>) {
  const act = useAction()
  const [chosen, setChosen] = useState<StaffRecord<N> | null>(null)
  const save = (id: StaffRecord<N>['id']) =>
    act(async () => {
      await onSave(id)
      onContent(await staff.staffLessonFiles.getContent({ id: lessonId as LessonId }))
    }, 'Saved and in use.')
  return (
    <>
      <RecordChoice of={of} label={label} chosen={chosen} onChoose={setChosen} />
      <Button disabled={chosen === null} onClick={() => chosen && void save(chosen.id)}>
        Put it behind this lesson
      </Button>
    </>
  )
}
