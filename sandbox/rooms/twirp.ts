// Twirp: POST /twirp/{package.Service}/{Method}, in protobuf or in its JSON form.
import type { VideoGrant } from './tokens.ts'

export class TwirpError extends Error {
  override name = 'TwirpError'
  readonly code: string
  readonly status: number

  constructor(code: string, status: number, message: string) {
    super(message)
    this.code = code
    this.status = status
  }
}

export function notFound(what: string): TwirpError {
  return new TwirpError('not_found', 404, `${what} does not exist`)
}

export interface Message {
  readonly toBinary: () => Uint8Array
  readonly toJsonString: () => string
}

interface MessageType<T> {
  readonly fromBinary: (bytes: Uint8Array) => T
  readonly fromJsonString: (text: string, options: { ignoreUnknownFields: boolean }) => T
}

export interface TwirpCall {
  readonly isJson: boolean
  readonly body: Buffer
  readonly grant: VideoGrant
}

/** Reads one call. `room` is the name of the room it is about, if any; `run` does it. */
export type TwirpMethod = (call: TwirpCall) => { readonly room: string | undefined; readonly run: () => Message }

export interface MethodOptions<T> {
  readonly request: MessageType<T>
  readonly isAllowed: (grant: VideoGrant, request: T) => boolean
  readonly roomOf: (request: T) => string | undefined
  readonly run: (request: T) => Message
}

export function twirpMethod<T>({ request: type, isAllowed, roomOf, run }: MethodOptions<T>): TwirpMethod {
  return ({ isJson, body, grant }) => {
    const request = isJson
      ? type.fromJsonString(body.toString() || '{}', { ignoreUnknownFields: true })
      : type.fromBinary(body)
    if (!isAllowed(grant, request)) throw new TwirpError('permission_denied', 403, 'permissions denied')
    return { room: roomOf(request), run: () => run(request) }
  }
}
