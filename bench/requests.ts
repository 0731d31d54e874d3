// JSON over a connection of a virtual user: every answer must be a 200, and what it says is looked at.
import type { Connection, Request } from './measure/connection.ts'

export async function send(connection: Connection, request: Request): Promise<string> {
  const { status, body } = await connection.send(request)
  if (status !== 200) throw new Error(`${request.path}: ${status} ${body.toString()}`)
  return body.toString()
}

export async function ask(connection: Connection, request: Request): Promise<OrderResponse> {
  return JSON.parse(await send(connection, request)) as OrderResponse // its fields are checked one by one
}

/** The fields that the bench reads in any of the answers. */
export interface OrderResponse {
  readonly successData?: { readonly discount: number }
  readonly status?: string
  readonly orderId?: string
  readonly amount?: number
  readonly discount?: number
  readonly next?: { readonly upiUri: string | null; readonly redirectUrl: string | null }
  readonly enrolmentResult?: string
  readonly token?: string
  readonly quote?: { readonly token: string }
  readonly CREDIT?: readonly EmiCard[]
  readonly CARDLESS?: readonly EmiCard[]
}

export interface EmiCard {
  readonly plans: readonly { readonly planId: string; readonly charged: number }[]
}

export function demand(holds: boolean | undefined, what: string, answer: object): void {
  if (!holds) throw new Error(`not so: ${what}. ${JSON.stringify(answer)}`)
}

export function post(path: string, headers: Readonly<Record<string, string>>, body: object): Request {
  return { method: 'POST', path, headers, body: JSON.stringify(body) }
}
