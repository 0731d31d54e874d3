import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/ticket.ts'
import { FileField } from './file-field.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TextField } from './text-field.tsx'
import { changeTicket, readTicket } from './ticket.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readTicket(page, args.params.ticket))
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, (submission) => changeTicket(submission, args.params.ticket))
}

export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  const { no, subject, status, isEscalated, answerBy, path, messages, done } = loaderData
  const link = useLink()
  return (
    <MePage
      title={subject}
      tab="/help"
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} isEscalated={isEscalated} />
          <Trans>Question no. {no}</Trans>
          {path && (
            <a href={link(path)} className="text-link">
              <Trans>The page it is about</Trans>
            </a>
          )}
        </span>
      }
      problem={actionData?.problem}
      done={done ? <DoneText done={done} /> : undefined}
    >
      {answerBy && (
        <p className="text-ink-2">
          <Trans>You get an answer by {answerBy}.</Trans>
        </p>
      )}
      <ol className="grid max-w-prose gap-3">
        {messages.map((message) => (
          <li key={message.id}>
            <Message {...message} />
          </li>
        ))}
      </ol>
      <Actions {...loaderData} />
      <a href={link('/help')} className="text-link w-fit">
        <Trans>All questions</Trans>
      </a>
    </MePage>
  )
}

function DoneText({ done }: { readonly done: string }) {
  if (done === 'solve') return <Trans>Thank you. The question is marked as solved.</Trans>
  if (done === 'escalate') return <Trans>A senior colleague has your question now.</Trans>
  return <Trans>Sent. We notify you when we have answered.</Trans>
}

type TicketData = Awaited<ReturnType<typeof readTicket>>

function Message({ author, text, time, machineTime, files }: TicketData['messages'][number]) {
  return (
    <article className={`card grid gap-2 ${author === 'STAFF' ? 'bg-mor-tint' : ''}`}>
      <p className="text-sm text-ink-3">
        {author === 'STAFF' ? <Trans>Kandil</Trans> : <Trans>You</Trans>} · <time dateTime={machineTime}>{time}</time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {files.map(({ key, name, type, address, width, height }) => (
            <li key={key}>
              <a href={address} className="text-link grid gap-1 text-sm wrap-anywhere">
                {type !== 'application/pdf' && (
                  <img
                    src={address}
                    alt=""
                    width={width ?? undefined}
                    height={height ?? undefined}
                    loading="lazy"
                    className="h-24 w-auto max-w-full rounded-m object-contain"
                  />
                )}
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function Actions({
  status,
  mayEscalate,
  idempotencyKey,
}: Pick<TicketData, 'status' | 'mayEscalate' | 'idempotencyKey'>) {
  const { t } = useLingui()
  return (
    <div className="grid max-w-prose gap-4">
      <Card
        id="write"
        title={status === 'SOLVED' ? <Trans>Is something still wrong?</Trans> : <Trans>Write again</Trans>}
      >
        <PageForm className="grid gap-4">
          <input type="hidden" name="key" value={idempotencyKey} />
          <TextField label={t`Your message`} />
          <FileField />
          <Button size="fit">
            <Trans>Send</Trans>
          </Button>
        </PageForm>
      </Card>
      {status !== 'SOLVED' && (
        <PageForm>
          <Button kind="ghost" size="fit" name="step" value="solve">
            <Trans>It is solved</Trans>
          </Button>
        </PageForm>
      )}
      {mayEscalate && (
        <Disclosure title={<Trans>Ask a senior colleague</Trans>}>
          <PageForm className="grid gap-4">
            <EscalationText />
            <Button kind="ghost" size="fit" name="step" value="escalate">
              <Trans>Ask a senior colleague</Trans>
            </Button>
          </PageForm>
        </Disclosure>
      )}
    </div>
  )
}

/** Two fields of one page need two ids. */
function EscalationText() {
  return (
    <label className="grid gap-1">
      <span className="font-semibold">
        <Trans>Why does the answer not help?</Trans>
      </span>
      <textarea
        name="text"
        rows={3}
        maxLength={2_000}
        required
        className="min-h-12 w-full rounded-m border border-edge bg-surface px-3 py-2"
      />
    </label>
  )
}
