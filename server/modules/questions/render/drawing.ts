// Texts of members of staff are drawn in a thread: a formula of two thousand signs can keep a processor busy for seconds.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import type { QuestionTexts } from '#core/modules/questions/question-text.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { createGate } from '#server/platform/access/gate.ts'
import type { Operation } from '#server/platform/call.ts'
import { keepThread, threadProgram } from '#server/platform/jobs/thread.ts'
import type { Findings } from './findings.ts'
import type { DrawingRequest, PictureList } from './draw.ts'
import type { Reading } from './reading.ts'
import type { Rendering } from './render-text.ts'

/** The largest question that people write is drawn in a tenth of a second; a busy machine takes longer. */
const LIMITS = { megabytes: 192, withinMs: 8_000 }
const thread = keepThread(threadProgram(import.meta.url, 'drawing-thread'), LIMITS, {
  mostWaiting: 20,
  patienceMs: 30_000,
})

type Figure = ReturnType<Findings['picture']>
type Figures = ReadonlyMap<string, NonNullable<Figure>>

interface ReadingRequest {
  readonly source: string
  readonly lang: Language
  readonly prefix: string
}

/** Throws INVALID_INPUT for texts that take too long, and SERVICE_UNAVAILABLE when too many wait. */
export async function drawQuestion(texts: QuestionTexts, figures: Figures): Promise<Rendering<QuestionTexts>> {
  return (await draw({ kind: 'QUESTION', texts, pictures: listOf(figures) }, 'texts')) as Rendering<QuestionTexts> // draw.ts
}

/**
 * All texts of one page, found again by their language and prefix. The field is named when they take too long. Throws as
 * `drawQuestion` does.
 */
export async function drawReadings(
  readings: readonly ReadingRequest[],
  figures: Figures,
  field: string,
): Promise<(lang: Language, prefix: string) => Reading> {
  const asked = { kind: 'READINGS', readings, pictures: listOf(figures) } as const
  const drawn = readings.length === 0 ? [] : ((await draw(asked, field)) as readonly Reading[]) // draw.ts
  return (lang, prefix) => drawn[readings.findIndex((each) => each.lang === lang && each.prefix === prefix)] ?? nothing
}

const nothing: Reading = { html: '', headings: [], links: [], problems: [] }

async function draw(request: DrawingRequest, field: string): Promise<unknown> {
  const drawn = await thread.ask(request)
  if (drawn !== 'TOO_MUCH') return drawn
  throw new DomainError(
    commonErrors.INVALID_INPUT,
    {},
    { [field]: 'Drawing this takes too long. Shorten its formulae.' },
  )
}

function listOf(figures: Figures): PictureList {
  return [...figures].map(([id, { url, width, height }]) => [id, { url, width, height }] as const)
}

/** A save keeps its database connection while its texts are drawn: few at a time leave the other connections to families. */
const fewAtOnce = createGate({ mostAtOnce: 2, mostWaiting: 20, patienceMs: 30_000 })

/** The operations of a resource whose saves draw texts. */
export function drawingInTurn(operations: readonly Operation[]): readonly Operation[] {
  return operations.map((operation) => {
    const { endpoint, handle } = operation
    if (endpoint.method === 'GET') return operation
    return { ...operation, handle: (ctx, input, call) => fewAtOnce.pass(() => handle(ctx, input, call)) }
  })
}
