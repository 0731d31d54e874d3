// One request for drawing, as it goes to the thread (drawing-thread.ts) and comes back: data only.
import type { QuestionTexts } from '#core/modules/questions/question-text.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Findings } from './findings.ts'
import { renderReading, type Reading } from './reading.ts'
import { renderTexts, type Rendering } from './render-text.ts'

type Picture = NonNullable<ReturnType<Findings['picture']>>
export type PictureList = readonly (readonly [id: string, picture: Picture])[]

interface Readings {
  readonly kind: 'READINGS'
  readonly readings: readonly { readonly source: string; readonly lang: Language; readonly prefix: string }[]
  readonly pictures: PictureList
}

interface Question {
  readonly kind: 'QUESTION'
  readonly texts: QuestionTexts
  readonly pictures: PictureList
}

export type DrawingRequest = Readings | Question

/** A list of readings, or the rendering of a question. */
export function answerDrawing(request: DrawingRequest): readonly Reading[] | Rendering<QuestionTexts> {
  const pictures = new Map(request.pictures)
  const picture = (id: string) => pictures.get(id)
  if (request.kind === 'QUESTION') return renderTexts(request.texts, picture)
  return request.readings.map(({ source, ...how }) => renderReading(source, { ...how, picture }))
}
