// The answers of an attempt in the page: the status of each question in the words of NTA's palette.
import type { Answer } from '#core/modules/questions/answer-key.ts'
import type { ResponseStatus } from '#core/modules/attempts/attempt-status.ts'
import { isDecimal } from '#core/modules/questions/decimal.ts'
import { isLocalPhoto, photosOf } from '../photos/local-photo.ts'

/** An answer as this phone has it. */
export interface LocalResponse {
  readonly questionId: string
  readonly seq: number
  readonly value: Answer | null
  readonly status: ResponseStatus
  readonly timeMs: number
  readonly clientAt: number
  /** The epoch of the device that wrote it. */
  readonly epoch: number
  /** The server has it. */
  readonly isSent: boolean
}

export type Responses = Readonly<Record<string, LocalResponse>>

/** NOT_VISITED has no row. */
export type PaletteStatus = ResponseStatus | 'NOT_VISITED'

export function statusOf(responses: Responses, questionId: string): PaletteStatus {
  return responses[questionId]?.status ?? 'NOT_VISITED'
}

/** An answer that counts: decision L-47 has a number count when it is complete. */
export function isGiven(value: Answer | null): boolean {
  if (value === null) return false
  if ('options' in value) return value.options.length > 0
  if ('number' in value) return isDecimal(value.number)
  if ('pairs' in value) return Object.values(value.pairs).some((partners) => partners.length > 0)
  return value.text.trim() !== '' || value.photos.length > 0
}

export function statusFor(value: Answer | null, isMarked: boolean): ResponseStatus {
  if (isGiven(value)) return isMarked ? 'ANSWERED_MARKED' : 'ANSWERED'
  return isMarked ? 'MARKED' : 'VISITED'
}

export function isMarked(status: PaletteStatus): boolean {
  return status === 'MARKED' || status === 'ANSWERED_MARKED'
}

export interface PaletteCounts {
  readonly answered: number
  readonly notAnswered: number
  readonly marked: number
  readonly answeredMarked: number
  readonly notVisited: number
}

export function countStatuses(questionIds: readonly string[], responses: Responses): PaletteCounts {
  const count = (status: PaletteStatus) => questionIds.filter((id) => statusOf(responses, id) === status).length
  return {
    answered: count('ANSWERED'),
    notAnswered: count('VISITED'),
    marked: count('MARKED'),
    answeredMarked: count('ANSWERED_MARKED'),
    notVisited: count('NOT_VISITED'),
  }
}

/** The answers of both sides: those of this phone that the server has not got yet win, unless another device has gone on. */
export function mergeResponses(fromServer: readonly LocalResponse[], fromPhone: readonly LocalResponse[]): Responses {
  const merged = new Map(fromServer.map((each) => [each.questionId, each]))
  for (const each of fromPhone) {
    const isSame = merged.get(each.questionId)?.seq === each.seq
    if (!each.isSent || !merged.has(each.questionId) || (isSame && hasLocalPhoto(each)))
      merged.set(each.questionId, each)
  }
  return Object.fromEntries(merged)
}

function hasLocalPhoto(response: LocalResponse): boolean {
  return photosOf(response).some(isLocalPhoto)
}
