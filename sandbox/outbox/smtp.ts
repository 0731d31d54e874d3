// A mail server that takes everything and keeps it.
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Knobs } from '../knobs.ts'
import type { Outbox } from './outbox.ts'
import type { VendorCallbacks } from './vendor-callbacks.ts'

const LARGEST = 10 * 1024 * 1024

interface MailContext {
  readonly knobs: Knobs
  readonly outbox: Outbox
  readonly callbacks: VendorCallbacks
}

export interface MailServer {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Rejects when the port is in use. 0 is any free port. */
export async function startMailServer(port: number, host: string, desk: MailContext): Promise<MailServer> {
  const server = new SMTPServer({
    name: 'sandbox',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    closeTimeout: 200,
    onData: callbackify((stream: SMTPServerDataStream, session: SMTPServerSession) => take(stream, session, desk)),
  })
  // A connection that breaks is the other side's affair.
  server.on('error', () => {})
  const listening = await new Promise<number>((resolve, reject) => {
    const net = server.listen(port, host, () => {
      const address = net.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
    net.once('error', reject)
  })
  return { port: listening, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Errors thrown here are answered to the sender. */
async function take(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  { knobs, outbox, callbacks }: MailContext,
): Promise<void> {
  const { mailFault } = knobs.of()
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk) // a PassThrough of buffers
  if (mailFault === 'HANG') return new Promise<never>(() => {})
  if (mailFault === 'TRY_LATER') throw Object.assign(new Error('Try again later'), { responseCode: 451 })
  return keep(Buffer.concat(chunks), session, { outbox, callbacks })
}

async function keep(
  raw: Buffer,
  session: SMTPServerSession,
  { outbox, callbacks }: Omit<MailContext, 'knobs'>,
): Promise<void> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
  const attachments = mail.attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? 'attachment',
    type: mimeType,
    base64: String(content),
  }))
  const { subject = '', from, messageId: providerId = '' } = mail
  const text = mail.text?.trimEnd() ?? ''
  const html = mail.html?.trimEnd() ?? ''
  for (const { address } of session.envelope.rcptTo)
    callbacks.reportOn(
      outbox.add({
        channel: 'MAIL',
        providerId,
        to: address,
        from: from?.address ?? '',
        subject,
        text,
        html,
        attachments,
      }),
    )
}
