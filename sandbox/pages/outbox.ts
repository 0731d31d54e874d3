import type { Message } from '../outbox/outbox.ts'
import { html, type Html } from './html.ts'
import { page, when } from './layout.ts'

const SHOWN = 50

export function outboxPage(messages: readonly Message[], to: string): string {
  return page(
    'Outbox',
    html`<h1>Outbox</h1>
      <p>Every SMS, WhatsApp message, call and mail of the product, newest first.</p>
      <form method="get" action="/outbox" class="row">
        <label for="to" style="margin:0">Sent to</label>
        <input
          id="to"
          name="to"
          value="${to}"
          placeholder="98765 43210 or a mail address"
          style="flex:1 1 12rem;width:auto"
        />
        <button>Show</button>
      </form>
      ${messages.length === 0 ? html`<p class="soft">Nothing yet.</p>` : messages.slice(0, SHOWN).map(messageCard)}`,
  )
}

const NAMES: Readonly<Record<string, string>> = { WHATSAPP: 'WhatsApp', VOICE: 'Call' }

function messageCard({ id, channel, to, subject, text, html: body, code, attachments, at, reports }: Message): Html {
  return html`<article class="card">
    <p class="soft">
      ${NAMES[channel] ?? channel} to <strong>${to}</strong>,
      ${when(at)}${reports.length > 0 && `, reported: ${reports.join(', ')}`}
    </p>
    ${code && html`<p class="code">${code}</p>`} ${subject && html`<p><strong>${subject}</strong></p>`}
    <p style="white-space:pre-line;overflow-wrap:anywhere">${text}</p>
    ${body && html`<p><a href="/outbox/${id}">As it looks</a></p>`}
    ${(channel === 'SMS' || channel === 'WHATSAPP') && replyForm(id)}
    ${attachments.map(({ name }, i) => html`<p><a href="/outbox/${id}/${i}">${name}</a></p>`)}
  </article>`
}

function replyForm(id: string): Html {
  return html`<form method="post" action="/outbox/${id}/reply" class="row">
    <input name="text" aria-label="Reply" placeholder="STOP, or any words" required style="flex:1 1 12rem;width:auto" />
    <button>Reply</button>
  </form>`
}
