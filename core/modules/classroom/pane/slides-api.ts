// The class sees slides next to the camera, as pictures, and a timer.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { id, Instant } from '#core/kernel/schemas.ts'
import { mediaErrors } from '#core/modules/media/errors.ts'
import { PICTURE_TYPES } from '#core/modules/media/limits.ts'
import { slideErrors as errors, teachingErrors } from '../errors.ts'
import { SessionId } from '../session.ts'
import { LONGEST_TIMER_MINUTES, MOST_SLIDE_BYTES } from './slide.ts'

export const SlideId = id('sld')

/** `url` works for ten minutes. */
export const Slide = z.object({ id: SlideId, no: z.int(), url: z.string(), width: z.int(), height: z.int() })
export type Slide = z.infer<typeof Slide>

const ofClass = z.object({ id: SessionId })
const ofSlide = ofClass.extend({ slideId: SlideId })
const done = z.object({ isDone: z.literal(true) })
const teacher = { access: 'teacher', owns: { taughtClass: 'id' } } as const

export const slidesApi = {
  listSlides: endpoint({
    ...teacher,
    method: 'GET',
    path: '/teacher/sessions/:id/slides',
    summary: 'Teacher: list the slides of a class, and which one the class sees',
    params: ofClass,
    response: z.object({ slides: z.array(Slide), shownId: SlideId.nullable() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  announceSlide: endpoint({
    ...teacher,
    method: 'POST',
    path: '/teacher/sessions/:id/slides',
    summary: 'Teacher: an address to which one picture may be sent by PUT, for ten minutes',
    params: ofClass,
    body: z.object({ type: z.enum(PICTURE_TYPES), bytes: z.int().min(1).max(MOST_SLIDE_BYTES) }),
    response: z.object({ slideId: SlideId, url: z.string(), headers: z.record(z.string(), z.string()) }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.TOO_MANY_SLIDES, errors.SLIDES_ARE_CLOSED],
    limit: { calls: 240, perSeconds: 60 },
  }),
  keepSlide: endpoint({
    ...teacher,
    method: 'PUT',
    path: '/teacher/sessions/:id/slides/:slideId',
    summary: 'Teacher: keep a picture that was sent (the second time nothing changes)',
    params: ofSlide,
    response: done,
    errors: [commonErrors.NOT_FOUND_ERROR, errors.SLIDE_NOT_SENT, mediaErrors.NOT_A_PICTURE, mediaErrors.PICTURE_MOVES, mediaErrors.PICTURE_OUT_OF_SIZE], // prettier-ignore
    limit: { calls: 240, perSeconds: 60 },
  }),
  removeSlide: endpoint({
    ...teacher,
    method: 'DELETE',
    path: '/teacher/sessions/:id/slides/:slideId',
    summary: 'Teacher: remove a slide; the class no longer sees it',
    params: ofSlide,
    response: done,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  showSlide: endpoint({
    ...teacher,
    method: 'PUT',
    path: '/teacher/sessions/:id/shown-slide',
    summary: 'Teacher: show a slide to the class, or put it away',
    params: ofClass,
    body: z.object({ slideId: SlideId.nullable() }),
    response: done,
    errors: [commonErrors.NOT_FOUND_ERROR, teachingErrors.CLASS_NOT_BEGUN],
  }),
  setTimer: endpoint({
    ...teacher,
    method: 'PUT',
    path: '/teacher/sessions/:id/timer',
    summary: 'Teacher: let the class count down so many minutes, or stop the timer',
    params: ofClass,
    body: z.object({ minutes: z.int().min(1).max(LONGEST_TIMER_MINUTES).nullable() }),
    response: z.object({ endsAt: Instant.nullable() }),
    errors: [commonErrors.NOT_FOUND_ERROR, teachingErrors.CLASS_NOT_BEGUN],
  }),
}
