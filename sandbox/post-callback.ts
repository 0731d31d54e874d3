// One try at telling the product what has happened.
import { request, type Agent } from 'undici'

export interface CallbackRequest {
  readonly agent: Agent
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly answerWithinMs: number
}

export interface CallbackOutcome {
  /** 0 when there was no answer. */
  readonly status: number
  /** The status, or why there was no answer. */
  readonly text: string
}

export async function postCallback({
  agent,
  url,
  headers,
  body,
  answerWithinMs,
}: CallbackRequest): Promise<CallbackOutcome> {
  try {
    const answer = await request(url, {
      method: 'POST',
      dispatcher: agent,
      headers,
      body,
      headersTimeout: answerWithinMs,
      bodyTimeout: answerWithinMs,
    })
    await answer.body.dump()
    return { status: answer.statusCode, text: String(answer.statusCode) }
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error) }
  }
}
