import { useCallback, useEffect, useState } from 'react'
import { MOST_SLIDE_BYTES } from '#core/modules/classroom/pane/slide.ts'
import { PICTURE_TYPES } from '#core/modules/media/limits.ts'
import { callApi, type ApiAnswer } from '../../room/call-api.ts'

export interface TeachersSlide {
  readonly id: string
  readonly no: number
  readonly url: string
  readonly width: number
  readonly height: number
}

interface SlideList {
  readonly slides: readonly TeachersSlide[]
  readonly shownId: string | null
}

export interface SlidesInUse extends SlideList {
  /** How many of the chosen pictures still have to be sent. */
  readonly left: number
  readonly problem: string | undefined
  readonly add: (files: readonly File[]) => Promise<void>
  readonly show: (slideId: string | null) => Promise<void>
  readonly remove: (slideId: string) => Promise<void>
}

const AWAY = 'There is no connection. Check it and try again.'

/** The slides of a class, and what its teacher does with them. */
export function useSlides(classId: string): SlidesInUse {
  const path = `/teacher/sessions/${classId}`
  const [list, setList] = useState<SlideList>({ slides: [], shownId: null })
  const [left, setLeft] = useState(0)
  const [problem, setProblem] = useState<string>()
  const look = useCallback(async () => {
    const answer = await callApi<SlideList>('GET', `${path}/slides`)
    if (answer !== 'AWAY' && 'ok' in answer) setList(answer.ok)
  }, [path])
  useEffect(() => {
    const begin = () => void look()
    begin()
  }, [look])
  const change = async (method: 'PUT' | 'DELETE', below: string, body?: object) => {
    const answer = await callApi(method, path + below, body)
    setProblem(faultOf(answer))
    await look()
  }
  return {
    ...list,
    left,
    problem,
    async add(files) {
      setProblem(undefined)
      for (const [place, file] of files.entries()) {
        setLeft(files.length - place)
        const fault = await send(path, file)
        if (fault) setProblem(`${file.name}: ${fault}`)
        await look()
      }
      setLeft(0)
    },
    show: (slideId) => change('PUT', '/shown-slide', { slideId }),
    remove: (slideId) => change('DELETE', `/slides/${slideId}`),
  }
}

interface Announced {
  readonly slideId: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends one picture. Answers why it was not taken. */
async function send(path: string, file: File): Promise<string | undefined> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'This is no PNG, JPEG, WebP or AVIF picture.'
  if (file.size > MOST_SLIDE_BYTES) return 'This picture is larger than 5 MB. Choose a smaller one.'
  const announced = await callApi<Announced>('POST', `${path}/slides`, { type: file.type, bytes: file.size })
  if (announced === 'AWAY') return AWAY
  if ('refused' in announced) return announced.sentence
  const { slideId, url, headers } = announced.ok
  const sent = await fetch(url, { method: 'PUT', headers, body: file }).catch(() => undefined)
  if (!sent?.ok) return AWAY
  return faultOf(await callApi('PUT', `${path}/slides/${slideId}`))
}

function faultOf(answer: ApiAnswer<unknown>): string | undefined {
  if (answer === 'AWAY') return AWAY
  return 'refused' in answer ? answer.sentence : undefined
}
