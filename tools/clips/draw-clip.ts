// These functions run in a browser, one after another: only their own text reaches it, so they meet in the window.
import type { Clip, SCENES } from '#server/seed/media/clip-scenes.ts'

type Place = readonly [x: number, y: number]
type Writing = { readonly size?: number; readonly colour?: string; readonly bold?: boolean }

export interface Drawing {
  readonly clip: Clip
  readonly scenes: typeof SCENES
  readonly seconds: number
}

/** The window of the page that draws. */
export interface Board {
  canvas: HTMLCanvasElement
  pen: CanvasRenderingContext2D
  write: (words: string, place: Place, writing?: Writing) => void
  /** Writes so many seconds long. */
  type: (words: string, since: number, place: Place, writing?: Writing) => void
  box: (place: Place, size: Place, colour: string) => void
  scene: (now: number) => void
  classScene: (now: number) => void
  frame: (now: number) => void
}

/** The board and its chalks. */
export function setUpBoard(): void {
  const board = window as unknown as Board
  board.canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
  const pen = board.canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  board.pen = pen
  board.write = (words, [x, y], { size = 22, colour = '#f6f2e6', bold = false } = {}) => {
    pen.font = `${bold ? 700 : 500} ${size}px 'Anek Latin', 'Noto Sans', sans-serif`
    pen.fillStyle = colour
    pen.fillText(words, x, y)
  }
  board.type = (words, since, place, writing) =>
    board.write(words.slice(0, Math.max(0, Math.floor(since * 22))), place, writing)
  board.box = ([x, y], [width, height], colour) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(x, y, width, height, 12)
    pen.fill()
  }
}

/** Everything that is written on the board, by its time. */
export function setScenes({ clip, scenes }: Drawing): void {
  const board = window as unknown as Board
  const [genda, rani, mor] = ['#f5a81c', '#e2457f', '#58c4cb']

  function lines(texts: readonly string[], since: number, [gap, pause]: Place) {
    for (const [i, text] of texts.entries()) board.type(text, since - i * pause, [28, 88 + i * gap], { size: 24 })
  }

  function poll(since: number) {
    const { ask, options, shares } = clip.poll
    board.write(ask, [28, 172], { size: 20, bold: true, colour: mor })
    for (const [i, option] of options.entries()) {
      const share = (shares[i] ?? 0) * Math.min(1, since / 7)
      board.box([120, 188 + i * 46], [8 + share * 9, 32], shares[i] === Math.max(...shares) ? genda : '#3a6772')
      board.write(option, [28, 211 + i * 46], { size: 19 })
      board.write(String(Math.round(share)), [138 + share * 9, 211 + i * 46], { size: 17, bold: true })
    }
  }

  function doubt(since: number) {
    board.box([28, 246], [400, 34], '#3a1d33')
    board.type(clip.doubt.ask, since, [42, 269], { size: 18, colour: rani, bold: true })
    for (const [i, answer] of clip.doubt.answer.entries())
      board.type(answer, since - 3.5 - i * 2.5, [42, 306 + i * 28], { size: 20, colour: mor })
  }

  board.scene = (now) => {
    if (now < scenes.question) {
      board.write(clip.title, [28, 150], { size: 38, bold: true, colour: genda })
      board.write(clip.about, [28, 190], { size: 20 })
      return
    }
    board.write(clip.title, [28, 40], { size: 18, bold: true, colour: genda })
    if (now < scenes.steps) lines(clip.question, now - scenes.question, [34, 2.2])
    if (now >= scenes.poll && now < scenes.steps) poll(now - scenes.poll)
    if (now >= scenes.steps && now < scenes.homework) lines(clip.steps, now - scenes.steps, [42, 4])
    if (now >= scenes.doubt && now < scenes.homework) doubt(now - scenes.doubt)
    if (now >= scenes.homework) lines(clip.homework, now - scenes.homework, [44, 1.6])
    if (now >= scenes.end)
      board.write('The replay and the notes are in the course.', [28, 300], { size: 19, colour: mor })
  }
}

/** The whole picture: the board, the teacher, the time. The portrait is a data: address. */
export async function setFrame({ clip, seconds, portrait }: Drawing & { readonly portrait: string }): Promise<void> {
  const board = window as unknown as Board
  const { pen } = board
  const face = Object.assign(new Image(), { src: portrait })
  await face.decode()
  board.frame = (now) => {
    pen.fillStyle = '#12303a'
    pen.fillRect(0, 0, 640, 360)
    pen.fillStyle = '#0c222a'
    pen.fillRect(488, 0, 152, 360)
    pen.save()
    pen.beginPath()
    pen.arc(564, 74, 48 + 1.5 * Math.sin(now * 3), 0, 7)
    pen.clip()
    pen.drawImage(face, 512, 22, 104, 104)
    pen.restore()
    board.write(clip.teacher, [506, 146], { size: 15, bold: true })
    board.box([506, 158], [52, 20], '#c0341d')
    board.write('LIVE', [516, 173], { size: 13, bold: true })
    board.write('38 here', [566, 173], { size: 13 })
    board.scene(now)
    pen.fillStyle = '#f5a81c'
    pen.fillRect(0, 355, (640 * now) / seconds, 5)
  }
}

/** Records it in real time. The film and one picture of it are answered in base64. */
export async function record({ seconds, posterAt }: { readonly seconds: number; readonly posterAt: number }) {
  const { canvas, frame } = window as unknown as Board
  const settings = { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 60_000 }
  const recorder = new MediaRecorder(canvas.captureStream(12), settings)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  frame(posterAt)
  const poster = canvas.toDataURL('image/png').split(',')[1] ?? ''
  const begun = performance.now()
  recorder.start(1_000)
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = (performance.now() - begun) / 1_000
      frame(Math.min(now, seconds))
      if (now < seconds) return
      clearInterval(timer)
      resolve()
    }, 80)
  })
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { film: btoa(text), poster }
}
