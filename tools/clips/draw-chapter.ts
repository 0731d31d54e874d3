// Runs in a browser, after setUpBoard.
import type { chapterSteps } from '#server/seed/media/chapter-scenes.ts'
import type { Board } from './draw-clip.ts'

export interface ChapterDrawing {
  readonly title: string
  readonly steps: typeof chapterSteps
  readonly seconds: number
}

/** A lantern that lights a point more with each step. */
export function setChapterFrame({ title, steps, seconds }: ChapterDrawing): void {
  const board = window as unknown as Board
  const { pen } = board
  const colours = ['#f5a81c', '#e2457f', '#58c4cb', '#8ea2ff', '#f5a81c']

  function lantern(lit: number, now: number) {
    pen.save()
    pen.translate(520, 168)
    pen.rotate(0.03 * Math.sin(now * 1.4))
    for (let point = 0; point < 10; point += 1) {
      pen.rotate(Math.PI / 5)
      pen.fillStyle = point < lit * 2 ? (colours[Math.floor(point / 2)] ?? '#24505c') : '#24505c'
      pen.beginPath()
      pen.moveTo(0, -92)
      pen.lineTo(17, -34)
      pen.lineTo(-17, -34)
      pen.closePath()
      pen.fill()
    }
    pen.restore()
  }

  board.frame = (now) => {
    pen.fillStyle = '#12303a'
    pen.fillRect(0, 0, 640, 360)
    board.write(title, [28, 62], { size: 30, bold: true, colour: '#f5a81c' })
    for (const [i, { at, line }] of steps.entries())
      if (now >= at) board.type(line, now - at, [28, 76 + i * 46], { size: 24 })
    lantern(steps.filter(({ at, line }) => line !== '' && now >= at).length, now)
    pen.fillStyle = '#f5a81c'
    pen.fillRect(0, 355, (640 * now) / seconds, 5)
  }
}
